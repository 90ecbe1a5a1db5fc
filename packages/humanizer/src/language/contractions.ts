import { capitalise } from "./case.ts";

/** Two words, the one that speech makes of them, and another that it makes when a "not" follows. */
export interface Contraction {
  /** In lower case, but for I. */
  readonly words: string;
  /** With a straight apostrophe; the most natural first. */
  readonly shorts: readonly string[];
}

const negated: readonly (readonly [words: string, short: string])[] = [
  ["is not", "isn't"],
  ["are not", "aren't"],
  ["was not", "wasn't"],
  ["were not", "weren't"],
  ["do not", "don't"],
  ["does not", "doesn't"],
  ["did not", "didn't"],
  ["has not", "hasn't"],
  ["have not", "haven't"],
  ["had not", "hadn't"],
  ["would not", "wouldn't"],
  ["could not", "couldn't"],
  ["should not", "shouldn't"],
  ["will not", "won't"],
  ["cannot", "can't"],
];

/** "'d" is left out: it may stand for two words. */
const leaning: readonly (readonly [pronoun: string, ...verbs: string[]])[] = [
  ["I", "am", "have", "will"],
  ["you", "are", "have", "will"],
  ["we", "are", "have", "will"],
  ["they", "are", "have", "will"],
  ["it", "is", "will"],
  ["he", "is", "will"],
  ["she", "is", "will"],
  ["that", "is"],
  ["there", "is"],
  ["here", "is"],
];

const endings: Readonly<Record<string, string>> = { am: "'m", are: "'re", is: "'s", have: "'ve", will: "'ll" };
const shortOf = new Map(negated);

const pairs = leaning.flatMap(([pronoun, ...verbs]) =>
  verbs.map((verb) => ({ pronoun, verb, words: `${pronoun} ${verb}`, short: `${pronoun}${endings[verb] ?? ""}` })),
);

/** "It is not" has two ways; "it'll not" is no one's. */
const denied = pairs.flatMap(({ pronoun, verb, words, short }) => {
  const verbShort = shortOf.get(`${verb} not`);
  const leansOnVerb = verbShort ? [`${pronoun} ${verbShort}`] : [];
  const leansOnPronoun = ["am", "are", "is"].includes(verb) && !["there", "here"].includes(pronoun) ? [`${short} not`] : [];
  return { words: `${words} not`, shorts: [...leansOnPronoun, ...leansOnVerb] };
});

/** Everything that may be contracted; where one begins inside another, the longer stands first. */
export const contractions: readonly Contraction[] = [
  ...denied,
  ...pairs.map(({ words, short }) => ({ words, shorts: [short] })),
  ...negated.map(([words, short]) => ({ words, shorts: [short] })),
];

const wordsOf = new Map([...pairs.map(({ words, short }) => [short.toLowerCase(), words] as const), ...negated.map(([words, short]) => [short, words] as const)]);
const contracted = /(?<![\p{L}'’])(?:\p{L}{1,6}n['’]t|(?:I|you|we|they|it|he|she|that|there|here)['’](?:m|re|s|ve|ll))(?!\p{L})/giu;

/** Writes contractions out, so that two wordings of one sentence can be compared; "it's" is read as "it is". What it does not know stays. */
export function expand(text: string): string {
  return text.replace(contracted, (short) => {
    const words = wordsOf.get(short.toLowerCase().replace("’", "'"));
    if (!words) return short;
    return /^\p{Lu}/u.test(short) ? capitalise(words) : words;
  });
}
