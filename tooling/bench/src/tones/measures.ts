import { countWords, parse } from "@prosewell/prose";
import { sum } from "../report/figures.ts";

/** What of a set of texts a reader hears as its tone. */
export interface Register {
  /** Contractions in 1,000 words. */
  readonly contractions: number;
  /** Share of sentences that a connective of the written language opens: however, therefore, in addition. */
  readonly formalOpeners: number;
  /** Share of sentences that one of speech opens: but, so, and. */
  readonly plainOpeners: number;
  /** Words in a sentence. */
  readonly sentenceLength: number;
  /** Share of words of nine letters or more, most of which come from Latin. */
  readonly longWords: number;
}

const contraction = /(?<!\p{L})(?:\p{L}{1,7}n['’]t|(?:I|you|we|they|it|he|she|that|there|here|what|who|let)['’](?:m|re|s|ve|ll|d))(?!\p{L})/giu;
const formal =
  /^[“"*_]*(?:However|Nevertheless|Nonetheless|Moreover|Furthermore|Additionally|In addition|Therefore|Thus|Consequently|As a result|Hence|Accordingly|Conversely|Similarly|Subsequently|In conclusion|In summary|Overall|Ultimately)(?!\p{L})/u;
const plain = /^[“"*_]*(?:But|So|And|Still|Yet|Also|Plus)(?![\p{L}-])/u;
const long = /\p{L}{9,}/gu;

export function registerOf(texts: readonly string[]): Register {
  const sentences = texts.flatMap((text) => parse(text).blocks.flatMap((block) => (block.kind === "paragraph" ? block.sentences.map(({ start, end }) => text.slice(start, end)) : [])));
  const words = sum(texts.map(countWords));
  const hits = (pattern: RegExp) => sum(texts.map((text) => text.match(pattern)?.length ?? 0));
  const share = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length / sentences.length;
  return {
    contractions: (1000 * hits(contraction)) / words,
    formalOpeners: share(formal),
    plainOpeners: share(plain),
    sentenceLength: sum(sentences.map(countWords)) / sentences.length,
    longWords: hits(long) / words,
  };
}
