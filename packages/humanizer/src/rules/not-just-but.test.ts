import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { notJustBut } from "./not-just-but.ts";

const tagger = await loadWinkTagger();
const bold = { ...notJustBut, from: "strong" } as const;
const rewritten = (text: string) => textsOf(text, editsOf(bold, text, tagger));

describe("at full strength, two deeds stand side by side, and a step up stays one", () => {
  test.each([
    ["The mill does not just grind maize but also presses oil.", "The mill grinds maize and also presses oil."],
    ["The league can not only raise tolls but also reduce rents.", "The league can raise tolls and also reduce rents."],
    ["The map does not merely repeat the guide but adds the footpaths.", "The map does more than repeat the guide; it adds the footpaths."],
    ["The new locks did not simply help the boats but changed the town.", "The new locks did more than help the boats; they changed the town."],
    ["We do not merely sell nets but mend old ones.", "We do more than sell nets; we mend old ones."],
  ])("%s → %s", (before, after) => {
    expect(rewritten(before)).toContain(after);
  });

  test.each([
    "The map does not merely repeat the guide but extends it by a page.",
    "She does not simply sing but dances.",
    "The league would not merely raise tolls but lower rents.",
    "They hold that the map does not merely repeat the guide but adds the footpaths.",
  ])("leaves: %s", (text) => {
    expect(rewritten(text)).toEqual([text]);
  });
});
