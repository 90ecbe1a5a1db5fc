import { either, numbered, open } from "./abbreviations.ts";
import { functionWords } from "./openers.ts";

const lastWord = /(\S{1,40})\s*$/;
const opensQuietly = /^[\s’"”“‘'([«]*(?:\p{Ll}|[,;:)\]}”»?!.…])/u;
const wordless = /^[^\p{L}\p{N}]*$/u;

/** Whether a segment that follows another belongs to the same sentence after all. */
export function continues(before: string, after: string): boolean {
  if (opensQuietly.test(after) || wordless.test(after)) return true;
  const ending = lastWord.exec(before)?.[1]?.replace(/^[("“‘'’[]+/, "") ?? "";
  if (!ending.endsWith(".")) return false;
  const opensWithDigit = /^[\s’"“(]*\p{N}/u.test(after);
  if (open.has(ending)) return true;
  if (numbered.has(ending)) return opensWithDigit;
  if (/^\d{1,2}\.$/.test(ending)) return opensWithDigit || before.trim() === ending;
  const opening = /^[\s’"“(]*([\p{L}\p{M}]+)/u.exec(after)?.[1]?.toLowerCase() ?? "";
  if (either.has(ending) || /^(?:\p{Lu}\.)+$/u.test(ending)) return opening !== "" && !functionWords.has(opening);
  return false;
}
