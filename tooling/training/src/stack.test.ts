import { rowOf, valueOf } from "@prosewell/detector/training";
import { expect, test } from "vitest";
import type { Passage } from "./passages.ts";
import { fitReference } from "./reference.ts";
import { randomOf } from "./random.ts";
import { sampleOf } from "./sample.ts";
import { fitStack, read } from "./stack.ts";

const random = randomOf(23);
const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
const shared = "the a of house river stone walks sees takes quiet old day".split(" ");
const formal = "moreover crucial landscape fosters ensures pivotal".split(" ");
const plain = "guess stuff kinda dog said lunch".split(" ");

/** Passages of twelve short sentences; one word in five is the side's own. */
const samples = Array.from({ length: 160 }, (_, at) => {
  const own = at % 2 === 0 ? plain : formal;
  const sentence = () => `The ${Array.from({ length: 9 }, () => pick(random() < 0.2 ? own : shared)).join(" ")}.`;
  const passage: Passage = { id: String(at), text: Array.from({ length: 12 }, sentence).join(" "), label: at % 2 === 0 ? "human" : "ai", generator: "", domain: "", source: "", topic: String(at) };
  return sampleOf(passage);
});
const [learned, judged] = [samples.slice(0, 120), samples.slice(120)];
const stack = fitStack(learned);
const lowestAndHighest = (score: (sample: (typeof samples)[number]) => number) => [
  Math.min(...judged.filter(({ isGenerated }) => isGenerated).map(score)),
  Math.max(...judged.filter(({ isGenerated }) => !isGenerated).map(score)),
];

test("two manners are told apart on passages that were not learned", () => {
  const [generated = 0, human = 0] = lowestAndHighest((sample) => read(stack, sample).score);
  expect(generated).toBeGreaterThan(human);
});

test("the reference tells them apart as well", () => {
  const [generated = 0, human = 0] = lowestAndHighest(fitReference(learned).scoreOf);
  expect(generated).toBeGreaterThan(human);
});

test("the same samples give the same stack", () => {
  expect(fitStack(learned)).toEqual(stack);
});

test("more evidence in the words never lowers what the trees say", () => {
  const [sample] = judged;
  if (!sample) throw new Error("There is no sample.");
  const familiar = [0.5, 0.5, 0.5, 0.5, 0.5];
  const values = [-4, -2, -1, 0, 1, 2, 4].map((logit) => valueOf(stack.forest, rowOf({ logits: [logit, 0, 0, 0, 0], familiar }, sample.style)));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
});
