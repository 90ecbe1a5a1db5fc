import { expect, test } from "vitest";
import { keepsMarks } from "./watched-fetch.ts";

const passage = "In ⟦1⟧ she counted ⟦2⟧ wells.";
const exchange = (answer: string) => ({ passage, answer, isSecondTry: false, sent: 0 });

test.each([
  ["She counted", "In ⟦1⟧ the wells that she counted were ⟦2⟧.", true],
  ["a space in a mark", "In ⟦ 1 ⟧ she counted ⟦2⟧ wells.", true],
  ["a lost mark", "In ⟦1⟧ she counted wells.", false],
  ["a moved mark", "⟦2⟧ wells were counted in ⟦1⟧.", false],
  ["a doubled mark", "In ⟦1⟧ she counted ⟦2⟧ and ⟦2⟧ wells.", false],
  ["a figure of its own", "In ⟦1⟧ she counted ⟦2⟧ wells, 5 of them dry.", false],
])("%s is told from a whole answer", (_, answer, isWhole) => {
  expect(keepsMarks(exchange(answer))).toBe(isWhole);
});
