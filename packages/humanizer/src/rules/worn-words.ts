import { compileAdjectives, swapAdjectives } from "../language/swap-adjectives.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { compileVerbs, swapVerbs } from "../language/swap-verbs.ts";
import { defineRule } from "../rule.ts";
import { wornAdjectives, wornPhrases, wornVerbs } from "./worn-words.table.ts";

const verbs = compileVerbs(wornVerbs);
const adjectives = compileAdjectives(wornAdjectives);
const phrases = compilePhrases(wornPhrases);

export const wornWords = defineRule({
  id: "worn-words",
  why: "A word that reports and essays have worn thin; another carries the sense as well.",
  evidence: "Generated essays use “multifaceted”, “nuance”, “landscape” and their like more than five times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: [...verbs.keys(), ...adjectives.keys(), ...phrases.keys()],
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    yield* swapPhrases(scene, phrases);
    yield* swapVerbs(scene, verbs);
    yield* swapAdjectives(scene, adjectives);
  },
  rewrites: [
    ["The gates ensure the safety of the pupils.", "The gates protect the safety of the pupils."],
    ["A fair price ensures loyalty.", "A fair price secures loyalty."],
    ["Two clerks count twice to ensure accuracy.", "Two clerks count twice to guarantee accuracy."],
    ["The trouble with the dam is multifaceted.", "The trouble with the dam is complex."],
    ["The town needs a more robust and reliable ferry.", "The town needs a stronger, more reliable ferry."],
    ["The guide explains the cultural nuances.", "The guide explains the cultural subtleties."],
    ["Late trains became a hallmark of the line.", "Late trains came to typify the line."],
    ["The debate moved into the realm of law.", "The debate moved into law."],
    ["They need a more nuanced view of the strike.", "They need a subtler view of the strike."],
    ["Few firms last in this unforgiving landscape.", "Few firms last in this unforgiving environment."],
    ["The box was intricately carved.", "The box was finely carved."],
  ],
  leaves: [
    "We ensure that every letter gets an answer.",
    "The roast brings out the nuances of the bean.",
    "They crossed into the realm of the dragon king.",
    "Few trees grow in this unforgiving landscape.",
    "Her answer was not nuanced.",
    "The pump ensures a steady flow.",
    "They ensure the highest level of health.",
    "The flood cut off essential services.",
  ],
});
