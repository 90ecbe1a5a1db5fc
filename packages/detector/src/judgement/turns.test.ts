import { expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { turnsOf } from "./turns.ts";

const found = (text: string) => {
  const { tokens } = passageOf(text);
  return turnsOf(tokens, 0, tokens.count).map(({ kind, shown, hole }) => {
    const shownText = text.slice(tokens.starts[shown.first], tokens.ends[shown.last]);
    return [kind, shownText, text.slice(0, tokens.starts[hole.first]) + text.slice(tokens.ends[hole.last])];
  });
};

test.each([
  ["Moreover, it rained.", [["connective", "Moreover", " it rained."]]],
  ["In conclusion, it rained.", [["connective", "In conclusion", " it rained."]]],
  ["It brings calm, order, and growth.", [["three", "calm, order, and growth", "It brings calm, and growth."]]],
  ["We have a red house, a big garden, and an old dog.", [["three", "red house, a big garden, and an old dog", "We have a red house, and an old dog."]]],
  ["The teams met, highlighting old problems.", [["trailing", "highlighting old problems", "The teams met."], ["favourite", "highlighting", "The teams met,  old problems."]]],
  ["It is not merely tall.", [["contrast", "not merely", "It is  tall."]]],
  ["He left — nobody knew.", [["dash", "—", "He left  nobody knew."]]],
  ["We saw the creation of a town.", [["abstract", "the creation of", "We saw  a town."]]],
  ["They sang softly and sweetly here.", [["alike", "softly and sweetly", "They sang softly  here."]]],
  ["A crucial game.", [["favourite", "crucial", "A  game."]]],
  ["We sold it, and he left.", []],
])("%s", (text, turns) => {
  expect(found(text)).toEqual(turns);
});
