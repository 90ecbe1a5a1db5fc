import { defineRule } from "../rule.ts";

const cry = /(?<=[\p{L}\p{N})])!{1,3}$/u;
const fewestWords = 4;

export const calmMarks = defineRule({
  id: "calm-marks",
  why: "A reserved text states what it has to say without raising its voice.",
  from: "light",
  fromIn: { academic: "standard" },
  tones: ["formal", "academic"],
  ofTone: ["formal", "academic"],
  cues: ["!"],
  *propose({ text, sentence, block }) {
    const whole = text.slice(sentence.start, sentence.end);
    const mark = cry.exec(whole);
    if (!mark || block.kind === "heading" || whole.split(/\s+/u).length < fewestWords) return;
    yield { start: sentence.start + mark.index, end: sentence.end, after: ["."] };
  },
  rewrites: [
    ["The new hall opens on Monday!", "The new hall opens on Monday."],
    ["We look forward to your visit!!", "We look forward to your visit."],
    ["Thank you for your help! The work is done.", "Thank you for your help. The work is done."],
    ["All seats are free (bring a cushion)!", "All seats are free (bring a cushion)."],
    ["The bus leaves at 9!", "The bus leaves at 9."],
  ],
  leaves: ["Well done!", "“Come back at once!” she called.", "# The hall opens on Monday!", "Is the hall open?!"],
});
