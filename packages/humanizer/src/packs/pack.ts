import { defineRule, type Rule } from "../rule.ts";

/** A rule of one language, before it has that language's name. */
export interface Operation extends Omit<Rule, "id" | "language" | "anyLanguage" | "needsTags" | "tones"> {
  /** Kebab case; with the language's name before it, the rule's id. */
  readonly operation: string;
  /** What it looks for, whether or not its guards let it: a mark of generated prose in this language. Global. */
  readonly mark?: RegExp;
}

/** The most certain operations of one language, for text that no tagger can read. */
export interface Pack {
  /** BCP 47 code. */
  readonly language: string;
  readonly rules: readonly Rule[];
  /** What counts towards the density from which a text in this language is edited. */
  readonly marks: readonly RegExp[];
}

/** A pack's rules run in the order of the list; `name` is the language's English name. */
export const definePack = (language: string, name: string, operations: readonly Operation[]): Pack => ({
  language,
  rules: operations.map(({ operation, mark: _mark, ...rule }) => defineRule({ ...rule, id: `${name}-${operation}`, language })),
  marks: operations.flatMap(({ mark }) => mark ?? []),
});
