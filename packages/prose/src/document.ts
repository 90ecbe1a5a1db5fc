/**
 * A stretch of the original text. Offsets are UTF-16 code units of the string that was parsed, `end` exclusive, so
 * that `text.slice(span.start, span.end)` is what the span covers.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word: a run without white space that holds a letter or a digit, or, in scripts without spaces, one word-like segment. */
export type Word = Span;

/** A sentence, without the white space around it. */
export interface Sentence extends Span {
  readonly words: readonly Word[];
}

/**
 * What a block is. `paragraph`, `heading` and `list-item` hold prose that may be rewritten. All others (code, tables,
 * block quotations, front matter, markup …) are `opaque`: they come out byte for byte.
 */
export type BlockKind = "paragraph" | "heading" | "list-item" | "opaque";

/** A leaf of the text's structure. Its span leaves out the Markdown marks before it (`## `, `- `, `> `). */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** What holds the block and how it is marked, such as `h2`, `list > 1.`, `code`: equal before and after, or the structure changed. */
  readonly structure: string;
  /** Empty for an opaque block. */
  readonly sentences: readonly Sentence[];
  /** Parts inside the block that are not prose: code spans, link targets, HTML tags, emphasis marks. */
  readonly markup: readonly Markup[];
}

/** Inline markup inside a block. */
export interface Markup extends Span {
  /** `mark` is syntax alone (`**`, `[`, `](…)`); the words that it wraps are prose. */
  readonly kind: "code" | "link" | "html" | "math" | "mark";
}

/** A text and its structure; the text itself is never re-serialised from it. */
export interface Document {
  readonly text: string;
  readonly blocks: readonly Block[];
}
