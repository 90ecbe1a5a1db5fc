import { aiPassages, edgeCases } from "@prosewell/corpus";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDetector } from "./index.ts";

const { detect } = await createDetector();

const pieces = [...aiPassages(), ...edgeCases()].map(({ text }) => text);
const odd = fc.constantFrom("\u200B", "а", "“", "```\n", "> ", "# ", "…", "\uD800", "𝐛", "\n\n", "!!", "\u0000", "| a |\n|---|\n", "漢字");

/** Real prose, long enough to be judged, with anything strewn in. */
const prose = fc
  .tuple(fc.constantFrom(...pieces), fc.array(fc.tuple(fc.nat(), fc.oneof(odd, fc.string({ unit: "binary", maxLength: 4 }))), { maxLength: 12 }))
  .map(([text, insertions]) => insertions.reduce((whole, [at, piece]) => whole.slice(0, at % (whole.length + 1)) + piece + whole.slice(at % (whole.length + 1)), text));

const texts = fc.oneof({ arbitrary: prose, weight: 4 }, fc.string({ unit: "binary", maxLength: 400 }));

test("any text gets an answer whose parts fit together", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { verdict, probability, range, sentences } = detect(text);
      const [low, high] = range;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (probability === null) {
        expect(verdict).toBe("unsure");
        expect(sentences).toEqual([]);
      } else {
        expect(low).toBeLessThanOrEqual(probability);
        expect(high).toBeGreaterThanOrEqual(probability);
      }
    }),
    { numRuns: 150 },
  );
});

test("sentences come in order, apart from one another, and reasons lie in the text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0;
      for (const sentence of detect(text).sentences) {
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        expect(sentence.end).toBeGreaterThan(sentence.start);
        end = sentence.end;
        expect(sentence.probability).toBeGreaterThanOrEqual(0);
        expect(sentence.probability).toBeLessThanOrEqual(1);
        for (const reason of sentence.reasons) {
          expect(reason.end).toBeGreaterThan(reason.start);
          expect(reason.end).toBeLessThanOrEqual(text.length);
        }
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 150 },
  );
});
