import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { joinedMeans } from "./joined-means.ts";
import { resultTails } from "./result-tails.ts";
import { significanceTails } from "./significance-tails.ts";

const tagger = await loadWinkTagger();
const rewritten = (rule: typeof resultTails, text: string) => textsOf(text, editsOf({ ...rule, from: "strong" }, text, tagger));

describe("at full strength, nothing is told that was not told", () => {
  test("a result stays within the account that it belongs to", () => {
    const told = "In his account of the trade, the ferry company added two late boats on every weekday of the long summer season, making it easier for the islanders to work in the town.";
    expect(rewritten(resultTails, told).filter((text) => text.includes(". That"))).toEqual([]);
  });

  test.each([
    "This is a serious error, as nets can be lent and earn a fee, making old boats worth less than new ones.",
    "The plan assumes that a popular mayor can bring some of her charm to the guild, tipping the vote into its hands.",
    "The beam may lose some of its strength with age, leading to cracks and leaks.",
  ])("a result of a reason, of what is assumed or of what may be is left: %s", (text) => {
    expect(rewritten(resultTails, text)).toEqual([text]);
  });

  test("after several things, no bare “this” is left to be understood", () => {
    expect(rewritten(significanceTails, "The mill underwent great changes, reflecting new tastes and tools.")).toEqual(["The mill underwent great changes, which reflected new tastes and tools."]);
  });

  test("“so” is not set before an adverb, which it would weigh", () => {
    expect(rewritten(joinedMeans, "By keeping the pond full, our mill often saves water that the town needs.")).toEqual(["Our mill keeps the pond full and thereby often saves water that the town needs."]);
  });
});
