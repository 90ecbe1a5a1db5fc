import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLocks } from "./compare-locks.ts";

const thing = fc.constantFrom("a shop", "the mill", "in the town", "by the river", "as a rule", "old", "mended", "about time", "because of rain", "to sell bread");
const head = fc.constantFrom("It is", "The plan was", "She came", "They saw it");
/** Clauses around it, with denials and contrasts of their own. */
const other = fc.constantFrom("It rained.", "It did not rain.", "It is cheap, but it lasts.", "It is not cheap, but it lasts.", "He left, not she.", "However, no one came.", "It is not only new but also good.");
const around = fc.tuple(fc.array(other, { maxLength: 3 }), fc.array(other, { maxLength: 3 }));

const sentence = fc.record({ head, denied: thing, truth: thing, comma: fc.constantFrom("", ","), before: fc.constantFrom("", ",") }).filter(({ denied, truth }) => denied !== truth);

const differ = (before: string, after: string) => {
  const { lost, added } = compareLocks(before, after);
  return { lost: lost.length, added: added.length };
};

describe("corrections, on any text", () => {
  it("are equal whichever half comes first, both ways", () => {
    fc.assert(
      fc.property(sentence, around, ({ head: opening, denied, truth, comma, before: pause }, [first, last]) => {
        const wrap = (middle: string) => [...first, middle, ...last].join(" ");
        const built = wrap(`${opening}${pause} not ${denied}${comma} but ${truth}.`);
        const plain = wrap(`${opening} ${truth}, not ${denied}.`);
        expect(differ(built, plain)).toEqual({ lost: 0, added: 0 });
        expect(differ(plain, built)).toEqual({ lost: 0, added: 0 });
      }),
      { numRuns: 300 },
    );
  });

  it("lose neither their denial nor their contrast unseen", () => {
    fc.assert(
      fc.property(sentence, around, ({ head: opening, denied, truth, comma, before: pause }, [first, last]) => {
        const wrap = (middle: string) => [...first, middle, ...last].join(" ");
        const built = wrap(`${opening}${pause} not ${denied}${comma} but ${truth}.`);
        const plain = wrap(`${opening} ${truth}, not ${denied}.`);
        for (const broken of [`${opening} ${denied}${comma} but ${truth}.`, `${opening} not ${denied}${comma} and ${truth}.`, `${opening} ${denied} and ${truth}.`]) {
          expect(differ(built, wrap(broken)).lost).toBeGreaterThan(0);
          expect(differ(wrap(broken), built).added).toBeGreaterThan(0);
        }
        expect(differ(plain, wrap(`${opening} ${truth}, ${denied}.`)).lost).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it("excuse no contrast between clauses, whatever trails beside it", () => {
    fc.assert(
      fc.property(sentence, around, ({ head: opening, denied, truth }, [first, last]) => {
        const wrap = (middle: string) => [...first, middle, ...last].join(" ");
        const before = wrap(`It is not cheap, but it lasts. ${opening} ${truth}; it is not ${denied}.`);
        const after = wrap(`It is not cheap, it lasts. ${opening} ${truth}, not ${denied}.`);
        expect(differ(before, after).lost).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
