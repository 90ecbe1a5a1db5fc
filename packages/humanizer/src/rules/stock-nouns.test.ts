import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { stockNouns } from "./stock-nouns.ts";

const tagger = await loadWinkTagger();
const bold = { ...stockNouns, from: "strong" } as const;
const rewritten = (text: string) => textsOf(text, editsOf(bold, text, tagger));

describe("at full strength", () => {
  test.each([
    ["It has a calm that fills the narrative.", "It has a calm that fills the story."],
    ["The law brought a shift so great that the mills closed.", "The law brought a change so great that the mills closed."],
    ["It poses challenges such as rust and rot.", "It poses problems such as rust and rot."],
    ["The delay poses a serious challenge to the board.", "The delay poses a serious problem for the board."],
  ])("%s → %s", (before, after) => {
    expect(rewritten(before)).toContain(after);
  });

  test.each(["The narrative voice is calm.", "She worked the night shift.", "It is a plan that negates or challenges established rights.", "Both challenges joined town clerks with innovators of the guild.", "He took the late shift.", "The title poses a challenge to any cup winner."])("leaves: %s", (text) => {
    expect(rewritten(text)).toEqual([text]);
  });
});
