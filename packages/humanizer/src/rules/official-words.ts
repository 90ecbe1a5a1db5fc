import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { compileTagged, swapTagged } from "../language/swap-tagged.ts";
import { compileVerbs, swapVerbs } from "../language/swap-verbs.ts";
import { defineRule } from "../rule.ts";
import { officialPhrases, officialVerbs, officialWords as words } from "./official-words.table.ts";

const table = compileTagged(words);
const phrases = compilePhrases(officialPhrases);
const verbs = compileVerbs(officialVerbs);

export const officialWords = defineRule({
  id: "official-words",
  why: "An official letter keeps its distance, and has a more reserved word for this.",
  from: "light",
  tones: ["formal"],
  ofTone: ["formal"],
  needsTags: true,
  cues: [table, phrases, verbs].flatMap((known) => [...known.keys()]),
  *propose(scene) {
    if (scene.block.kind === "heading" || scene.text.slice(scene.sentence.start, scene.sentence.end).endsWith("?")) return;
    yield* swapVerbs(scene, verbs);
    yield* swapTagged(scene, table);
    yield* swapPhrases(scene, phrases);
  },
  rewrites: [
    ["They want to open in May.", "They wish to open in May."],
    ["The clerk tried to call the owner.", "The clerk attempted to call the owner."],
    ["The walk takes about 40 minutes.", "The walk takes approximately 40 minutes."],
    ["Visitors ask for a map at the desk.", "Visitors request a map at the desk."],
    ["The trip needs a permit.", "The trip requires a permit."],
    ["We have a question about the new route.", "We have a question regarding the new route."],
    ["We are sorry for the delay.", "We apologize for the delay."],
    ["The clerk told us that the office is shut.", "The clerk informed us that the office is shut."],
    ["Thank you for your help with the stall.", "Thank you for your assistance with the stall."],
    ["You will get a letter in March.", "You will receive a letter in March."],
    ["Please fill in the form.", "Please complete the form."],
    ["I think that the fee is fair.", "I believe that the fee is fair."],
    ["The new boat will arrive soon.", "The new boat will arrive shortly."],
    ["3️⃣ Talk to the people who leave.", "3️⃣ Speak to the people who leave."],
    ["Let us know if the key is lost.", "Please inform us if the key is lost."],
  ],
  leaves: [
    "You need to sign here.",
    "“I want to leave,” she said.",
    "She talked about two books.",
    "Nobody tried.",
    "I am sorry for your loss.",
    "They told us to wait.",
    "He wrote about the war.",
    "I could tell the twins apart.",
    "Help the guests with their bags?",
    "The smell made him want to leave.",
    "They called for help from the roof.",
    "He came at 7 am or around 8:30.",
    "Reply as soon as you can.",
  ],
});
