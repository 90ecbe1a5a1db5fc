import { expandContractions } from "./expand.ts";

/** Which facts a text no longer holds as often as the original did, at token boundaries, contractions written out. */
export function lostFacts(original: string, rewritten: string, facts: readonly string[]): string[] {
  const before = expandContractions(original);
  const after = expandContractions(rewritten);
  return facts.filter((fact) => {
    const wanted = expandContractions(fact);
    const stood = occurrences(before, wanted);
    return stood === 0 || occurrences(after, wanted) < stood;
  });
}

function occurrences(text: string, fact: string): number {
  const first = /^[\p{L}\p{N}]/u.test(fact) ? "(?<![\\p{L}\\p{N}])" : "";
  const last = /[\p{L}\p{N}]$/u.test(fact) ? "(?![\\p{L}\\p{N}])" : "";
  const pattern = new RegExp(first + fact.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&") + last, "gu");
  return text.match(pattern)?.length ?? 0;
}
