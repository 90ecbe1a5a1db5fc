import { aiPassages } from "@prosewell/corpus";
import { compareLocks } from "@prosewell/prose";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges } from "./engine/passage.ts";
import { createHumanizer, strengths, type Edit, type Request } from "./index.ts";

const [{ humanize }, remembering] = await Promise.all([createHumanizer(), createHumanizer({ remembers: 200_000 })]);
const texts = aiPassages().map(({ text }) => text);

const placed = (edits: readonly Edit[]) => edits.map(({ start, end, after }) => ({ start, end, after }));

/** A text that is edited more the more is asked, and one of its sentences that is. */
const example = texts
  .flatMap((text) => {
    const [light, strong] = [humanize({ text, strength: "light" }), humanize({ text, strength: "strong" })];
    const gained = strong.edits.find((edit) => !light.edits.some(({ start }) => start === edit.start));
    return gained ? [{ text, light, strong, gained }] : [];
  })
  .at(0);
if (!example) throw new Error("No passage is edited more when more is asked.");
const { text, light, strong, gained } = example;

describe("a stretch at a strength of its own", () => {
  const result = humanize({ text, strength: "light", stretches: [{ start: gained.start, end: gained.end, strength: "strong" }] });

  test("is rewritten as it would be with the whole text at that strength", () => {
    expect(placed(result.edits)).toContainEqual({ start: gained.start, end: gained.end, after: gained.after });
  });

  test("leaves the rest as it was", () => {
    const far = ({ start, end }: Edit) => end < gained.start - 600 || start > gained.end + 600;
    expect(placed(result.edits.filter(far))).toEqual(placed(light.edits.filter(far)));
    expect(placed(result.edits)).not.toEqual(placed(strong.edits));
  });

  test("that lies over the whole text asks for all of it", () => {
    expect(placed(humanize({ text, strength: "light", stretches: [{ start: 0, end: text.length, strength: "strong" }] }).edits)).toEqual(placed(strong.edits));
  });

  test("at a strength that nobody knows is refused", () => {
    // @ts-expect-error -- what a caller without types might send
    expect(() => humanize({ text, stretches: [{ start: 0, end: 1, strength: "utmost" }] })).toThrow("Unknown strength");
  });
});

test("wherever stretches lie, edits are true, facts are kept, and a run that remembers gives the same", () => {
  const stretch = fc.tuple(fc.nat(2000), fc.nat(500), fc.constantFrom(...strengths)).map(([start, length, at]) => ({ start, end: start + length, strength: at }));
  const request: fc.Arbitrary<Request> = fc.record({ text: fc.constantFrom(...texts), strength: fc.constantFrom(...strengths), stretches: fc.array(stretch, { maxLength: 3 }) });
  fc.assert(
    fc.property(request, (asked) => {
      const result = humanize(asked);
      let end = 0;
      for (const edit of result.edits) {
        expect(edit.start).toBeGreaterThanOrEqual(end);
        expect(asked.text.slice(edit.start, edit.end)).toBe(edit.before);
        end = edit.end;
      }
      expect(applyChanges(asked.text, result.edits)).toBe(result.text);
      const foreign = result.edits.filter(({ rule }) => rule === "chat-leftovers" || rule === "citation-marks");
      const { lost, added } = compareLocks(applyChanges(asked.text, foreign), result.text, { language: result.language });
      expect({ lost, added }).toEqual({ lost: [], added: [] });
      expect(remembering.humanize(asked)).toEqual(result);
    }),
    { seed: 20_261_121, numRuns: 20 },
  );
});
