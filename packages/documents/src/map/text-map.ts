/**
 * A stretch of the document's text and where it stands in the file. `run` is what the file's format says of that place; without one
 * the file has no such characters, or may not have others.
 */
export interface Piece<Run> {
  /** Span of the text. */
  readonly start: number;
  readonly end: number;
  readonly run: Run | null;
  /** Span of the source. When both spans are of one length, characters stand one for one; otherwise the piece is one unit, such as `&amp;`. */
  readonly from: number;
  readonly to: number;
  /** `mark`: Markdown around words; `break`: between blocks; `fixed`: what the file shows, and must keep. */
  readonly role: "run" | "mark" | "break" | "fixed";
  /** Which marks open and close together. */
  readonly pair?: number;
}

/** A paragraph, heading or list item with its Markdown: a span of the text, and what the format knows it by. */
export interface Block<Owner> {
  readonly start: number;
  readonly end: number;
  readonly owner: Owner;
}

/** White space, notes, pictures and formulas: locked wherever Markdown is read. */
const tells = /^(?:\s*|<br>|\[\^[^\]]*\]|!\[[^\]]*\]\([^)]*\)|\$[^$]*\$)$/u;

/** A text, composed piece by piece, every character of which knows its place in the file. */
export class TextMap<Run, Owner> {
  readonly #parts: string[] = [];
  #length = 0;
  #pairs = 0;
  readonly pieces: Piece<Run>[] = [];
  readonly blocks: Block<Owner>[] = [];

  get length(): number {
    return this.#length;
  }

  get text(): string {
    if (this.#parts.length > 1) this.#parts.splice(0, this.#parts.length, this.#parts.join(""));
    return this.#parts[0] ?? "";
  }

  /** Characters of a run, one for one or as one unit. */
  run(text: string, run: Run, from: number, to: number): void {
    const last = this.pieces.at(-1);
    if (last?.run === run && last.to === from && last.to - last.from === last.end - last.start && to - from === text.length) {
      this.pieces[this.pieces.length - 1] = { ...last, end: last.end + text.length, to };
      this.#append(text);
    } else {
      this.#push(text, { run, from, to, role: "run" });
    }
  }

  /** Characters that stand in no run. */
  put(text: string, role: "mark" | "break" | "fixed", pair?: number): void {
    this.#push(text, pair === undefined ? { run: null, from: 0, to: 0, role } : { run: null, from: 0, to: 0, role, pair });
  }

  /** For two marks that open and close together. */
  newPair(): number {
    return (this.#pairs += 1);
  }

  /** Says that what was added since `start` is one block. */
  block(start: number, owner: Owner): void {
    if (start < this.#length) this.blocks.push({ start, end: this.#length, owner });
  }

  /** What a rewrite must leave alone, where Markdown does not tell. */
  get locked(): [start: number, end: number][] {
    const { text } = this;
    const spans: [start: number, end: number][] = [];
    for (const { role, start, end } of this.pieces) {
      if (role !== "fixed" || (tells.test(text.slice(start, end)) && spans.at(-1)?.[1] !== start)) continue;
      const last = spans.at(-1);
      if (last?.[1] === start) last[1] = end;
      else spans.push([start, end]);
    }
    return spans.map(([start, end]) => [start, start + text.slice(start, end).trimEnd().length]);
  }

  #push(text: string, piece: Omit<Piece<Run>, "start" | "end">): void {
    if (text === "") return;
    this.pieces.push({ start: this.#length, end: this.#length + text.length, ...piece });
    this.#append(text);
  }

  #append(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }
}
