import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import type { LanguageWords } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const languages: Readonly<Record<string, LanguageWords>> = { en: english, es: spanish, fr: french, de: german, pt: portuguese, it: italian };

/** The words that count in a language, by its BCP 47 code; English ones where its own are not known. */
export const wordsIn = (language: string): LanguageWords => languages[language] ?? english;
