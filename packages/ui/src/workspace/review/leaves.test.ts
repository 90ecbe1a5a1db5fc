import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "../testing/outcome.ts";
import { leavesOf, paragraphsOf } from "./leaves.ts";
import { segmentsOf } from "./segments.ts";

const text = "We utilize it.\n\nMoreover, they leverage it in order to win.\r\nIt rained.";
const { edits } = outcomeOf({ text, edits: [["utilize", "use"], ["Moreover, they", "They"], ["leverage", "use"]] }).result;
const words = (leaf: ReturnType<typeof leavesOf>[number]) => leaf.segments.map((segment) => ("edit" in segment ? segment.edit.before : segment.text)).join("");

test("each paragraph is a leaf, with its edits and the line breaks after it", () => {
  expect(leavesOf(text, edits).map(words)).toEqual(["We utilize it.\n\n", "Moreover, they leverage it in order to win.\r\n", "It rained."]);
  expect(leavesOf(text, edits).map(({ start }) => start)).toEqual([0, 16, 61]);
});

test("an edit over a line break keeps the two paragraphs together", () => {
  const over = outcomeOf({ text, edits: [["it.\n\nMoreover", "it. Moreover"]] }).result.edits;
  expect(leavesOf(text, over)).toHaveLength(2);
});

test("joined, the leaves are the segments, cut at line breaks alone", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("utilize", "Words. ", "\n", "\r\n", "\n\n", " "), { maxLength: 30 }), (pieces) => {
      const whole = pieces.join("");
      const some = whole.includes("utilize") ? outcomeOf({ text: whole, edits: [["utilize", "use"]] }).result.edits : [];
      const segments = (all: readonly { readonly start: number }[]) => all.map(({ start }) => start);
      const leaves = leavesOf(whole, some);
      expect(leaves.map(words).join("")).toBe(whole);
      expect(segments(leaves.flatMap((leaf) => leaf.segments))).toEqual(expect.arrayContaining(segments(segmentsOf(whole, some))));
      expect(paragraphsOf(whole).join("")).toBe(whole);
    }),
  );
});
