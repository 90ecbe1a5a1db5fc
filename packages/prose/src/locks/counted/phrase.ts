import type { LockKind } from "../../lock.ts";
import type { Unit } from "./expand.ts";

/** Where a phrase stands; tells whether it means there what its entry says. */
export interface Place {
  readonly text: string;
  readonly units: readonly Unit[];
  /** The first and the last unit of the phrase. */
  readonly first: number;
  readonly last: number;
}

/** Words that count, and as what. */
export interface Entry {
  /** In lower case, with single spaces and contractions written out. */
  readonly phrase: string;
  readonly kind: LockKind;
  /** What is compared. An empty value means that the phrase, as a whole, counts as nothing. */
  readonly value: string;
  readonly when?: (place: Place) => boolean;
}

/** One entry for each phrase of a list, whose phrases are parted by commas. */
export const entries = (kind: LockKind, value: string, phrases: string, when?: (place: Place) => boolean): Entry[] =>
  phrases.split(",").map((phrase) => ({ phrase: phrase.trim(), kind, value, ...(when && { when }) }));

export const wordBefore = ({ units, first }: Place): string => units[first - 1]?.word ?? "";
export const wordAfter = ({ units, last }: Place): string => units[last + 1]?.word ?? "";
export const opensSentence = ({ units, first }: Place): boolean => units[first]?.opens ?? false;
export const isAfterComma = ({ text, units, first }: Place): boolean => /[,;—–(]\s?$/.test(text.slice(Math.max(0, (units[first]?.start ?? 0) - 2), units[first]?.start));
export const isBeforeComma = ({ text, units, last }: Place): boolean => text.charAt(units[last]?.end ?? 0) === ",";
