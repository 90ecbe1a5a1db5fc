import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";

test("quoted fields keep their commas and their doubled quotation marks", () => {
  expect(parseCsv('name,pattern\n"a, b","say ""hi"""\nplain,x\n')).toEqual([
    { name: "a, b", pattern: 'say "hi"' },
    { name: "plain", pattern: "x" },
  ]);
});

test("a row that is short leaves its last fields empty, and line ends of Windows are no part of a field", () => {
  expect(parseCsv("a,b\r\n1\r\n")).toEqual([{ a: "1", b: "" }]);
});
