import { wordsIn } from "../languages/languages.ts";
import type { Passage, Token } from "../passage.ts";
import { isTitle } from "./title.ts";
import { bare, isFunctionWord, shapeOf } from "./shape.ts";

/** What some texts show about their words, which tells a name at the start of a sentence from a word that is capitalised there. */
export interface Vocabulary {
  /** Words that stand with a capital inside a sentence. */
  readonly names: ReadonlySet<string>;
  /** Words that stand without one, in lower case. */
  readonly plain: ReadonlySet<string>;
  /** Words that the spelling capitalises though they are no names. */
  readonly capitalised: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Whether a word would have its capital here even if it were no name: at the start of a sentence, a quotation, or after a colon. */
export const isCapitalisedByPlace = (text: string, token: Token): boolean =>
  token.opens || /[:"“‘'„«][ \n*_"“‘']{0,4}$/.test(text.slice(Math.max(0, token.start - 6), token.start));

export function vocabularyOf(
  passages: Iterable<Passage>,
  { names: known = none, language = "en" }: { readonly names?: Iterable<string> | undefined; readonly language?: string | undefined } = {},
): Vocabulary {
  const names = new Set<string>(known);
  const plain = new Set<string>();
  for (const passage of passages) {
    if (isTitle(passage)) continue;
    for (const token of passage.tokens) {
      const shape = shapeOf(token.text);
      if (shape === "plain") plain.add(token.text);
      else if (shape === "capital" && !isFunctionWord(token.text) && !isCapitalisedByPlace(passage.text, token)) names.add(bare(token.text));
    }
  }
  return { names, plain, capitalised: wordsIn(language).commonNouns ?? none };
}
