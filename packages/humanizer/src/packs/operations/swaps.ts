import { keepCase } from "../../language/case.ts";
import type { Proposal, Scene } from "../../rule.ts";
import { anyOf } from "./words.ts";

export interface SwapTable {
  /** Every form that is replaced, in lower case, with its wordings; nothing is inflected that does not stand here. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What must stand right before, or right after. */
  readonly behind?: RegExp;
  readonly ahead?: RegExp;
  /** What must not. */
  readonly notBehind?: RegExp;
  readonly notAhead?: RegExp;
  /** What in the sentence shows that the thing itself is meant. */
  readonly literal?: RegExp;
}

/** How far a guard looks. */
const reach = 80;

/** Sounds that choose the form of the word before: *l'*, *lo*, *d'*, Spanish *y* and *e*. */
function onset(word: string): string {
  const plain = word.normalize("NFD").toLowerCase();
  if (/^h?[aeiou]/u.test(plain)) return /^h?i/u.test(plain) ? "i" : "vowel";
  return /^(?:s[^aeiou]|z|ps|gn|x|y)/u.test(plain) ? "impure" : "consonant";
}

const lastWord = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words.replaceAll(" ", "|")})\\s$|['’]$`, "iu");

/** Words that change, or would have to, with the sound that follows; those of a language that has such words. */
const changing: Readonly<Record<string, RegExp>> = {
  es: lastWord("y e o u"),
  fr: lastWord("de le la que ne je se me te ce si jusque lorsque puisque quoique ma sa ta mon son ton beau bel nouveau nouvel vieux vieil cet"),
  it: lastWord("il lo la i gli un uno una di del dello della al allo alla nel nello nella sul sullo sulla dal dallo dalla dei degli ai agli nei negli sui sugli dai dagli quel quello quella quei quegli bel bello bei begli e a"),
};

const fits = ({ language }: Scene, before: string, old: string, wording: string) => onset(old) === onset(wording) || !changing[language]?.test(before);

/** Words and phrases that are replaced as they stand, each in its own form. */
export function swaps({ words, behind, ahead, notBehind, notAhead, literal }: SwapTable): { mark: RegExp; propose: (scene: Scene) => Iterable<Proposal> } {
  const mark = anyOf(Object.keys(words));
  return {
    mark,
    *propose(scene) {
      const { text, sentence } = scene;
      const whole = text.slice(sentence.start, sentence.end);
      if (literal?.test(whole)) return;
      for (const { 0: found, index } of whole.matchAll(mark)) {
        const wordings = words[found.toLowerCase().replaceAll("’", "'")];
        // A capital inside the sentence makes it a name or a title.
        if (!wordings || (index > 0 && /\p{Lu}/u.test(found.charAt(0)) && !/^[\P{L}]*$/u.test(whole.slice(0, index)))) continue;
        const before = whole.slice(Math.max(0, index - reach), index);
        const after = whole.slice(index + found.length, index + found.length + reach);
        if ((behind && !behind.test(before)) || (ahead && !ahead.test(after)) || notBehind?.test(before) || notAhead?.test(after)) continue;
        const fitting = wordings.filter((wording) => fits(scene, before, found, wording)).map((wording) => keepCase(found, wording));
        if (fitting.length === 0) continue;
        const start = sentence.start + index;
        // A word that goes takes the space after it along.
        yield { start, end: start + found.length + (fitting.includes("") ? 1 : 0), after: fitting };
      }
    },
  };
}

/** Several tables as one rule. */
export function allSwaps(...tables: readonly SwapTable[]): { mark: RegExp; propose: (scene: Scene) => Iterable<Proposal> } {
  const parts = tables.map(swaps);
  return {
    mark: anyOf(tables.flatMap(({ words }) => Object.keys(words))),
    *propose(scene) {
      for (const { propose } of parts) yield* propose(scene);
    },
  };
}
