import type { Block } from "@prosewell/prose";
import { defineHint } from "./hint.ts";

/** Three single words in a row; a fourth before them makes a real list. */
const triad = /(?<!, )(?<![\p{L}-])(\p{Ll}{3,}), (\p{Ll}{3,}),? (?:and|or) (\p{Ll}{3,})(?![\p{L}-])/gu;
/** What every one of them ends in; quicker to look for. */
const ending = /, \p{Ll}{3,},? (?:and|or) \p{Ll}{3}/gu;
const quality = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|al|ive|ous|ful|able|ible|ent|ant|ic|ed|ing|ly|acy|gy|th|ure|tude|dom|hood)$/u;
const fewest = 2;

const known = new WeakMap<Block, readonly RegExpExecArray[]>();

/** Those of a whole paragraph, found once for all its sentences. */
function triadsIn(text: string, block: Block): readonly RegExpExecArray[] {
  const found = known.get(block) ?? ((text.match(ending)?.length ?? 0) < fewest ? [] : [...text.matchAll(triad)].filter(([, ...words]) => words.filter((word) => quality.test(word)).length > 1));
  known.set(block, found);
  return found;
}

export const triads = defineHint({
  id: "triads",
  why: "Another list of three in this paragraph: keep the words that do work, or give the strongest alone.",
  cues: [","],
  *find({ text, sentence, block }) {
    const found = triadsIn(text, block);
    if (found.length < fewest) return;
    for (const { 0: words, index } of found.slice(fewest - 1)) {
      if (index >= sentence.start && index < sentence.end) yield { start: index, end: index + words.length };
    }
  },
  points: [
    ["It asks for patience, dedication, and resilience. It brings growth, stability, and confidence.", "growth, stability, and confidence"],
    ["We were tired, hungry, and curious. The host was cheerful, attentive and generous.", "cheerful, attentive and generous"],
    ["The plan is practical, ethical, and inclusive, and asks for planning, funding, and training.", "planning, funding, and training"],
    ["She was calm, creative, and generous. They sang. He was patient, thoughtful, or absent.", "patient, thoughtful, or absent"],
    ["A gift of kindness, intelligence, and warmth. A life of learning, teaching, and writing.", "learning, teaching, and writing"],
  ],
  passes: [
    "It asks for patience, dedication, and resilience.",
    "We ate bread, cheese, and plums. They drank tea, milk, and beer.",
    "The crew was tired, hungry, cold, and curious. The host was cheerful.",
  ],
});
