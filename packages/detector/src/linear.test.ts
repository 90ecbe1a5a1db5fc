import { describe, expect, test } from "vitest";
import { families } from "./features/grams.ts";
import { createDetector } from "./index.ts";
import { passageOf } from "./reading/passage.ts";

const { detect } = await createDetector();

const visits = (text: string) => {
  const { tokens } = passageOf(text);
  let count = 0;
  for (const { read } of families) count += read(tokens, 0, tokens.count).count;
  return count;
};

const sentence = "The quick brown fox, which nobody had seen, jumps over 12 lazy dogs. ";

test("twice the text is twice the work", () => {
  const [once, twice] = [visits(sentence.repeat(200)), visits(sentence.repeat(400))];
  expect(twice / once).toBeCloseTo(2, 2);
});

/** Each of these takes minutes where something grows with the square of the length; the time limit, wide enough for a busy machine, is the check. */
const inputs: Readonly<Record<string, string>> = {
  "one sentence again and again": sentence.repeat(3000),
  "one word again and again": "word ".repeat(40_000),
  "a word of 200,000 letters": "a".repeat(200_000),
  "marks alone": "!?,;".repeat(50_000),
  "quotes that only open": "“a ".repeat(60_000),
  "straight quotes": 'a "b ".'.repeat(28_000),
  "unseen characters in English": `${sentence.repeat(20)}${"a\u200B".repeat(60_000)}`,
  "look-alikes": `${sentence.repeat(20)}${"aа ".repeat(60_000)}`,
  "a word of look-alikes": `${sentence.repeat(20)}${"а".repeat(180_000)}`,
  "marks on one letter": `${sentence.repeat(20)}a${"\u0301".repeat(180_000)}`,
  "paragraphs that are set in": "    Plain words stand in this paragraph, and plain words follow them all the way.\n\n".repeat(2500),
  "short lines": "a b c\n\n".repeat(28_000),
};

describe("an input of 200 KB takes no more than its length", () => {
  test.each(Object.entries(inputs))("%s", (_, text) => {
    expect(detect(text).sentences.length).toBeLessThanOrEqual(text.length);
  });
});
