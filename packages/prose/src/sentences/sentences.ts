import type { Markup, Sentence, Span, Word } from "../document.ts";
import { trim } from "../spans.ts";
import { wordsOf } from "../words.ts";
import { continues } from "./continues.ts";
import { proseView } from "./prose-view.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentences of a block of `text`: disjoint, in order, trimmed; every character that is not white space lies in one of them.
 * `markup` is what in the block is no prose; all offsets are into `text`.
 */
export function sentencesOf(text: string, block: Span, markup: readonly Markup[]): Sentence[] {
  const view = proseView(text, block, markup);
  const spans: { start: number; end: number }[] = [];
  let previous = "";
  let broken = true;
  for (const { segment, index } of segmenter.segment(view)) {
    const span = trim(text, { start: block.start + index, end: block.start + index + segment.length });
    if (span) {
      const last = spans.at(-1);
      if (last && !broken && continues(previous, segment)) {
        last.end = span.end;
      } else {
        spans.push({ ...span });
      }
      previous = segment;
      broken = false;
    }
    broken ||= segment.endsWith("\n");
  }
  return spans.map((span) => new TextSentence(text, span));
}

/** A sentence of a text; its offsets are raised by `offset`. The words are looked for when they are asked for: few ask. */
export class TextSentence implements Sentence {
  readonly start: number;
  readonly end: number;
  readonly #text: string;
  readonly #offset: number;
  #words: readonly Word[] | undefined;

  constructor(text: string, { start, end }: Span, offset = 0) {
    this.start = start + offset;
    this.end = end + offset;
    this.#text = text;
    this.#offset = offset;
  }

  get words(): readonly Word[] {
    return (this.#words ??= wordsOf(this.#text.slice(this.start - this.#offset, this.end - this.#offset), this.start));
  }
}
