import { countWords } from "@prosewell/prose";
import type { Failure } from "./failure.ts";

/** Words out for each word in. */
const [shortest, longest] = [0.8, 1.25];
/** In a sentence of few words, one more or less is a large share. */
const slack = 2;

/** Whether a wording is much longer or shorter than what it stands for; `spare` words are forgiven. */
export function lengthFailure(before: string, after: string, spare = slack): Failure | null {
  const [was, is] = [countWords(before), countWords(after)];
  if (is > Math.max(was * longest, was + spare)) return { code: "length", advice: `It had ${is} words where the original has ${was}; say no more than the original says.` };
  if (is < Math.min(was * shortest, was - spare)) return { code: "length", advice: `It had ${is} words where the original has ${was}; leave nothing out.` };
  return null;
}

const ending = /[.!?…。！？।؟۔:;][\p{Pe}\p{Pf}"'’*_)\]]*$/u;
const opensBlock = /^(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|>\s?|```|\|)/u;
const questions = /[?？؟]/gu;
const doubled = /(?<![\p{L}\p{M}\p{N}])(\p{L}{2,})\s+\1(?![\p{L}\p{M}\p{N}])/giu;
const broken = /\uFFFD|(?![\t\r\n])\p{Cc}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What a wording shows on its surface that its sentence does not. */
export function* formFailures(before: string, after: string): Generator<Failure> {
  if (ending.test(before) && !ending.test(after)) yield { code: "unfinished", advice: "A sentence broke off before its end; finish every sentence." };
  if (count(after, /\n/gu) > count(before, /\n/gu) || (opensBlock.test(after) && !opensBlock.test(before))) {
    yield { code: "form", advice: "Write one paragraph of plain sentences, without line breaks, headings or list marks." };
  } else if (count(after, broken) > count(before, broken) || count(after, doubled) > count(before, doubled)) {
    yield { code: "form", advice: "A word was doubled, or a character was broken." };
  } else if (/^\P{L}*\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after) && !/^\p{Ll}+\p{Lu}/u.test(after)) {
    yield { code: "form", advice: "A sentence began with a small letter." };
  }
  if (count(before, questions) !== count(after, questions)) yield { code: "question", advice: "Keep questions questions, and statements statements." };
}
