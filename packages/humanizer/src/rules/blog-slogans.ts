import { defineRule, type Scene } from "../rule.ts";
import { asksBefore, slogan, takesUp } from "./blog-slogans.table.ts";

const said = ({ text, block }: Scene, index: number): string => {
  const sentence = block.sentences[index];
  return sentence ? text.slice(sentence.start, sentence.end) : "";
};

export const blogSlogans = defineRule({
  id: "blog-slogans",
  why: "This line cheers the reader on and says nothing; the text is complete without it.",
  from: "strong",
  // "So" and a question mark are all that it holds, and neither is a step of the argument.
  foreign: true,
  cues: "waiting wait dive jump started endless limit further journey process ride sink again guess fear covered all".split(" "),
  *propose(scene) {
    const { sentence, block, index } = scene;
    const whole = said(scene, index);
    if (block.kind === "heading" || !slogan.test(whole)) return;
    if (asksBefore.test(whole) && !said(scene, index - 1).endsWith("?")) return;
    const before = block.sentences[index - 1];
    const next = block.sentences[index + 1];
    if (next && takesUp.test(said(scene, index + 1))) return;
    // The paragraph stays, with something in it.
    if (!block.sentences.some((_, other) => other !== index && !slogan.test(said(scene, other)))) return;
    if (next) yield { start: sentence.start, end: next.start, after: [""] };
    else if (before) yield { start: before.end, end: sentence.end, after: [""] };
  },
  rewrites: [
    ["The first class is free. So, what are you waiting for?", "The first class is free."],
    ["So what are you waiting for? Sign up at the desk.", "Sign up at the desk."],
    ["Here are three knots for beginners. Let's dive in!", "Here are three knots for beginners."],
    ["Looking for a warm hat? Look no further! Ours is made of wool.", "Looking for a warm hat? Ours is made of wool."],
    ["Add beans, rice or lentils. The possibilities are endless!", "Add beans, rice or lentils."],
    ["Half of all bread is thrown away. Let that sink in.", "Half of all bread is thrown away."],
    ["Plant one tree a year. Trust the process.", "Plant one tree a year."],
    ["Rain is likely. But fear not! We've got you covered. The tent seats ninety.", "Rain is likely. The tent seats ninety."],
    ["Guess what? The bus is free on Sundays.", "The bus is free on Sundays."],
  ],
  leaves: [
    "So, what are you waiting for?",
    "What are you waiting for at the gate? The last bus has gone.",
    "“What are you waiting for?” he asked. Nobody spoke.",
    "She asked the boy: what are you waiting for?",
    "We looked for the key. Look no further than the hook.",
    "They searched the attic. Look no further!",
    "What are you waiting for? I am waiting for the bus.",
    "Let's dive in! The water is warm.",
    "Let's get started with the roof. It leaks.",
  ],
});
