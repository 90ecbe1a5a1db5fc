import fc from "fast-check";
import type { Change } from "../index.ts";

const letters = fc.string({ unit: fc.constantFrom(...Array.from("abcdefghij ABC 12,.é漢")), minLength: 1, maxLength: 12 });

/** Words that go in: any but line ends and marks. */
export const newWords = fc.string({ unit: fc.constantFrom(...Array.from("uvwxyz  89.&<>\"'ß字")), maxLength: 10 });

export interface RandomRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Paragraphs of runs, set at random. */
export const paragraphs = fc.array(fc.array(fc.record({ text: letters, bold: fc.boolean(), italic: fc.boolean() }), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

/** Changes to a text of any length, by shares of it: in order, and apart. */
export const shares = fc.array(fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(14), after: newWords, reason: fc.constantFrom("Plainer.", "Shorter & <clear>.") }), { maxLength: 6 });

type Share = typeof shares extends fc.Arbitrary<infer Value> ? Value : never;

/** The changes that shares come to in a text. */
export function changesIn(text: string, wanted: Share): Change[] {
  const changes: Change[] = [];
  let least = 0;
  for (const { from, length, after, reason } of wanted.toSorted((left, right) => left.from - right.from)) {
    const start = Math.max(least, Math.floor(from * text.length));
    const end = Math.min(text.length, start + length);
    if (start > text.length) break;
    changes.push({ start, end, after, reason });
    least = end + 1;
  }
  return changes;
}
