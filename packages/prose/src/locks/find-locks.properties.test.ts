import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLocks, isMasked, parse } from "../index.ts";
import { texts } from "../testing/arbitraries.ts";

const runs = { numRuns: 400 };

describe("findLocks, on any text", () => {
  it("gives locks by start, each with the characters that it covers", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = 0;
        for (const lock of findLocks(parse(text))) {
          expect(lock.start).toBeGreaterThanOrEqual(at);
          expect(lock.end).toBeGreaterThan(lock.start);
          expect(lock.text).toBe(text.slice(lock.start, lock.end));
          at = lock.start;
        }
      }),
      runs,
    );
  });

  it("never lets masked locks overlap, nor a counted one lie in them", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { kind, ...lock } of findLocks(parse(text))) {
          if (kind === "structure") continue;
          expect(lock.start).toBeGreaterThanOrEqual(isMasked(kind) ? end : 0);
          if (isMasked(kind)) end = lock.end;
          else expect(lock.start).toBeGreaterThanOrEqual(end);
        }
      }),
      runs,
    );
  });

  it("has one structure lock for each block", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const document = parse(text);
        const structure = findLocks(document).filter(({ kind }) => kind === "structure");
        expect(structure.map(({ value }) => value)).toEqual(document.blocks.map((block) => block.structure));
      }),
      runs,
    );
  });
});
