import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { compileTagged, swapTagged } from "../language/swap-tagged.ts";
import { legal } from "../language/register.ts";
import { defineRule } from "../rule.ts";
import { casualPhrases, casualWords as words } from "./casual-words.table.ts";

const table = compileTagged(words);
const phrases = compilePhrases(casualPhrases);

export const casualWords = defineRule({
  id: "casual-words",
  why: "In a relaxed text the word that one would say aloud sounds right.",
  from: "standard",
  tones: ["casual"],
  ofTone: ["casual"],
  needsTags: true,
  cues: [...table.keys(), ...phrases.keys()],
  *propose(scene) {
    if (scene.block.kind === "heading" || legal.test(scene.text)) return;
    yield* swapTagged(scene, table);
    yield* swapPhrases(scene, phrases);
  },
  rewrites: [
    ["The staff assist visitors at the gate.", "The staff help visitors at the gate."],
    ["They purchased a van last year.", "They bought a van last year."],
    ["You can obtain a map at the desk.", "You can get a map at the desk."],
    ["The trip requires a permit.", "The trip needs a permit."],
    ["The accident occurred near the bridge.", "The accident happened near the bridge."],
    ["It takes approximately an hour.", "It takes about an hour."],
    ["Most children swim here in summer.", "Most kids swim here in summer."],
    ["Read the note prior to the walk.", "Read the note before the walk."],
    ["The whole team made a significant difference.", "The whole team made a big difference."],
    ["It is a difficult climb.", "It is a hard climb."],
    ["They brought additional chairs.", "They brought extra chairs."],
  ],
  leaves: [
    "The purchase of the van took a week.",
    "The tenant shall obtain a permit.",
    "“You must obtain a map,” he said.",
    "The result was statistically significant.",
    "It occurs to me that he left.",
    "He is not currently here.",
    "They have a sufficient number of chairs.",
    "The attempt failed.",
    "It protects the individuals' rights.",
    "The road is more difficult than ever.",
    "Studies have consistently demonstrated a gap.",
    "The children's room is upstairs.",
  ],
});
