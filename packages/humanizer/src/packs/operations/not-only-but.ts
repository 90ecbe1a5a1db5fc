import type { Proposal } from "../../rule.ts";
import type { Operation } from "../pack.ts";

export interface NotOnlyTable extends Pick<Operation, "rewrites" | "leaves"> {
  /** Sources of patterns: "not only" with the space after it, and what answers it. */
  readonly head: string;
  readonly link: string;
  /** What stands between the halves instead, made from the words of the link. */
  readonly joins: (link: string) => string;
  /** Words of the first half that make the frame mean something else: another "and", a denial. */
  readonly unless: RegExp;
  /** Links that tie two clauses, so that the frame may open the sentence. */
  readonly clausal?: RegExp;
}

/** "Not only A but also B" becomes "A and also B": both edits, or none. */
export const notOnlyBut = ({ head, link, joins, unless, clausal, rewrites, leaves }: NotOnlyTable): Operation => {
  const frame = new RegExp(`(?<![\\p{L}])(${head})([^.;:,—–!?()\\n]{2,140}?)(,? (?:${link}))(?=[\\p{L}\\d])`, "iu");
  return {
    operation: "not-only-but",
    why: "Both halves are true, so say both; the frame only builds up to the second.",
    from: "standard",
    mark: new RegExp(`(?<![\\p{L}])(?:${head})`, "giu"),
    rewrites,
    leaves,
    *propose(scene): Generator<Proposal> {
      const { text, sentence } = scene;
      const whole = text.slice(sentence.start, sentence.end);
      const found = frame.exec(whole);
      if (!found) return;
      const [, opener = "", one = "", between = ""] = found;
      const opens = !/\p{L}/u.test(whole.slice(0, found.index));
      if (unless.test(one) || (opens && !clausal?.test(between)) || holdsMore(whole.slice(found.index + found[0].length))) return;
      const headAt = sentence.start + found.index;
      const linkAt = headAt + opener.length + one.length;
      const group = `frame ${found.index}`;
      yield* together(group, [headAt, headAt + opener.length, ""], [linkAt, linkAt + between.length, joins(between.replace(/^,/u, "").trim())]);
    },
  };
};

/** A list in the second half would blur where the first one ends. */
const holdsMore = (rest: string) => /^[^.;:!?]{0,120}, [^.;:!?]{1,60} (?:y|e|et|und|ou|o|oder) /u.test(rest);

function* together(group: string, ...edits: readonly (readonly [start: number, end: number, after: string])[]): Generator<Proposal> {
  for (const [start, end, after] of edits) yield { start, end, after: [after], group };
}
