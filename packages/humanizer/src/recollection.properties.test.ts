import { aiPassages, edgeCases } from "@prosewell/corpus";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createHumanizer, strengths, tones, type Request } from "./index.ts";

const [fresh, remembering] = await Promise.all([createHumanizer(), createHumanizer({ remembers: 400_000 })]);
const paragraphs = [...aiPassages(), ...edgeCases()].flatMap(({ text }) => text.split("\n\n"));

/** Texts of few paragraphs, so that many come again: moved, first or last, alone, in another tone, with other words locked. */
const request: fc.Arbitrary<Request> = fc.record(
  {
    text: fc.array(fc.constantFrom(...paragraphs.slice(0, 40)), { minLength: 1, maxLength: 6 }).map((some) => some.join("\n\n")),
    tone: fc.constantFrom(...tones),
    strength: fc.constantFrom(...strengths),
    locked: fc.array(fc.oneof(fc.constantFrom("the", "of the", "is"), fc.tuple(fc.nat(300), fc.nat(900)).map(([start, length]) => [start, start + length] as const)), { maxLength: 2 }),
  },
  { requiredKeys: ["text"] },
);

test("a run that remembers earlier ones gives what a run of its own gives, whatever came before", () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 2, maxLength: 4 }), (requests) => {
      for (const one of requests) expect(remembering.humanize(one)).toEqual(fresh.humanize(one));
    }),
    { seed: 20_261_121, numRuns: 20 },
  );
});

test("what decides for the whole text is asked each time: a paragraph that comes again among plain ones is left alone", () => {
  const marked = "Moreover, it is crucial and truly vital to utilize robust tools.";
  const plain = "The rain fell on the old town. ".repeat(300).trim();
  expect(remembering.humanize({ text: marked }).edits.length).toBeGreaterThan(0);
  expect(remembering.humanize({ text: `${plain}\n\n${marked}` }).edits).toEqual([]);
});
