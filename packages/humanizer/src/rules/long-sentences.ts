import { capitalise } from "../language/case.ts";
import { shapeOf, tokensWithin } from "../language/clause.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

/** In words. */
const long = 28;
const leastHalf = 9;
/** Sentences of about one length; people vary theirs more. */
const evenSpread = 0.46;

const joint = /, (and|but|so) (?=\p{L})/gu;
/** Marks that part a sentence already, or hold a part of it together. */
const parts = /[;:—–()[\]“”"?$\n]| - |\.{3}/u;
/** What opens the sentence may hold for both halves. */
const fronted = /^(?:If|When|While|Although|Though|Because|Since|As|Unless|Until|After|Before|Once|Whereas|Whether|Not only|Both|Either|Neither|By|In|With|Under|For|From|On|According|To|Given|Despite|During|Through)(?!\p{L})/u;
/** Somebody says, or thinks, both halves. */
const reported = /(?<!\p{L})(?:that|whether|how|why|what|if|so much|such)(?!\p{L})/iu;
const subject = /^(?:the|this|these|those|it|they|he|she|we|there|its|their|his|her|our|many|some|most|each|every|several)(?!\p{L})/iu;
const openers: Readonly<Record<string, string>> = { and: "", but: "But ", so: "So " };
const endings = /[.!]$/u;

export const longSentences = defineRule({
  id: "long-sentences",
  why: "Two thoughts of some length, each with a subject of its own, read better as two sentences when all around them are long.",
  evidence: "Sentences of generated essays differ in length by 0.36 of their mean, those of people by 0.46.",
  from: "strong",
  tones: ["standard", "casual", "business"],
  needsTags: true,
  cues: ["and", "but", "so"],
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    if (block.kind !== "paragraph" || countOf(whole) < long || !endings.test(whole) || parts.test(whole) || fronted.test(whole)) return;
    if (!isEven(scene)) return;
    const sites = [...whole.matchAll(joint)].flatMap((match) => splitAt(scene, sentence.start + match.index, match[0], match[1] ?? "") ?? []);
    // The one nearest to the middle.
    const [best] = sites.toSorted((one, other) => distance(scene, one) - distance(scene, other));
    if (best) yield best;
  },
  rewrites: [
    ["The old ferry is the only way across the wide bay on every working day of the year, and the people of both small towns can set their clocks by its bell in the morning and at night.", "The old ferry is the only way across the wide bay on every working day of the year. The people of both small towns can set their clocks by its bell in the morning and at night."],
    ["The council of the town was ready to vote for a new bridge at the end of a long and bitter winter, but the owners of the old ferry were able to take the plan to court before the first stone was laid.", "The council of the town was ready to vote for a new bridge at the end of a long and bitter winter. But the owners of the old ferry were able to take the plan to court before the first stone was laid."],
    ["The farmers of the valley were glad to sell most of their best land to the railway in the dry years, so their sons had to leave for the coast and never came home to work on the farms again.", "The farmers of the valley were glad to sell most of their best land to the railway in the dry years. So their sons had to leave for the coast and never came home to work on the farms again."],
    ["The new school has a garden with forty fruit trees and a pond behind the main hall, and its pupils can spend two hours of every week there with a teacher who once ran a farm.", "The new school has a garden with forty fruit trees and a pond behind the main hall. Its pupils can spend two hours of every week there with a teacher who once ran a farm."],
    ["The workers at the mill had no safe machines and no short days in the winter of the year, and they would meet behind the church every week to talk about a strike with the men of other towns.", "The workers at the mill had no safe machines and no short days in the winter of the year. They would meet behind the church every week to talk about a strike with the men of other towns."],
  ],
  leaves: [
    "The ferry crossed the bay, and the towns set their clocks by it.",
    "If the ferry crossed the wide bay four times on a working day of the year, and the people of both small towns set their clocks by its bell, then the council would keep it for another year.",
    "He said that the old ferry is the only way across the wide bay on every working day of the year, and the people of both small towns can set their clocks by its bell in the morning and at night.",
    "It rained. It stopped. They sang. The old ferry is the only way across the wide bay on every working day of the year, and the people of both small towns can set their clocks by its bell in the morning and at night.",
    "The doors of the old hall might still stay closed for most of the day, the clerks of the court might be slow, and the windows of the small room above the gate might let in the rain.",
    "The club offers lessons in rowing, sailing and diving for children and adults in the long summer months, and evening meals, songs and games by the lake for all the families of the town in the winter.",
  ],
});

const countOf = (text: string) => text.split(/\s+/u).length;
const distance = ({ sentence }: Scene, { start }: Proposal) => Math.abs(start - (sentence.start + sentence.end) / 2);

function splitAt(scene: Scene, at: number, written: string, word: string): Proposal | null {
  const { text, sentence, tone } = scene;
  const before = text.slice(sentence.start, at);
  const from = at + written.length;
  const after = text.slice(from, sentence.end);
  if (countOf(before) < leastHalf || countOf(after) < leastHalf || reported.test(before) || before.includes(",") || !subject.test(after)) return null;
  const tokens = scene.tokens();
  const left = tokensWithin(tokens, sentence.start, at);
  const right = tokensWithin(tokens, from, sentence.end);
  if (shapeOf(left) !== "clause" || shapeOf(right) !== "clause") return null;
  const first = /^\p{L}+/u.exec(after)?.[0] ?? "";
  const opener = tone === "formal" ? "" : (openers[word] ?? "");
  return { start: at, end: from + first.length, after: [`. ${opener}${opener === "" ? capitalise(first) : first}`] };
}

/** Whether the paragraph's sentences are of about one length; a sentence alone in it is long by itself. */
function isEven({ text, block }: Scene): boolean {
  const lengths = block.sentences.map(({ start, end }) => countOf(text.slice(start, end)));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
  return spread < evenSpread;
}
