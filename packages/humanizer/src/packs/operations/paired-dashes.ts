import { dashesOf } from "../../language/dashes.ts";
import type { Operation } from "../pack.ts";

export interface DashTable extends Pick<Operation, "rewrites" | "leaves"> {
  /** Words that begin an aside which commas set off as well: "for example", "above all". */
  readonly quiet: RegExp;
  /** Words that open a part which a comma closes: there the second dash stands for it, and a bracket would not. */
  readonly fronts: string;
  /** Words before which a comma stands. */
  readonly follows: string;
}

const mostWords = 16;
/** What an aside may not hold if it is to stand in brackets. */
const loud = /[—–?!¿¡:;()[\]\n]|\.\s|[«»„“”"]/u;

/** An aside between two dashes: brackets set it off whatever it is made of, commas where it says itself that it is one. */
export const pairedDashes = ({ quiet, fronts, follows, rewrites, leaves }: DashTable): Operation => {
  const fronted = new RegExp(`(?:^["“«„¿¡]?|[,;:] |(?<!\\p{L})(?:y|et|und|e) )(?:${fronts.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
  const following = new RegExp(`^(?:${follows.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
  return {
    operation: "paired-dashes",
    why: "Commas or brackets set the aside off as clearly, and leave the dash for the moment that needs it.",
    from: "standard",
    mark: /\p{L} ?— ?[^—.!?\n]{3,120} ?— ?\p{L}|\p{L} – [^–.!?\n]{3,120} – \p{L}/gu,
    rewrites,
    leaves,
    *propose(scene) {
      const [first, second, ...others] = dashesOf(scene);
      if (!first || !second || others.length > 0) return;
      const { text, sentence } = scene;
      const inside = text.slice(first.end, second.start);
      const host = text.slice(sentence.start, first.start);
      const words = inside.split(/\s+/u).length;
      if (words < 2 || words > mostWords || loud.test(inside) || !/\s/u.test(host) || text.charAt(second.start - 1) === ",") return;
      if (fronted.test(host) || following.test(text.slice(second.end, sentence.end))) return;
      const commas = quiet.test(inside) && !inside.includes(",") && !host.includes(",");
      const group = `aside ${first.start}`;
      yield { ...first, after: [commas ? ", " : " ("], group };
      yield { ...second, after: [commas ? ", " : ") "], group };
    },
  };
};
