import type { Rule } from "../rule.ts";
import { chatLeftovers } from "./chat-leftovers.ts";
import { citationMarks } from "./citation-marks.ts";
import { invisibleCharacters } from "./invisible-characters.ts";

/**
 * The rules that run whatever a text's language, words and density of marks are, in the order of all rules: what they find needs no
 * tagger, and is found again when the text is rewritten in full. Stray spaces are not among them, since those are judged by the language.
 */
export const firstRules: readonly Rule[] = [invisibleCharacters, chatLeftovers, citationMarks];
