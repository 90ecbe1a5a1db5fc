import { defineRule, type Scene } from "../rule.ts";
import { amounts } from "./inflated-amounts.table.ts";

function* propose({ text, sentence }: Scene) {
  const whole = text.slice(sentence.start, sentence.end);
  for (const { pattern, to } of amounts) {
    for (const match of whole.matchAll(pattern)) {
      const start = sentence.start + match.index;
      yield { start, end: start + match[0].length, after: to };
    }
  }
}

export const inflatedAmounts = defineRule({
  id: "inflated-amounts",
  why: "A grand way to say “many”; the plain word counts as much.",
  from: "light",
  propose,
  rewrites: [
    ["The job brings a myriad of problems.", "The job brings many problems."],
    ["A plethora of apps do this.", "Many apps do this."],
    ["There is a plethora of information about it.", "There is plenty of information about it."],
    ["The shop sells a wide range of tools.", "The shop sells many kinds of tools."],
    ["They invited a diverse array of speakers.", "They invited many speakers."],
    ["Bread is a complex and multifaceted subject.", "Bread is a complex subject."],
    ["A multitude of small firms closed.", "Many small firms closed."],
    ["Cities face a vast array of risks.", "Cities face many kinds of risks."],
  ],
  leaves: [
    "A multitude gathered in the square.",
    "It has such a wide range of uses.",
    "A wide range of colours is available.",
    "The mountain range is wide.",
    "We need an array of ten numbers.",
    "A broad spectrum antibiotic was given.",
    "The myriad stars shone.",
  ],
});
