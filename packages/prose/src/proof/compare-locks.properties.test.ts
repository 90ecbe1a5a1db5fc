import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLocks, findLocks, lockKinds, parse } from "../index.ts";
import { texts } from "../testing/arbitraries.ts";

describe("compareLocks, on any text", () => {
  it("finds that a text keeps every lock of itself, and has no other", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { kept, lost, added } = compareLocks(text, text);
        expect({ lost, added }).toEqual({ lost: [], added: [] });
        const locks = findLocks(parse(text));
        expect(kept).toEqual(Object.fromEntries(lockKinds.map((kind) => [kind, locks.filter((lock) => lock.kind === kind).length])));
      }),
      { numRuns: 400 },
    );
  });

  it("finds added from one side what it finds lost from the other", () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const there = compareLocks(one, other);
        const back = compareLocks(other, one);
        const values = (locks: readonly { kind: string; value: string }[]) => locks.map(({ kind, value }) => `${kind} ${value}`).toSorted();
        expect(values(back.added)).toEqual(values(there.lost));
        expect(values(back.lost)).toEqual(values(there.added));
      }),
      { numRuns: 200 },
    );
  });
});
