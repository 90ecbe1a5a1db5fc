import type { Span } from "@prosewell/prose";

/** The sentences of a paragraph that a stretch touches, as one. Looks no further than the paragraph, so that a long text costs no more. */
export const sentenceAround = ({ start, end }: Span, original: string): Span => {
  const from = original.lastIndexOf("\n", start - 1) + 1;
  const next = original.indexOf("\n", end);
  const paragraph = original.slice(from, next === -1 ? undefined : next);
  const touched = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(paragraph)]
    .map(({ index, segment }) => ({ start: from + index, end: from + index + segment.length }))
    .filter((sentence) => start < sentence.end && end > sentence.start);
  return { start: touched[0]?.start ?? start, end: touched.at(-1)?.end ?? end };
};
