import type { Span } from "@prosewell/prose";
import { backboneOf } from "../features/backbone.ts";
import { fold, hashOf, seed } from "../features/hash.ts";
import { characterAt, kind, type Character } from "./character.ts";
import { token } from "./token.ts";

/** A text's words, numbers and marks as columns: a long text must not cost an object for each. */
export interface Tokens {
  readonly count: number;
  readonly kinds: Uint8Array;
  /** 1 for a word that is written with a capital, 2 for one of capitals alone. */
  readonly capitals: Uint8Array;
  /** Of the plain written form in lower case. */
  readonly hashes: Int32Array;
  /** Of the word itself where it is a grammatical one, else of its class. */
  readonly backbones: Int32Array;
  /** 1 for a grammatical word. */
  readonly closed: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The place of the token's sentence among those that were read. */
  readonly sentences: Uint32Array;
  /** The letters of all tokens in a row, in the plain form in which they count, and where those of each begin. */
  readonly letters: Uint16Array;
  readonly letterStarts: Uint32Array;
}

const apostrophe = 0x27;
const hyphen = 0x2d;
const dash = 0x2014;
const stop = 0x2e;
const ellipsis = 0x2026;
const comma = 0x2c;
/** A longer run of one mark says no more. */
const longestRun = 3;
const nowhere = -1;
const dashHash = hashOf("—");

/** Reads the tokens of some sentences, in order; what lies in a span that is left out is passed over. */
export function tokensOf(text: string, sentences: readonly Span[], leftOut: readonly Span[]): Tokens {
  const reader = new Reader(text, sentences.reduce((total, { start, end }) => total + end - start, 0));
  let gap = 0;
  sentences.forEach((sentence, owner) => {
    let at = sentence.start;
    let isFirst = true;
    while (at < sentence.end) {
      while ((leftOut[gap]?.end ?? Infinity) <= at) gap += 1;
      const hole = leftOut[gap];
      if (hole && hole.start <= at) {
        at = hole.end;
        continue;
      }
      const until = Math.min(sentence.end, hole?.start ?? sentence.end);
      const next = reader.read(at, until, owner, isFirst);
      if (next < 0) {
        at = -next;
        isFirst = false;
      } else at = next;
    }
  });
  return reader.tokens();
}

/** Fills the columns of `Tokens`. */
class Reader {
  readonly #text: string;
  readonly #kinds: Uint8Array;
  readonly #capitals: Uint8Array;
  readonly #hashes: Int32Array;
  readonly #backbones: Int32Array;
  readonly #closed: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #sentences: Uint32Array;
  readonly #letters: Uint16Array;
  readonly #letterStarts: Uint32Array;
  #count = 0;
  #used = 0;

  constructor(text: string, room: number) {
    this.#text = text;
    this.#kinds = new Uint8Array(room);
    this.#capitals = new Uint8Array(room);
    this.#hashes = new Int32Array(room);
    this.#backbones = new Int32Array(room);
    this.#closed = new Uint8Array(room);
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
    this.#sentences = new Uint32Array(room);
    // One unit can stand for three: "…" counts as "...", "ﬃ" as three letters.
    this.#letters = new Uint16Array(room * longestRun);
    this.#letterStarts = new Uint32Array(room + 1);
  }

  tokens(): Tokens {
    this.#letterStarts[this.#count] = this.#used;
    return {
      count: this.#count,
      kinds: this.#kinds,
      capitals: this.#capitals,
      hashes: this.#hashes,
      backbones: this.#backbones,
      closed: this.#closed,
      starts: this.#starts,
      ends: this.#ends,
      sentences: this.#sentences,
      letters: this.#letters,
      letterStarts: this.#letterStarts,
    };
  }

  /** Reads what stands at an offset. Returns the offset after it: negative after a word or a number, which end a sentence's opening. */
  read(at: number, until: number, owner: number, isFirst: boolean): number {
    const point = this.#text.codePointAt(at) ?? 0;
    const character = characterAt(point);
    if (character.kind === kind.space || character.kind === kind.unseen) return at + widthOf(point);
    this.#letterStarts[this.#count] = this.#used;
    this.#starts[this.#count] = at;
    this.#sentences[this.#count] = owner;
    return character.kind === kind.mark ? this.#readMark(at, until, character) : -this.#readWord(at, until, character.kind === kind.letter, isFirst);
  }

