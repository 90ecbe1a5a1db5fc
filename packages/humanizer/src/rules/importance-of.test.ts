import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { importanceOf } from "./importance-of.ts";

const tagger = await loadWinkTagger();
const bold = { ...importanceOf, from: "strong" } as const;
const rewritten = (text: string) => textsOf(text, editsOf(bold, text, tagger));

describe("at full strength", () => {
  test.each([
    ["They show the role of music, dance, and song in shaping taste.", "They show how music, dance, and song shape taste."],
    ["They show the critical role of the guilds in building trust.", "They show how much the guilds matter in building trust."],
    ["They show the need for eating more fruits, roots, and nuts.", "They call for eating more fruits, roots, and nuts."],
    ["The value of a map lies in its detail.", "What makes a map valuable is its detail."],
    ["She emphasized the importance of working by daylight.", "She laid stress on working by daylight."],
    ["The new lock eliminates the need for keys.", "The new lock does away with keys."],
    ["He believes in the power of small gifts.", "He believes in small gifts."],
    ["She notes the importance of trust, patience, and care.", "She notes how important trust, patience, and care are."],
  ])("%s → %s", (before, after) => {
    expect(rewritten(before)).toContain(after);
  });

  test.each([
    "The power of the vote lies in its secrecy and in its count.",
    "They failed to recognize the significance of small faults, such as dry rot and rust.",
    "The guide emphasizes the importance of rest and avoiding haste.",
    "The pandemic emphasized the importance of daylight that lasts.",
    "The board emphasized the importance of rest and of play.",
    "It eliminates the need for clerks to sign twice.",
    "He believes in the power of rest and of play.",
    "The essay shows the role of Marlow in building the mill, the dam, and the road.",
  ])("leaves: %s", (text) => {
    expect(rewritten(text)).toEqual([text]);
  });
});
