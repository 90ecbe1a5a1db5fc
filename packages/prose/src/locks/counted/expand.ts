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
  for (const [index, token] of tokens.entries()) {
    // Most are counted as they stand.
    if (token.word !== "cannot" && !apostrophe.test(token.text)) {
      units.push(token);
      continue;
    }
    const { start, end, opens } = token;
    const word = token.word.replaceAll("’", "'");
    const split = (at: number, first: string, second: string) => {
      units.push({ start, end: start + at, word: first, opens }, { start: start + at, end, word: second, opens: false });
    };
    const leaning = elides ? elided.exec(word)?.[0] : undefined;
    if (leaning) split(leaning.length, leaning, word.slice(leaning.length));
    else if (word === "cannot") split(3, "can", "not");
    else if (word.endsWith("n't")) split(word.length - 3, irregular[word] ?? word.slice(0, -3), "not");
    else if (word.endsWith("'ll")) split(word.length - 3, word.slice(0, -3), "will");
    else if (word.endsWith("'d")) split(word.length - 2, word.slice(0, -2), participle.test(tokens[index + 1]?.text ?? "") ? "had" : "would");
    else units.push({ start, end, word, opens });
  }
  return units;
}
