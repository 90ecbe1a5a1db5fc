import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords, countWordsInSlices, leadingPart } from "./measure.ts";

const sentence = "Five words stand here now.";

test("a text within the limit is taken whole, byte for byte", () => {
  const text = `  ${sentence}\r\n\r\n${sentence}\n `;
  expect(leadingPart(text, 10)).toBe(text);
});

test("a longer text is cut after its last whole sentence within the limit", () => {
  expect(leadingPart(`${sentence} ${sentence} ${sentence}`, 12)).toBe(`${sentence} ${sentence}`);
});

test("a heading counts and is kept with what follows it", () => {
  expect(leadingPart(`# A title\n\n${sentence}\n\n${sentence}`, 8)).toBe(`# A title\n\n${sentence}`);
});

test("a single sentence that is too long is cut between words", () => {
  expect(leadingPart("one two three four five six", 4)).toBe("one two three four");
});

test("a script without spaces is cut too", () => {
  const text = "我们今天去学校学习中文".repeat(40);
  const part = leadingPart(text, 20);
  expect(text.startsWith(part)).toBe(true);
  expect(countWords(part)).toBeLessThanOrEqual(20);
  expect(part).not.toBe("");
});

test("whatever the text, the part has at most the limit's words and is where the text begins", () => {
  const pieces = ["One two. ", "Three? ", "\n\n", "- item four five\n", "> quoted six\n", "```\ncode seven\n```\n", "“Eight nine!” "];
  for (let seed = 0; seed < 300; seed += 1) {
    const text = Array.from({ length: 12 }, (_, index) => pieces[(seed * (index + 3) + index * index) % pieces.length]).join("");
    const limit = seed % 9;
    const part = leadingPart(text, limit);
    expect(text.startsWith(part)).toBe(true);
    expect(countWords(part)).toBeLessThanOrEqual(limit);
  }
});

test("in slices as many words are counted as at once, wherever the text is cut", async () => {
  const piece = fc.oneof(fc.constantFrom(" ", "\n\n", "\t", "words", "it’s", "—", "12", "我们今天去学校", "\u00A0", "e\u0301", "😀"), fc.string());
  const long = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join("").repeat(200));
  await fc.assert(fc.asyncProperty(long, async (text) => {
      expect(await countWordsInSlices(text)).toBe(countWords(text));
    }), { numRuns: 30 });
});
