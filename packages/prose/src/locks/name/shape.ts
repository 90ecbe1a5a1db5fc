import { functionWords } from "../../sentences/openers.ts";

/** How a word is written: `distinct` (NASA, iPhone, 28E) is a name wherever it stands, `capital` (London, Finance) in the right place. */
export type Shape = "distinct" | "capital" | "plain";

const possessive = /['’]s?$/;
/** Within a part: what joins the parts of a word is neither letter nor digit. */
const innerCapital = /[\p{L}\p{N}]\p{Lu}|\p{Lu}\p{N}/u;
const startsCapital = /^\p{Lu}/u;
const pronoun = /^I(?:['’](?:m|d|ll|ve|s))?$/;

/** The word without the ending that shows possession. */
export const bare = (word: string): string => word.replace(possessive, "");

export function shapeOf(word: string): Shape {
  if (!/\p{Lu}/u.test(word) || pronoun.test(word)) return "plain";
  if (innerCapital.test(bare(word))) return "distinct";
  if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)) return "distinct";
  return startsCapital.test(word) ? "capital" : "plain";
}

export const isFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase());
