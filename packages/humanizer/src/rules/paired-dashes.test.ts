import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { pairedDashes } from "./paired-dashes.ts";

const tagger = await loadWinkTagger();
const bold = { ...pairedDashes, from: "strong" } as const;
const rewritten = (text: string) => textsOf(text, editsOf(bold, text, tagger));

describe("at full strength, brackets hold what commas cannot set off", () => {
  test.each([
    ["The Harbour Union—HU—met in May.", "The Harbour Union (HU) met in May."],
    ["The questions that matter most—about memory, power, and form—have no simple answer.", "The questions that matter most (about memory, power, and form) have no simple answer."],
    ["If the clerk snaps—“What now?”—the guest may leave.", "If the clerk snaps (“What now?”), the guest may leave."],
    ["The town fears both new taxes—tolls on the bridge and the tunnel—and old debts.", "The town fears both new taxes (tolls on the bridge and the tunnel) and old debts."],
    ["He read the “map”—a drawing on a napkin—aloud.", "He read the “map” (a drawing on a napkin) aloud."],
    ["The stall sold maps — old ones, or new ones of the coast — and inland carters turned them into trips.", "The stall sold maps (old ones, or new ones of the coast), and inland carters turned them into trips."],
    ["While Ostrow sold its mills, Lenn controlled each step of the trade—from field to shop—earning more.", "While Ostrow sold its mills, Lenn controlled each step of the trade (from field to shop), earning more."],
    ["The bell had failed them before—once at noon, once in fog—and thus was not to be trusted.", "The bell had failed them before (once at noon, once in fog) and thus was not to be trusted."],
    ["The locks will hold the boats for you—even the old ones, to a point—and at need they will turn them.", "The locks will hold the boats for you (even the old ones, to a point), and at need they will turn them."],
    ["The guild tried two new locks—one at Lenn, and one at Ostrow—and learned how they can be turned by hand.", "The guild tried two new locks (one at Lenn, and one at Ostrow) and learned how they can be turned by hand."],
    ["The parade—dressing carts as boats, hanging lamps—begins at six.", "The parade (dressing carts as boats, hanging lamps) begins at six."],
  ])("%s → %s", (before, after) => {
    expect(rewritten(before)).toContain(after);
  });

  test.each([
    "They came—they saw—they left.",
    "“I was—no, we were—late,” he said.",
    "One—two—three—four.",
    "He asked—why not?—for more time.",
    "Rust, in its many forms—on rails, on hulls, or on roofs—eats the town.",
    "The camp breathed around him—low voices, the rasp of goats—while shadows crept in.",
  ])("leaves: %s", (text) => {
    expect(rewritten(text)).toEqual([text]);
  });
});
