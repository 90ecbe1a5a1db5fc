import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { texts } from "./testing/arbitraries.ts";
import { countWords, wordsOf } from "./words.ts";

describe("countWords", () => {
  const counts: readonly (readonly [text: string, count: number])[] = [
    ["", 0],
    [" \n\t — … !", 0],
    ["One two  three\nfour", 4],
    ["don't, well-known; 3.5%", 3],
    ["word—word", 1],
    ["naïve Ünïcode слово λέξη", 4],
    ["오늘날 빠르게 변화하는", 3],
    ["w\u200Bord", 1],
    ["a \u{1F600} b", 2],
    ["\uD800 \uDC00", 0],
    ["\u0000a\u0000", 1],
  ];
  test.each(counts)("of %j is %i", (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it("counts word-like segments in scripts without spaces", () => {
    expect(countWords("我喜欢读书。")).toBe(3);
    expect(countWords("ภาษาไทย")).toBe(2);
    expect(countWords("I say 我喜欢 very loudly")).toBe(6);
  });

  it("agrees with the words that are listed, which lie in order and hold no white space", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const words = wordsOf(text);
        expect(words).toHaveLength(countWords(text));
        let end = 0;
        for (const word of words) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(word.start, word.end)).toMatch(/^\S+$/);
          end = word.end;
        }
      }),
    );
  });

  it("is the same for two texts apart as for both with a space between", () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });
});
