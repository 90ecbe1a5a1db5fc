import fc from "fast-check";
import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { applyChanges, type Change } from "./passage.ts";

/** Changes in order that neither overlap nor touch, as one round leaves them. */
const changesIn = (text: string) =>
  fc
    .uniqueArray(fc.nat(text.length), { maxLength: 12 })
    .chain((points) =>
      fc.tuple(...points.toSorted((one, other) => one - other).map((start) => fc.record({ start: fc.constant(start), length: fc.nat(6), after: fc.string({ maxLength: 5 }) }))),
    )
    .map((drafts) => {
      const changes: Change[] = [];
      for (const { start, length, after } of drafts) {
        const end = Math.min(start + length, text.length);
        if (start > (changes.at(-1)?.end ?? -1)) changes.push({ start, end, after, alternatives: [], rule: "any" });
      }
      return changes;
    });

const rounds = fc
  .string({ maxLength: 60 })
  .chain((text) => changesIn(text).map((first) => ({ text, first })))
  .chain(({ text, first }) => changesIn(applyChanges(text, first)).map((second) => ({ text, first, second })));

test("two rounds composed lead where the one after the other leads", () => {
  fc.assert(
    fc.property(rounds, ({ text, first, second }) => {
      expect(applyChanges(text, compose(text, first, second))).toBe(applyChanges(applyChanges(text, first), second));
    }),
  );
});

test("composed changes are in order and do not overlap", () => {
  fc.assert(
    fc.property(rounds, ({ text, first, second }) => {
      const changes = compose(text, first, second);
      for (const [index, { start, end }] of changes.entries()) {
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
        const before = changes[index - 1];
        if (before) expect(start).toBeGreaterThanOrEqual(before.end);
      }
    }),
  );
});

test("a late change inside an earlier one merges with it and keeps its rule", () => {
  const first: Change[] = [{ start: 4, end: 7, after: "brown", alternatives: ["tan"], rule: "colours" }];
  const second: Change[] = [{ start: 6, end: 7, after: "e", alternatives: [], rule: "letters" }];
  expect(compose("the red fox", first, second)).toEqual([{ start: 4, end: 7, after: "brewn", alternatives: [], rule: "colours", foreign: false }]);
});
