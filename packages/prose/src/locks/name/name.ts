import type { Finding, Passage, Token } from "../passage.ts";
import { commonEnding, commonOpeners } from "./openers.ts";
import { bare, isFunctionWord, shapeOf } from "./shape.ts";
import { isTitle } from "./title.ts";
import { isCapitalisedByPlace, type Vocabulary } from "./vocabulary.ts";

const connectors = new Set("of the de da do du des del della di la le los las van von der den ter y e bin ibn al el af av &".split(" "));
const longestConnection = 3;
const gap = /^(?:[ \u00A0]|[ \t]*\r?\n[ \t]*| ?& ?)$/;
const shortened = /^\p{Lu}[\p{L}]{0,3}$/u;
const afterShortened = /^\.[ \u00A0]$/;

const isCommon = (word: string, vocabulary: Vocabulary): boolean => {
  const lower = word.toLowerCase();
  return isFunctionWord(lower) || commonOpeners.has(lower) || commonEnding.test(lower) || vocabulary.plain.has(lower);
};

/** Names, Title Case runs, acronyms, brands and codes. */
export function* namesOf(passage: Passage, vocabulary: Vocabulary): Generator<Finding> {
  const { text, tokens } = passage;
  if (isTitle(passage)) {
    yield { kind: "name", start: 0, end: text.length };
    return;
  }

  const joined = (left: Token, right: Token) => {
    const between = text.slice(left.end, right.start);
    return gap.test(between) || (shortened.test(left.text) && afterShortened.test(between));
  };
  const isNameWord = (token: Token) => shapeOf(token.text) !== "plain" && !isFunctionWord(token.text);

  /** The index of the token that continues a run after `at`, over connectors if need be. */
  const next = (at: number): number | undefined => {
    for (let ahead = at + 1; ahead <= at + longestConnection; ahead += 1) {
      const before = tokens[ahead - 1];
      const token = tokens[ahead];
      if (!before || !token || token.opens || !joined(before, token)) return undefined;
      if (isNameWord(token)) return ahead;
      if (!connectors.has(token.text)) return undefined;
    }
    return undefined;
  };

  const startsHere = (at: number): boolean => {
    const token = tokens[at];
    if (!token) return false;
    const shape = shapeOf(token.text);
    if (shape !== "capital") return shape === "distinct";
    if (!isCapitalisedByPlace(text, token)) {
      if (!isFunctionWord(token.text)) return true;
      return token.text === "The" && next(at) === at + 1;
    }
    if (isFunctionWord(token.text) || token.text.length === 1) return shortened.test(token.text) && text.startsWith(". ", token.end);
    if (vocabulary.names.has(bare(token.text))) return true;
    const following = next(at);
    return following !== undefined && shapeOf(tokens[following]?.text ?? "") === "capital" && !isCommon(bare(token.text), vocabulary);
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || !startsHere(at)) continue;
    let last = first;
    for (let ahead = next(at); ahead !== undefined; ahead = next(at)) {
      last = tokens[ahead] ?? last;
      at = ahead;
    }
    const end = last.end - (last.text.length - bare(last.text).length);
    yield { kind: "name", start: first.start, end: end + (/^[+™®©]/.exec(text.slice(end, end + 1))?.[0].length ?? 0) };
  }
}
