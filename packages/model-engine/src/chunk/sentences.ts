import { sentencesOf, type Markup, type Sentence, type Span } from "@prosewell/prose";

const closes = /[.!?…。！？।؟]["'”’»」』)\]]*$/u;

/**
 * The sentences of a span of a text, when the facts in it are each one thing: a full stop inside a quotation ends no sentence, one at
 * its end may. A text and its rewrite are so parted in the same places.
 */
export function sentencesAround(text: string, span: Span, facts: Iterable<Span>): Sentence[] {
  const markup = [...facts].flatMap(({ start, end }): Markup[] => {
    const last = closes.exec(text.slice(start, end))?.[0].length ?? 0;
    return end - last > start ? [{ kind: "code", start, end: end - last }] : [];
  });
  return sentencesOf(text, span, markup);
}
