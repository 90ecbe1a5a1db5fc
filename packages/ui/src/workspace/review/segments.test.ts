import { expect, test } from "vitest";
import { resultOf } from "../testing/outcome.ts";
import { segmentsOf } from "./segments.ts";

const joined = (original: string, changes: readonly (readonly [string, string])[]) => {
  const result = resultOf({ text: original, edits: changes });
  const segments = segmentsOf(original, result.edits.toReversed());
  return { output: result.text, parts: segments.map((segment) => ("edit" in segment ? segment.edit.after : segment.text)) };
};

test("the parts of an edited text, joined, are the output", () => {
  const { output, parts } = joined("We utilize it in order to win.", [["utilize", "use"], ["in order to", "to"]]);
  expect(parts.join("")).toBe(output);
  expect(parts).toEqual(["We ", "use", " it ", "to", " win."]);
});

test("edits at both ends and side by side leave no empty parts", () => {
  const { parts } = joined("Moreover, we win", [["Moreover, ", ""], ["we", "We"], ["win", "win."]]);
  expect(parts).toEqual(["", "We", " ", "win."]);
});

test("a text without edits is one part, an empty one none", () => {
  expect(segmentsOf("As it was.", [])).toEqual([{ start: 0, text: "As it was." }]);
  expect(segmentsOf("", [])).toEqual([]);
});
