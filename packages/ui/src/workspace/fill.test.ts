import { expect, test } from "vitest";
import { counted, fill } from "./fill.ts";

test("a phrase is filled with names and with numbers as the locale writes them", () => {
  expect(fill("{{name}} holds {{count}} words", { name: "essay.md", count: 12_345 }, "en")).toBe("essay.md holds 12,345 words");
});

test("a hole without a value stays visible, so that it is found", () => {
  expect(fill("{{nmae}}", { name: "x" }, "en")).toBe("{{nmae}}");
});

test("a file's name that looks like a pattern is put in as it is", () => {
  expect(fill("Opened {{name}}.", { name: "$&$1.md" }, "en")).toBe("Opened $&$1.md.");
});

test.each([[0, "0 words"], [1, "1 word"], [2, "2 words"], [2000, "2,000 words"]])("%i is counted as “%s”", (count, phrase) => {
  expect(counted({ one: "{{count}} word", other: "{{count}} words" }, count, "en")).toBe(phrase);
});

test("none at all has a form of its own, where one is given", () => {
  expect(counted({ zero: "No words", one: "{{count}} word", other: "{{count}} words" }, 0, "en")).toBe("No words");
});
