import { parse, sentencesOf, type Block, type Span } from "@prosewell/prose";
import type { Reason } from "../detection.ts";
import { disguisesOf } from "./disguise.ts";
import { token } from "./token.ts";
import { tokensOf, type Tokens } from "./tokens.ts";

/** What of a text is judged, and what is told of the rest. */
export interface Passage {
  readonly sentences: readonly Span[];
  /** What of the sentences is not judged. */
  readonly leftOut: readonly Span[];
  readonly tokens: Tokens;
  /** How many words and numbers are judged. */
  readonly words: number;
  /** What was left out or seen through, in order. */
  readonly notices: readonly Reason[];
}

/** Whoever quotes at length did not write it. */
const longQuotation = 40;
const quotation = /“[^“”]{1,4000}”|(?<![\p{L}\p{N}])"[^"]{1,4000}"(?![\p{L}\p{N}])/gu;

const leftOutBlocks: Readonly<Record<string, string>> = {
  code: "Code is left out of the judgement.",
  quote: "A quotation is left out of the judgement.",
  table: "A table is left out of the judgement.",
  html: "Markup is left out of the judgement.",
};

/** Reads a text, Markdown or plain: its running prose is judged, code, tables, headings and long quotations are not. */
export function passageOf(text: string): Passage {
  const sentences: Span[] = [];
  const leftOut: Span[] = [];
  const notices: Reason[] = [];
  for (const block of parse(text).blocks) {
    if (isIndentedProse(text, block)) {
      sentences.push(...paragraphsOf(text, block).flatMap((paragraph) => sentencesOf(text, paragraph, [])));
      continue;
    }
    if (block.kind === "opaque") notices.push(...noticeOf(block));
    if (block.kind !== "paragraph" && block.kind !== "list-item") continue;
    sentences.push(...block.sentences);
    const quotations = longQuotations(text, block);
    notices.push(...quotations.map((span) => ({ ...span, text: "A quotation is left out of the judgement." })));
    notices.push(...block.markup.filter(({ kind }) => kind === "code").map(({ start, end }) => ({ start, end, text: "Code is left out of the judgement." })));
    leftOut.push(...merged([...quotations, ...block.markup, ...notesIn(text, block)]));
  }
  notices.push(...disguisesOf(text));
  const tokens = tokensOf(text, sentences, leftOut);
  const words = tokens.kinds.subarray(0, tokens.count).reduce((total, kind) => (kind === token.mark ? total : total + 1), 0);
  return { sentences, leftOut, tokens, words, notices: notices.toSorted((one, other) => one.start - other.start) };
}

const note = /\[\^?\d{1,3}\]/gu;

/** Numbers that lead to a source or a footnote. */
const notesIn = (text: string, { start, end }: Block): Span[] =>
  Array.from(text.slice(start, end).matchAll(note), ({ 0: number, index }) => ({ start: start + index, end: start + index + number.length }));

const indentation = /^(?:\t| {4})\s*$/u;
const plainWord = /^["'“‘(]*(?:\p{L}[\p{L}'’-]*|[$£€]?\d[\d.,:]*%?)[.,;:!?…"'”’)]*$|^[–—-]+$/u;
const fullStop = /[.!?…]["'”’)]*$/u;
const fewestWords = 12;
const leastPlain = 0.9;

/** A paragraph whose first line is set in is code to Markdown, and prose to whoever wrote it. */
function isIndentedProse(text: string, { kind, structure, start, end }: Block): boolean {
  if (kind !== "opaque" || !structure.endsWith("code") || !indentation.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start))) return false;
  const words = text.slice(start, end).trimEnd().split(/\s+/u);
  return fullStop.test(words.at(-1) ?? "") && words.length >= fewestWords && words.filter((word) => plainWord.test(word)).length >= leastPlain * words.length;
}

/** What stands between empty lines. */
function paragraphsOf(text: string, { start, end }: Span): Span[] {
  const paragraphs: Span[] = [];
  let from = start;
  for (const { 0: gap, index } of text.slice(start, end).matchAll(/\n[^\S\n]*\n/gu)) {
    paragraphs.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  return [...paragraphs, { start: from, end }];
}

function noticeOf({ structure, start, end }: Block): Reason[] {
  const text = leftOutBlocks[structure.slice(structure.lastIndexOf(" ") + 1)];
  return text === undefined ? [] : [{ text, start, end }];
}

const longQuotations = (text: string, { start, end }: Block): Span[] =>
  Array.from(text.slice(start, end).matchAll(quotation))
    .filter(([quoted]) => quoted.split(/\s+/u).length >= longQuotation)
    .map(({ 0: quoted, index }) => ({ start: start + index, end: start + index + quoted.length }));

/** Spans in order, those that overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last && span.start < last.end) whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else whole.push(span);
  }
  return whole;
}
