/** Runs of plain letters, and other characters one by one; a word with others in it is looked up by its longest run. */
const pieces = /[a-z]+|[^a-z\d \t\r\n]/g;

/** By which piece a cue is looked up. */
const pieceOf = (cue: string): string => (cue.match(pieces) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? cue;

/** What is asked of sentences, and the words or marks without one of which it has nothing to say; of every sentence where it names none. */
interface Asked {
  readonly cues?: Iterable<string>;
}

/** Tells, by the words and marks of sentences, which rules may have something to say of them: of most, few. */
export class Cues<Rule extends Asked> {
  readonly #rules: readonly Rule[];
  /** Positions of the rules that are asked of every sentence. */
  readonly #always: readonly number[];
  readonly #byPiece = new Map<string, number[]>();

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    this.#always = rules.flatMap(({ cues }, position) => (cues ? [] : [position]));
    for (const [position, { cues = [] }] of rules.entries()) {
      for (const piece of new Set(Array.from(cues, pieceOf))) {
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
      for (const piece of sentence.toLowerCase().match(pieces) ?? []) {
        const positions = this.#byPiece.get(piece);
        if (positions) for (const position of positions) ask(position, index);
      }
    }
    return this.#rules.flatMap((rule, position) => {
      const of = asked[position];
      return of ? [{ rule, sentences: of }] : [];
    });
  }
}
