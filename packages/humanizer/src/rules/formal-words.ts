import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { compileTagged, swapTagged } from "../language/swap-tagged.ts";
import { compileVerbs, swapVerbs } from "../language/swap-verbs.ts";
import { defineRule } from "../rule.ts";
import { formalPhrases, formalVerbs, formalWords as words } from "./formal-words.table.ts";

const table = compileTagged(words);
const phrases = compilePhrases(formalPhrases);
const verbs = compileVerbs(formalVerbs);

export const formalWords = defineRule({
  id: "formal-words",
  why: "A word of talk stands out in a reserved text; this is what such a text says.",
  from: "light",
  fromIn: { academic: "standard" },
  tones: ["formal", "academic"],
  ofTone: ["formal", "academic"],
  needsTags: true,
  cues: [table, phrases, verbs].flatMap((known) => [...known.keys()]),
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    // What a person is asked, or told in passing, is talk.
    if (scene.text.slice(scene.sentence.start, scene.sentence.end).endsWith("?")) return;
    yield* swapVerbs(scene, verbs);
    yield* swapTagged(scene, table);
    yield* swapPhrases(scene, phrases);
  },
  rewrites: [
    ["The kids walk to school.", "The children walk to school."],
    ["A lot of shops were shut.", "Many shops were shut."],
    ["It takes a lot of time to dry.", "It takes a great deal of time to dry."],
    ["Maybe the roof will hold.", "Perhaps the roof will hold."],
    ["The delay is a big problem for farmers.", "The delay is a major problem for farmers."],
    ["They found out that the bridge was shut.", "They discovered that the bridge was shut."],
    ["We must figure out why it leaks.", "We must determine why it leaks."],
    ["The clerk got rid of the old files.", "The clerk removed the old files."],
    ["The new path is a lot safer.", "The new path is much safer."],
    ["Rents go up every year.", "Rents rise every year."],
    ["Crops like rye need little water.", "Crops such as rye need little water."],
    ["It is hard to read the old map.", "It is difficult to read the old map."],
    ["The crew must look into the cause of the leak.", "The crew must investigate the cause of the leak."],
    ["We fixed the problem in a day.", "We resolved the problem in a day."],
    ["The course starts in May.", "The course begins in May."],
    ["Then it started to rain.", "Then it began to rain."],
    ["The roads get busier every summer.", "The roads become busier every summer."],
    ["Prices kept rising in spring.", "Prices continued rising in spring."],
    ["My boss has a huge problem.", "My manager has a major problem."],
    ["Floods happen every spring.", "Floods occur every spring."],
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
    "They treat projects like games.",
    "Problems like this are rare.",
    "They work hard to keep up.",
    "He happened to see it.",
    "The car starts in winter.",
    "She keeps bees.",
    "The work started in May is done.",
    "This is not happening.",
    "He keeps his hands in his pockets.",
    "I saw a lot of my friends.",
    "Trust me, folks, it rains.",
    "We started a club.",
  ],
});