  #put(code: number): void {
    this.#letters[this.#used] = code;
    this.#used += 1;
  }

  /** A run of one mark is one token: "..." and "!!" are signs of their own. */
  #readMark(start: number, until: number, first: Character): number {
    let at = start;
    let run = 0;
    while (at < until && run < longestRun) {
      const point = this.#text.codePointAt(at) ?? 0;
      if (run > 0 && characterAt(point).code !== first.code) break;
      run += 1;
      at += widthOf(point);
    }
    const code = this.#plainMark(first.code, run, start, at);
    const times = first.code === ellipsis ? longestRun : code === dash ? 1 : run;
    let hash = seed;
    for (let time = 0; time < times; time += 1) {
      this.#put(code);
      hash = fold(hash, code);
    }
    this.#kinds[this.#count] = token.mark;
    this.#finish(at, code === dash ? dashHash : hash, false);
    return at;
  }

  /** A dash is typed as two hyphens too, or as one between spaces. */
  #plainMark(code: number, run: number, start: number, end: number): number {
    if (code === ellipsis) return stop;
    if (code !== hyphen) return code;
    const isApart = this.#isSpace(start - 1) && this.#isSpace(end);
    return run > 1 || isApart ? dash : hyphen;
  }

  #isSpace(at: number): boolean {
    return characterAt(this.#text.codePointAt(at) ?? 0x20).kind === kind.space;
  }

  #readWord(start: number, until: number, isWord: boolean, isFirst: boolean): number {
    let at = start;
    let end = start;
    let upper = 0;
    let hash = seed;
    const from = this.#used;
    while (at < until) {
      const point = this.#text.codePointAt(at) ?? 0;
      const character = characterAt(point);
      const after = at + widthOf(point);
      if (character.kind !== kind.unseen) {
        if (character.kind !== kind.letter && character.kind !== kind.digit && !this.#joins(character.code, isWord, after, until)) {
          const further = isWord && character.code === hyphen ? this.#afterBreak(after, until) : nowhere;
          if (further === nowhere) break;
          at = further;
          continue;
        }
        if (character.isCapital) upper += 1;
        this.#put(character.code);
        hash = fold(hash, character.code);
        for (let more = 0; more < character.rest.length; more += 1) {
          const code = character.rest[more] ?? 0;
          this.#put(code);
          hash = fold(hash, code);
        }
        end = after;
      }
      at = after;
    }
    const length = this.#used - from;
    this.#kinds[this.#count] = isWord ? token.word : token.number;
    this.#capitals[this.#count] = upper === 0 ? 0 : upper === length && length > 1 ? 2 : 1;
    this.#finish(end, hash, upper > 0 && !isFirst);
    return at;
  }

  /** Whether a mark stands inside a word ("don't") or a number ("1,200"). */
  #joins(code: number, isWord: boolean, after: number, until: number): boolean {
    if (after >= until) return false;
    const next = characterAt(this.#text.codePointAt(after) ?? 0).kind;
    return isWord ? code === apostrophe && next === kind.letter : (code === comma || code === stop) && next === kind.digit;
  }

  /** Where a word goes on that a hyphen parted at the end of a line, as in print. */
  #afterBreak(at: number, until: number): number {
    const width = this.#text.startsWith("\r\n", at) ? 2 : this.#text.charAt(at) === "\n" ? 1 : 0;
    const next = characterAt(this.#text.codePointAt(at + width) ?? 0);
    return width > 0 && at + width < until && next.kind === kind.letter && !next.isCapital ? at + width : nowhere;
  }

  #finish(end: number, hash: number, isName: boolean): void {
    const at = this.#count;
    const written = { letters: this.#letters, start: this.#letterStarts[at] ?? 0, end: this.#used };
    const { symbol, isClosed } = backboneOf(this.#kinds[at] ?? 0, hash, written, isName);
    this.#hashes[at] = hash;
    this.#backbones[at] = symbol;
    this.#closed[at] = isClosed ? 1 : 0;
    this.#ends[at] = end;
    this.#count = at + 1;
  }
}

const widthOf = (codePoint: number) => (codePoint > 0xffff ? 2 : 1);
