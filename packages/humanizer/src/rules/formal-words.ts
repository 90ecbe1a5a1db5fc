import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { compileTagged, swapTagged } from "../language/swap-tagged.ts";
import { defineRule } from "../rule.ts";
import { ceremonialPhrases, ceremonialWords, formalPhrases, formalWords as words } from "./formal-words.table.ts";

const table = compileTagged(words);
const phrases = compilePhrases(formalPhrases);
const ceremonial = { table: compileTagged(ceremonialWords), phrases: compilePhrases(ceremonialPhrases) };

export const formalWords = defineRule({
  id: "formal-words",
  why: "A word of talk stands out in a reserved text; this is what such a text says.",
  from: "light",
  fromIn: { academic: "standard" },
  tones: ["formal", "academic"],
  ofTone: ["formal", "academic"],
  needsTags: true,
  cues: [table, phrases, ceremonial.table, ceremonial.phrases].flatMap((known) => [...known.keys()]),
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    // What a person is asked, or told in passing, is talk.
    if (scene.text.slice(scene.sentence.start, scene.sentence.end).endsWith("?")) return;
    yield* swapTagged(scene, table);
    yield* swapPhrases(scene, phrases);
    if (scene.tone !== "formal") return;
    yield* swapTagged(scene, ceremonial.table);
    yield* swapPhrases(scene, ceremonial.phrases);
  },
  rewrites: [
    ["The kids walk to school.", "The children walk to school."],
    ["A lot of shops were shut.", "Many shops were shut."],
    ["It takes a lot of time to dry.", "It takes a great deal of time to dry."],
    ["The trip needs a permit.", "The trip requires a permit."],
    ["Maybe the roof will hold.", "Perhaps the roof will hold."],
    ["The delay is a big problem for farmers.", "The delay is a major problem for farmers."],
    ["They found out that the bridge was shut.", "They discovered that the bridge was shut."],
    ["We must figure out why it leaks.", "We must determine why it leaks."],
    ["The clerk got rid of the old files.", "The clerk removed the old files."],
    ["The new path is a lot safer.", "The new path is much safer."],
    ["Rents go up every year.", "Rents rise every year."],
    ["They want to open in May.", "They wish to open in May."],
    ["The clerk tried to call the owner.", "The clerk attempted to call the owner."],
    ["The walk takes about 40 minutes.", "The walk takes approximately 40 minutes."],
    ["Visitors ask for a map at the desk.", "Visitors request a map at the desk."],
  ],
  leaves: [
    "They drew a lot in the hall.",
    "You need to sign here.",
    "“The kids are fine,” she said.",
    "It was really not the point.",
    "The pretty house is sold.",
    "He found a way out of the cave.",
    "Do kids walk to school?",
    "The Big Bang came first.",
    "She talked about two books.",
    "Nobody tried.",
  ],
});
