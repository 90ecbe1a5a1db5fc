import { either, numbered, open } from "./abbreviations.ts";
import { monthsAbroad } from "../locks/months.ts";
import { functionWords } from "./openers.ts";

const lastWord = /([^\s—–("“‘'’[]{1,40})\s*$/u;
const opensQuietly = /^[\s’"”“‘'([«]*(?:\p{Ll}|[,;:)\]}”»?!.…])/u;
const wordless = /^[^\p{L}\p{N}]*$/u;
const firstWord = /^[\s’"“‘'(]*([\p{L}\p{M}\p{N}][^\s]{0,40})/u;
const month = new RegExp(`^${monthsAbroad}`, "u");
const initials = /^(?:\p{Lu}\.)+$/u;

/** Whether a segment that follows another belongs to the same sentence after all. */
export function continues(before: string, after: string): boolean {
  if (opensQuietly.test(after) || wordless.test(after)) return true;
  const ending = lastWord.exec(before)?.[1] ?? "";
  if (!ending.endsWith(".")) return false;
  if (open.has(ending)) return true;

  const opening = firstWord.exec(after)?.[1] ?? "";
  const opensWithNumber = /^\p{N}/u.test(opening);
  if (numbered.has(ending)) return /\p{N}/u.test(opening);
  if (/^\d{1,2}\.$/.test(ending)) return opensWithNumber || month.test(opening) || before.replaceAll(/[\s’]/g, "") === ending;
  if (initials.test(ending) && opensWithNumber) return true;
  const word = /^[\p{L}\p{M}]+/u.exec(opening)?.[0].toLowerCase() ?? "";
  return (either.has(ending) || initials.test(ending)) && word !== "" && !functionWords.has(word);
}
