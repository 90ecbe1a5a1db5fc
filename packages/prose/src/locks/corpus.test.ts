import { aiPassages } from "@prosewell/corpus";
import { describe, expect, it } from "vitest";
import { findLocks, isMasked, parse, type Lock } from "../index.ts";

const isLetter = (character = "") => /[\p{L}\p{N}]/u.test(character);

/** Where a string stands in a text without cutting a word. */
function* places(text: string, wanted: string): Generator<number> {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const cuts = (isLetter(text[at - 1]) && isLetter(wanted[0])) || (isLetter(text[end]) && isLetter(wanted.at(-1)));
    if (!cuts) yield at;
  }
}

const passages = aiPassages().map(({ text, locks }) => {
  const document = parse(text);
  return { text, wanted: locks, document, locks: findLocks(document) };
});

const shareOf = (isCovered: (text: string, start: number, end: number, locks: readonly Lock[]) => boolean) => {
  const results = passages.flatMap(({ text, wanted, locks }) =>
    wanted.map((one) => [...places(text, one)].every((start) => isCovered(text, start, start + one.length, locks))),
  );
  return { total: results.length, covered: results.filter(Boolean).length };
};

describe("the locks of 60 passages", () => {
  it("are each touched by a lock, but for a few plain words that no text shows to be facts", () => {
    const { total, covered } = shareOf((_text, start, end, locks) =>
      locks.some((lock) => lock.kind !== "structure" && lock.start < end && start < lock.end),
    );
    expect(total).toBe(683);
    expect(covered).toBeGreaterThanOrEqual(675);
  });

  it("are mostly masked to the last character", () => {
    const { covered } = shareOf((text, start, end, locks) => {
      const masks = locks.filter(({ kind }) => isMasked(kind));
      for (let at = start; at < end; at += 1) {
        if (/\S/.test(text[at] ?? "") && !masks.some((lock) => lock.start <= at && at < lock.end)) return false;
      }
      return true;
    });
    expect(covered).toBeGreaterThanOrEqual(600);
  });

  it("keep what each passage denies or allows within counted locks", () => {
    const senses = aiPassages().flatMap(({ text, sense }, index) => sense.map((phrase) => ({ text, phrase, index })));
    const unseen = senses.filter(({ text, phrase, index }) => {
      const start = text.indexOf(phrase);
      const locks = passages[index]?.locks ?? [];
      return !/not merely/.test(phrase) &&
        /\b(?:not|never|no|cannot|must|may|should|can|will|at least|unless|only)\b|n't/.test(phrase) &&
        !locks.some((lock) => lock.kind !== "structure" && lock.start < start + phrase.length && start < lock.end);
    });
    expect(unseen.map(({ phrase }) => phrase)).toEqual([]);
  });
});
