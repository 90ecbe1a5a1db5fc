import type { Scene } from "../rule.ts";
import { lowerOf, nounPhraseAt } from "./noun-phrase.ts";

const reach = 60;
/** "Leaving him", "leaving the town without a bridge", and not "leaving the house". */
const remainder =
  /^ (?:it|them|him|her|us|me|you|only|little|no|few|half|behind|many|more|less|room|space)(?!\p{L})|^ [^,.]{1,40} (?:with|without|unable|vulnerable|open|behind|empty|exposed|at risk|in (?:an?|need|doubt|charge|place|ruins|debt|limbo|shock|tears|poverty|danger))(?!\p{L})/u;
/** What is made by doing it: nothing is changed by that. */
const doings = /^(?:appearance|attempt|call|choice|contribution|decision|effort|gain|living|mistake|money|move|note|offer|plan|point|progress|promise|sense|stand|statement|stride|use|visit|way)$/u;
const remains = /^(?:gap|void|hole|mark|trace|trail|scar|room|space|legacy|impression|impact|question|doubt|choice|option|imprint)$/u;

/** Whether what is made or left is said to become something: "making it harder", "leaving them without work". */
export function leavesChanged({ text, ...scene }: Scene, end: number, verb: "make" | "leave"): boolean {
  const tokens = scene.tokens();
  const from = tokens.findIndex(({ start }) => start >= end);
  if (verb === "leave" ? remainder.test(text.slice(end, end + reach)) : lowerOf(tokens[from]) === "sure") return true;
  const object = nounPhraseAt(tokens, from);
  const next = object && tokens.find(({ partOfSpeech }, index) => index > object.at && partOfSpeech !== "ADV");
  if (verb === "make" && object && doings.test(object.head)) return false;
  if (verb === "leave" && object && remains.test(object.head)) return true;
  if (!next || /^(?:up|all|based|by|about|for)$/u.test(lowerOf(next))) return false;
  if (next.partOfSpeech === "ADJ") return true;
  if (verb === "leave") return next.partOfSpeech === "VERB";
  return /^(?:DET|NOUN)$/u.test(next.partOfSpeech) || lowerOf(next) === "something" || (next.partOfSpeech === "VERB" && !/(?:ed|ing)$/u.test(next.text));
}
