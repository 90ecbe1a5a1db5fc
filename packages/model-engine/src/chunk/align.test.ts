import { expect, test } from "vitest";
import { align } from "./align.ts";

const one = "The council counted all the wells in the long valley.";
const two = "Farmers depend on the water in the dry months.";
const three = "A new pump was bought for the village school.";

/** As "0-1>0-1": sentences of the original, and those of the answer. */
const pairs = (original: readonly string[], answer: readonly string[]) =>
  align(original, answer).map((match) => `${match.original.from}-${match.original.to}>${match.answer.from}-${match.answer.to}`);

test.each([
  ["sentence for sentence", [one, two, three], [one, two, three], ["0-1>0-1", "1-2>1-2", "2-3>2-3"]],
  ["two joined", [one, two], ["The council counted all the wells in the long valley, and farmers depend on the water in the dry months."], ["0-2>0-1"]],
  ["one split", [`${one.slice(0, -1)}, and farmers depend on the water in the dry months.`], [one, two], ["0-1>0-2"]],
  ["one left out", [one, two, three], [one, three], ["0-1>0-1", "1-2>1-1", "2-3>1-2"]],
  ["one added", [one, three], [one, "Zebras graze quietly.", three], ["0-1>0-1", "1-1>1-2", "1-2>2-3"]],
  ["broken off", [one, two, three], [one], ["0-1>0-1", "1-2>1-1", "2-3>1-1"]],
  ["nothing", [one], [], ["0-1>0-0"]],
])("%s is seen", (_, original, answer, expected) => {
  expect(pairs(original, answer)).toEqual(expected);
});

test("every sentence of both is in one pair, in order, whatever the texts", () => {
  const words = ["wells", "valley", "pump", "water", "school", "dry"];
  const sentences = (count: number, seed: number) => Array.from({ length: count }, (_, index) => `${words[(index * seed) % 6]} ${words[(index + seed) % 6]} ${words[seed % 6]}.`);
  for (let rows = 0; rows < 9; rows += 1) {
    for (let columns = 0; columns < 9; columns += 1) {
      const matches = align(sentences(rows, 3), sentences(columns, 5));
      expect(matches.flatMap(({ original: { from, to } }) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual(Array.from({ length: rows }, (_, index) => index));
      expect(matches.flatMap(({ answer: { from, to } }) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual(Array.from({ length: columns }, (_, index) => index));
    }
  }
});
