import { atRest } from "../language/patterns.ts";

/** Several words where one does; a wording of `$1` keeps what the first group found. */
export interface WordyPhrase {
  readonly pattern: RegExp;
  readonly to: readonly string[];
}

/** Verbs with an infinitive of their own: "what they have in order to live" is not what they have to. */
const takingTo =
  "ha(?:ve|s|d)|need(?:s|ed)?|wants?|wanted|going|able|ought|supposed|used|seem(?:s|ed)?|learn(?:s|ed)?|try|tries|tried|agree[sd]?|refuse[sd]?|forget|forgets|forgot|remember(?:s|ed)?|stop(?:s|ped)?|start(?:s|ed)?|continue[sd]?|fail(?:s|ed)?|get|gets|got|happen(?:s|ed)?|like[sd]?|comes?|came|mean[ts]?";
/** "To know how it is run in order to help" is not to know how it is run to help. */
const inside = "(?<!\\p{L})(?:how|what|where|which|why) [^,;:]{1,60} (?:is|are|was|were|be|been|being) \\p{L}+ed ";

export const wordyPhrases: readonly WordyPhrase[] = [
  { pattern: new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})(?:${takingTo}) )(?<!${inside})in order to(?= \\p{Ll})`, "giu"), to: ["to"] },
  { pattern: /(?<!\p{L})(?:due to|owing to|because of) the fact that(?!\p{L})/giu, to: ["because"] },
  { pattern: /(?<!\p{L})(?:despite|in spite of) the fact that(?!\p{L})/giu, to: ["although"] },
  { pattern: /^at (?:this|the present) point in time(?=,)/giu, to: ["at present"] },
  { pattern: /(?<!\p{L})at (?:this|the present) point in time(?![,\p{L}])/giu, to: ["now"] },
  { pattern: /(?<!\p{L})at the present time(?!\p{L})/giu, to: ["now", "at present"] },
  { pattern: new RegExp(`(?<!\\p{L})on a daily basis${atRest}`, "giu"), to: ["every day", "daily"] },
  { pattern: new RegExp(`(?<!\\p{L})on a regular basis${atRest}`, "giu"), to: ["regularly"] },
  { pattern: /(?<!\p{L})for the purposes? of(?= (?!this|these|the |our |that |my |clarity|comparison|argument|\p{L}*tion)\p{Ll}+ing(?!\p{L}))/giu, to: ["for"] },
  { pattern: /(?<=\b(?:is|are|was|were|am|been) )in the process of (?=(?!being|elimination)\p{Ll}+ing(?!\p{L}))/giu, to: [""] },
  { pattern: /(?<!\p{L})as to whether(?!\p{L})/giu, to: ["whether"] },
  { pattern: /(?<!\p{L})in close proximity to(?!\p{L})/giu, to: ["near", "close to"] },
  { pattern: /(?<!\p{L})with the exception of(?!\p{L})/giu, to: ["except for", "apart from"] },
  { pattern: /(?<!\p{L})in the vicinity of(?= (?:the|our|his|her|their|an?) )/giu, to: ["near"] },
  { pattern: /(?<!\p{L})a (?:large|great) number of(?= (?!the |our |his |her |their |its |these |those |such |them |us )\p{Ll})/giu, to: ["many"] },
  { pattern: /(?<!\p{L})the majority of(?= (?!votes|the vote|cases)\p{Ll}+s(?!\p{L}))/giu, to: ["most"] },
  { pattern: /(?<!\p{L})in the event that(?!\p{L})/giu, to: ["if"] },
  { pattern: /(?<!\p{L})for the duration of(?!\p{L})/giu, to: ["throughout"] },
];
