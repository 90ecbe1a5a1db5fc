import { describe, expect, test } from "vitest";
import { affordablePart, costOf } from "./cost.ts";

const nothing = new Set<string>();
const first = "One two three. Four five six.";
const second = "Seven eight. Nine ten.";
const text = `${first}\n\n${second}\n`;

test("a text costs its words, and a paragraph that was paid for costs nothing", async () => {
  expect(await costOf(text, nothing)).toBe(10);
  expect(await costOf(text, new Set([first]))).toBe(4);
  expect(await costOf(" \n\n", nothing)).toBe(0);
});

describe("of a text that costs too much", () => {
  test.each([
    [10, text],
    [9, `${first}\n\nSeven eight.`],
    [6, first],
    [5, "One two three."],
    [2, ""],
    [0, ""],
  ])("%i words are enough for %j", async (left, part) => {
    expect(await affordablePart(text, left, nothing)).toBe(part);
  });

  test("a long stretch without a full stop is cut, where enough words are left to be worth it", async () => {
    const endless = "word ".repeat(30).trim();
    expect(await affordablePart(endless, 20, nothing)).toBe("word ".repeat(20).trim());
    expect(await affordablePart(endless, 19, nothing)).toBe("");
  });

  test("what was paid for is left out of the count, wherever it stands", async () => {
    expect(await affordablePart(text, 2, new Set([first]))).toBe(`${first}\n\nSeven eight.`);
    expect(await affordablePart(text, 6, new Set([second]))).toBe(text);
  });
});
