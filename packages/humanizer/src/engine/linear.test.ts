import { expect, test } from "vitest";
import type { Rule } from "../rule.ts";
import { rules } from "../rules/index.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import type { Request } from "../types.ts";
import { rewriteBlocks } from "./rewrite-blocks.ts";

const equipment = { tagger: await loadWinkTagger(), identifyLanguage: () => "en" };
const sentence = "Moreover, it is crucial—and truly vital—to utilize robust tools; they foster growth, ensuring trust. ";

const blocksOf = (request: Request, asked: readonly Rule[]) => [...rewriteBlocks(request, asked, equipment)].filter((block) => block !== undefined);

/** How often the rules are asked, over all rounds: work that a clock need not measure. */
function sentencesSeen(text: string): number {
  let seen = 0;
  const counting = rules.map((rule) => ({
    ...rule,
    *propose(scene: Parameters<typeof rule.propose>[0]) {
      seen += 1;
      yield* rule.propose(scene);
    },
  }));
  for (const block of blocksOf({ text }, counting)) expect(block.text.length).toBeGreaterThan(0);
  return seen;
}

test("the rules are asked in proportion to the text, in one long block too", () => {
  const few = sentencesSeen(sentence.repeat(20));
  expect(sentencesSeen(sentence.repeat(200))).toBeLessThanOrEqual(11 * few);
});

test.each([
  ["a hundred thousand characters without a space", "a".repeat(100_000)],
  ["a sentence of 200 KB", `We ${"truly ".repeat(33_000)}agree.`],
  ["20,000 edits in one block", sentence.repeat(2000)],
])("%s comes through", (_, text) => {
  expect(blocksOf({ text, strength: "strong" }, rules)).toHaveLength(1);
});
