import { expect, test } from "vitest";
import { toMarkdown } from "./table.ts";

test("columns line up, names to the left and figures to the right", () => {
  expect(toMarkdown({ header: ["texts", "n"], rows: [["a", ["1,000"]], ["longer name", ["2"]]] })).toBe(
    ["| texts       |     n |", "| ----------- | ----: |", "| a           | 1,000 |", "| longer name |     2 |"].join("\n"),
  );
});

test("a row that is short of a cell leaves it blank", () => {
  expect(toMarkdown({ header: ["a", "b"], rows: [["x", []]] })).toContain("| x   |     |");
});
