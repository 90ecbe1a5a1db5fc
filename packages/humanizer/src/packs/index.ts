import { markFamilies } from "../marks/families.ts";
import type { Rule } from "../rule.ts";
import type { Coverage } from "../types.ts";
import { french } from "./french/index.ts";
import { german } from "./german/index.ts";
import { italian } from "./italian/index.ts";
import type { Pack } from "./pack.ts";
import { portuguese } from "./portuguese/index.ts";
import { spanish } from "./spanish/index.ts";

/** Every language but English that is rewritten, in part. */
export const packs: readonly Pack[] = [spanish, french, german, portuguese, italian];

/** The rules of all packs; each names its language. */
export const packRules: readonly Rule[] = packs.flatMap(({ rules }) => rules);

const byLanguage = new Map(packs.map((pack) => [pack.language, pack]));
const english = markFamilies.map(({ pattern }) => pattern);

/** How far a language is rewritten. */
export const coverageOf = (language: string): Coverage => (language === "en" ? "full" : byLanguage.has(language) ? "pack" : "cleanup");

/** The marks of generated prose that are known in a language; what cannot be told may be English. */
export const marksIn = (language: string): readonly RegExp[] => (language === "en" || language === "und" ? english : (byLanguage.get(language)?.marks ?? []));

/**
 * As how many words a shorter text counts when its marks are weighed. A pack knows few marks and has no tagger to judge them
 * by: there, in a short text, it takes two.
 */
export const leastWordsIn = (language: string): number => (byLanguage.has(language) ? 300 : 150);
