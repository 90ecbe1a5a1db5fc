import { eld } from "eld/small";

/** Enough for a certain answer, and few enough that a book costs no more than a page. */
const sample = 3000;

/**
 * The language of a text as a BCP 47 code, `und` when it cannot be told (too short, no letters, too mixed). Reads the
 * first 3,000 UTF-16 code units.
 */
export function identifyLanguage(text: string): string {
  const result = eld.detect(text.slice(0, sample));
  return result.isReliable() && result.language ? result.language : "und";
}
