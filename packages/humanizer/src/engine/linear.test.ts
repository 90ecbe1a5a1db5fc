import { expect, test } from "vitest";
import type { Rule } from "../rule.ts";
import { rules } from "../rules/index.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import type { Request } from "../types.ts";
import { rewriteBlocks } from "./rewrite-blocks.ts";

const equipment = { tagger: await loadWinkTagger(), identifyLanguage: () => "en" };
const sentence = "Moreover, it is crucial—and truly vital—to utilize robust tools; they foster growth, ensuring trust. ";

const blocksOf = (request: Request, asked: readonly Rule[]) => [...rewriteBlocks(request, asked, equipment)].filter((block) => block !== undefined);

/** What a rewrite does, counted: a clock tells only how fast a machine is. */
interface Work {
  /** How often a rule is asked of a sentence. */
  readonly asked: number;
  /** Characters that the tagger reads. */
  readonly tagged: number;
  /** Pauses, one for each step of reading, locking and comparing. */
  readonly paused: number;
  /** Characters that patterns look through. */
  readonly searched: number;
}

/**
 * Does the work, and tells how many characters patterns looked through in it: each from where it began to the end of what it found, or to the
 * end of the text. Every way to ask a pattern, `test`, `match`, `replace` or a loop, goes by its `exec`.
 */
function searchedDuring(work: () => void): number {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each pattern below
  const { exec } = RegExp.prototype;
  let searched = 0;
  Reflect.set(RegExp.prototype, "exec", function search(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : text.length;
    // A sticky pattern looks at its place alone.
    searched += this.sticky ? 1 : Math.max(1, end - from);
    return match;
  });
  try {
    work();
  } finally {
    Reflect.set(RegExp.prototype, "exec", exec);
  }
  return searched;
}

function workOn(text: string): Work {
  const work = { asked: 0, tagged: 0, paused: 0, searched: 0 };
  const counting = rules.map((rule) => ({
    ...rule,
    *propose(scene: Parameters<typeof rule.propose>[0]) {
      work.asked += 1;
      yield* rule.propose(scene);
    },
  }));
  const tagger: Tagger = {
    tag(words) {
      work.tagged += words.length;
      return equipment.tagger.tag(words);
    },
  };
  work.searched = searchedDuring(() => {
    for (const step of rewriteBlocks({ text, strength: "strong" }, counting, { ...equipment, tagger })) if (step === undefined) work.paused += 1;
  });
  return work;
}

const paragraph = `${sentence.repeat(4).trim()}\n\n`;

/** Each is repeated to 25 KB and to 200 KB. */
test.each([
  ["one sentence in one block", sentence],
  ["one paragraph", paragraph],
  ["list items", `- ${sentence}\n`],
  ["headings", `# ${sentence}\n\n`],
  ["dashes", "The mill—old, grey—stands. "],
  ["commas and participles", "It stands, making, shaping, ensuring trust, and "],
  ["denials", "It is not a mill; it is a school. "],
  ["triads", "It asks for patience, dedication, and resilience. "],
  ["openers", "By sharing tools, the farms save. This approach helps. "],
  ["half-open quotes", "“It is crucial "],
  ["half links", "[a crucial role]( "],
  ["initials and numbers", "In 1999 A. B. Moore paid $5. "],
])("work grows as the text does: %s", (_, piece) => {
  const filled = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const [little, much] = [workOn(filled(25_000)), workOn(filled(200_000))];
  const grown = (["asked", "tagged", "paused", "searched"] as const).filter((kind) => much[kind] > 8.8 * little[kind] + 200);
  expect({ grown, little, much }).toMatchObject({ grown: [] });
});

test.each([
  ["a hundred thousand characters without a space", "a".repeat(100_000)],
  ["a sentence of 200 KB", `We ${"truly ".repeat(33_000)}agree.`],
  ["20,000 edits in one block", sentence.repeat(2000)],
])("%s comes through", (_, text) => {
  expect(blocksOf({ text, strength: "strong" }, rules)).toHaveLength(1);
});
