import { expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { structureNames, structuresOf } from "./structure.ts";

const found = (text: string) => {
  const { tokens } = passageOf(text);
  return structuresOf(tokens, 0, tokens.count).flatMap((count, place) => (count > 0 && !structureNames[place]?.includes("row") ? [structureNames[place]] : []));
};

test.each([
  ["It brings clarity, purpose, and growth.", ["three words in a list"]],
  ["The teams met, highlighting problems.", ["-ing after a comma"]],
  ["Walking home took an hour.", ["-ing at the start"]],
  ["Clearly we lost.", ["-ly at the start"]],
  ["This approach is fine.", ["this and a noun"]],
  ["We need one thing: money.", ["colon and a small letter"]],
  ["He is not only tall.", ["not only"]],
  ["It is not red but green.", ["not, then but"]],
  ["It was quickly painted.", ["passive"]],
  ["The car, which broke, is here.", ["which after a comma"]],
  ["The importance of it is plain.", ["the … of"]],
  ["He was swimming and running.", ["two open words joined", "two with one ending joined"]],
])("%s has: %j", (text, names) => {
  expect(found(text)).toEqual(names);
});

test("rows of open words are measured", () => {
  const { tokens } = passageOf("Big old houses in small towns.");
  const counts = structuresOf(tokens, 0, tokens.count);
  expect(counts[structureNames.indexOf("longest row of open words")]).toBe(3);
  expect(counts[structureNames.indexOf("open words in a row")]).toBe(2.5);
});
