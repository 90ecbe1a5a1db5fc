import type { Span } from "@prosewell/prose";
import type { Fact } from "./fact.ts";

/** A stretch of text as it is sent: an opaque mark for each fact, and no line breaks. */
export interface Masked {
  readonly text: string;
  /** What each mark stands for; the first is mark 1. */
  readonly hidden: readonly string[];
  readonly brackets: Brackets;
}

type Brackets = readonly [open: string, close: string];

/** Brackets that hardly any text holds. */
const known: readonly Brackets[] = [["⟦", "⟧"], ["⦃", "⦄"], ["⦗", "⦘"]];
const rarest: Brackets = ["⟬", "⟭"];

/** Brackets for marks that the text itself does not hold. */
export const bracketsFor = (text: string): Brackets => known.find(([open, close]) => !text.includes(open) && !text.includes(close)) ?? rarest;

const lineBreak = /(?<![ \t])[ \t]*[\r\n]+[ \t]*/gu;

/** What is hidden of a span. Facts that touch are one mark: what stands between two marks may be reworded. */
export function* hiddenIn(facts: readonly Fact[], { start, end }: Span): Generator<Span> {
  let open: { start: number; end: number } | undefined;
  for (const fact of facts) {
    if (!fact.isHidden || fact.start < start || fact.end > end) continue;
    if (open?.end === fact.start) {
      open.end = fact.end;
    } else {
      if (open) yield open;
      open = { start: fact.start, end: fact.end };
    }
  }
  if (open) yield open;
}

/** Masks what is hidden of a span of the text; `mark` says what stands for the n-th of them, from 1. */
function masked(text: string, span: Span, facts: readonly Fact[], mark: (index: number) => string): { text: string; hidden: string[] } {
  const hidden: string[] = [];
  let out = "";
  let from = span.start;
  for (const { start, end } of hiddenIn(facts, span)) {
    hidden.push(text.slice(start, end));
    out += text.slice(from, start).replace(lineBreak, " ") + mark(hidden.length);
    from = end;
  }
  return { text: out + text.slice(from, span.end).replace(lineBreak, " "), hidden };
}

/** A span of the text as the model is to rewrite it. */
export function mask(text: string, span: Span, facts: readonly Fact[]): Masked {
  const brackets = bracketsFor(text);
  return { ...masked(text, span, facts, (index) => brackets[0] + index + brackets[1]), brackets };
}

/** A span of the text as the model may read it beside what it rewrites: its facts are left out. */
export function neighbour(text: string, span: Span, facts: readonly Fact[]): string {
  const [open, close] = bracketsFor(text);
  return masked(text, span, facts, () => `${open}…${close}`).text;
}

/** An answer with its facts back in place. */
export interface Unmasked {
  readonly text: string;
  /** Where the facts stand in it. */
  readonly facts: readonly Span[];
  /** Whether marks came back that were never sent. */
  readonly hasStrangers: boolean;
}

/** Puts the facts back. A mark that is gone, or comes twice, shows in the text, where the proof finds it. */
export function unmask(answer: string, { hidden, brackets: [open, close] }: Pick<Masked, "hidden" | "brackets">): Unmasked {
  const facts: Span[] = [];
  let text = "";
  let from = 0;
  let hasStrangers = false;
  for (const { 0: found, 1: number, index } of answer.matchAll(new RegExp(`${open}\\s*(\\d{1,4})\\s*${close}`, "gu"))) {
    text += answer.slice(from, index);
    const fact = hidden[Number(number) - 1];
    if (fact === undefined) hasStrangers = true;
    else facts.push({ start: text.length, end: text.length + fact.length });
    text += fact ?? "";
    from = index + found.length;
  }
  const rest = answer.slice(from);
  return { text: text + rest, facts, hasStrangers: hasStrangers || [open, close].some((bracket) => text.includes(bracket) || rest.includes(bracket)) };
}
