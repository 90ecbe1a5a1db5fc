/** What eld knows of each gram: the score for each language, by the language's number. */
export type Grams = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** The same as three strings, which take a fraction of the bytes and of the memory. */
export interface PackedGrams {
  /** In order, one a line; the digit in front says how many characters each has in common with the one before. */
  readonly grams: string;
  /** For each gram a character for each of its languages; grams parted by spaces. */
  readonly languages: string;
  /** The scores in the order of the languages, a character each. */
  readonly scores: string;
}

/** Where the characters begin that stand for numbers: after the space, the exclamation mark and the quotation mark. */
const zero = "#".codePointAt(0) ?? 0;
const characterOf = (number: number) => String.fromCodePoint(zero + number);
const numberAt = (text: string, place: number) => text.charCodeAt(place) - zero;

const longest = 6;
const lineBreak = 10;
const space = 32;

/** A gram as one number, in the order of the grams: six characters of eight bits. `NaN` for what cannot be one. */
function keyOf(gram: string): number {
  if (gram.length > longest) return Number.NaN;
  let key = 0;
  for (let place = 0; place < longest; place += 1) {
    const code = place < gram.length ? gram.charCodeAt(place) : 0;
    if (code > 255) return Number.NaN;
    key = key * 256 + code;
  }
  return key;
}

export function packGrams(table: Grams): PackedGrams {
  const grams: string[] = [];
  const languages: string[] = [];
  const scores: string[] = [];
  let last = "";
  for (const [gram, known] of Object.entries(table).toSorted(([one], [other]) => keyOf(one) - keyOf(other))) {
    const common = commonStart(last, gram);
    grams.push(`${common}${gram.slice(common)}\n`);
    languages.push(`${Object.keys(known).map((language) => characterOf(Number(language))).join("")} `);
    scores.push(Object.values(known).map(characterOf).join(""));
    last = gram;
  }
  return { grams: grams.join(""), languages: languages.join(""), scores: scores.join("") };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The keys of all grams, in order. */
function keysIn(grams: string): Float64Array {
  const keys = new Float64Array(count(grams, lineBreak));
  const codes = new Uint8Array(longest);
  let gram = 0;
  for (let at = 0; at < grams.length; at += 1) {
    let length = Number(grams[at]);
    for (at += 1; grams.charCodeAt(at) !== lineBreak; at += 1) codes[length++] = grams.charCodeAt(at);
    codes.fill(0, length);
    keys[gram++] = codes.reduce((key, code) => key * 256 + code, 0);
  }
  return keys;
}

function count(text: string, character: number): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === character) found += 1;
  return found;
}

/** Where the languages of each gram begin, and of one more. */
function startsIn(languages: string, grams: number): Uint32Array {
  const starts = new Uint32Array(grams + 1);
  let gram = 0;
  for (let at = 0; at < languages.length; at += 1) if (languages.charCodeAt(at) === space) starts[++gram] = at + 1;
  return starts;
}

/** The place of a key among keys in order. */
function placeOf(keys: Float64Array, key: number): number | undefined {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] ?? 0) < key) from = middle + 1;
    else to = middle;
  }
  return keys[from] === key ? from : undefined;
}

/** A table that looks like the one that was packed, and makes what is asked for when it is asked. */
export function unpackGrams({ grams, languages, scores }: PackedGrams): Grams {
  const keys = keysIn(grams);
  const starts = startsIn(languages, keys.length);
  return new Proxy<Record<string, Record<number, number>>>(
    {},
    {
      get(_, gram: string) {
        const place = placeOf(keys, keyOf(gram));
        if (place === undefined) return undefined;
        const known: Record<number, number> = {};
        // Each gram before has a space after its languages, and none after its scores.
        for (let at = starts[place] ?? 0; languages.charCodeAt(at) !== space; at += 1) known[numberAt(languages, at)] = numberAt(scores, at - place);
        return known;
      },
    },
  );
}
