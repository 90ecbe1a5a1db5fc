import type { Entry } from "../counted/phrase.ts";

/** What a language counts with, and how it writes it. */
export interface LanguageWords {
  /** Words that deny, allow, quantify and tie statements together. */
  readonly entries: readonly Entry[];
  /** Phrases that open "not only … but", which adds and denies nothing. */
  readonly frames: readonly string[];
  /** Phrases that close such a frame; elsewhere they may contrast. */
  readonly answers: readonly string[];
  /** Short words lean on the next with an apostrophe: *n'est*, *l'anno*. */
  readonly elides?: boolean;
  /** Nouns that its spelling capitalises and that are no names. */
  readonly commonNouns?: ReadonlySet<string>;
}
