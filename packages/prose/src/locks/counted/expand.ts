import type { LanguageWords } from "../languages/language.ts";
import type { Passage } from "../../passage.ts";

/** A word as it counts: in lower case, contractions written out, one entry for each word that they hold. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly opens: boolean;
}

const irregular: Readonly<Record<string, string>> = { "won't": "will", "shan't": "shall", "can't": "can", "ain't": "be" };
const participle = /(?:ed|en)$|^(?:better|been|had|gone|done|seen|made|come|become|known|left|lost|met|put|read|run|said|sent|set|told|thought|begun|brought|bought|felt|found|got|heard|kept|built|spent|taught|won)$/;

const apostrophe = /['’]/;
const elided = /^\p{L}{1,7}'(?=\p{L})/u;

/** A passage's words with contractions expanded, so that "don't" and "do not" are the same two words. */
export function expand({ tokens }: Passage, { elides = false }: Pick<LanguageWords, "elides">): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    // Most are counted as they stand.
    if (token.word !== "cannot" && !apostrophe.test(token.text)) units.push(token);
    else units.push(...partsOf(token, tokens[at + 1]?.text ?? "", elides));
  }
  return units;
}

/** The words that a contraction holds; what follows tells what "'d" is short for. */
function partsOf({ start, end, opens, word: written }: Unit, next: string, elides: boolean): readonly Unit[] {
  const word = written.replaceAll("’", "'");
  const split = (at: number, first: string, second: string): readonly Unit[] => [
    { start, end: start + at, word: first, opens },
    { start: start + at, end, word: second, opens: false },
  ];
  const leaning = elides ? elided.exec(word)?.[0] : undefined;
  if (leaning) return split(leaning.length, leaning, word.slice(leaning.length));
  if (word === "cannot") return split(3, "can", "not");
  if (word.endsWith("n't")) return split(word.length - 3, irregular[word] ?? word.slice(0, -3), "not");
  if (word.endsWith("'ll")) return split(word.length - 3, word.slice(0, -3), "will");
  if (word.endsWith("'d")) return split(word.length - 2, word.slice(0, -2), participle.test(next) ? "had" : "would");
  return [{ start, end, word, opens }];
}
