/** Runs of plain letters, and other characters one by one; a word with others in it is looked up by its longest run. */
const pieces = /[a-z]+|[^a-z\d \t\r\n]/g;

/** By which piece a cue is looked up. */
const pieceOf = (cue: string): string => (cue.match(pieces) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? cue;

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isMark = (code: number): boolean => !(code === 32 || (code >= 48 && code <= 57) || code === 9 || code === 10 || code === 13);

/**
 * Tells of each piece of a text in lower case a number that is the same for the same piece, and makes no string of it. Two pieces may share one: then a rule
 * is asked in vain.
 */
function eachPiece(text: string, tell: (piece: number) => void): void {
  let piece = 0;
  for (let at = 0; at <= text.length; at += 1) {
    // Past the end stands what is no letter.
    const code = at < text.length ? text.charCodeAt(at) : 32;
    if (isLetter(code)) {
      piece = (Math.imul(piece, 31) + code) | 0;
      continue;
    }
    if (piece !== 0) tell(piece);
    piece = 0;
    if (isMark(code)) tell(-code);
  }
}

/** The number of a piece by itself. */
function numberOf(piece: string): number {
  let number = 0;
  eachPiece(piece, (told) => {
    number = told;
  });
  return number;
}

/** What is asked of sentences, and the words or marks without one of which it has nothing to say; of every sentence where it names none. */
interface Asked {
  readonly cues?: Iterable<string>;
}

/** Tells, by the words and marks of sentences, which rules may have something to say of them: of most, few. */
export class Cues<Rule extends Asked> {
  readonly #rules: readonly Rule[];
  /** Positions of the rules that are asked of every sentence. */
  readonly #always: readonly number[];
  readonly #byPiece = new Map<number, number[]>();

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    this.#always = rules.flatMap(({ cues }, position) => (cues ? [] : [position]));
    for (const [position, { cues = [] }] of rules.entries()) {
      for (const piece of new Set(Array.from(cues, (cue) => numberOf(pieceOf(cue))))) {
        const known = this.#byPiece.get(piece);
        if (known) known.push(position);
        else this.#byPiece.set(piece, [position]);
      }
    }
  }

  /** Each rule in order, with the positions of the sentences that it is to be asked of. */
  askedOf(sentences: readonly string[]): readonly { readonly rule: Rule; readonly sentences: readonly number[] }[] {
    const asked: number[][] = [];
    const ask = (position: number, index: number) => {
      const known = asked[position];
      if (!known) asked[position] = [index];
      else if (known.at(-1) !== index) known.push(index);
    };
    for (const [index, sentence] of sentences.entries()) {
      for (const position of this.#always) ask(position, index);
      eachPiece(sentence.toLowerCase(), (piece) => {
        const positions = this.#byPiece.get(piece);
        if (positions) for (const position of positions) ask(position, index);
      });
    }
    const found: { readonly rule: Rule; readonly sentences: readonly number[] }[] = [];
    for (let position = 0; position < asked.length; position += 1) {
      const rule = this.#rules[position];
      const of = asked[position];
      if (rule && of) found.push({ rule, sentences: of });
    }
    return found;
  }
}
