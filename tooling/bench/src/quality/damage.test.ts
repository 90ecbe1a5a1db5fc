import { expect, test } from "vitest";
import { damageOf, lengthOf } from "./damage.ts";

const original = "# The plan\n\nIt cost $1,200 in 2024 (Okafor, 2021). “We were never told about it,” she said. Ask [your name].";

test("a text that keeps its facts is not damaged, whatever becomes of its words", () => {
  expect(damageOf(original, original.replace("It cost", "The price was"))).toEqual([]);
});

test.each([
  ["number", "1,200", "1,300"],
  ["quotation", "never told about it", "not told about it"],
  ["citation", "Okafor, 2021", "Okafor 2021b"],
  ["placeholder", "[your name]", "your name"],
  ["heading", "# The plan\n", "# A plan\n"],
])("a changed %s is damage", (kind, from, to) => {
  expect(damageOf(original, original.replace(from, to))).toContain(kind);
});

test("length is told by words", () => {
  expect(lengthOf("one two three four", "one two")).toBe(0.5);
});
