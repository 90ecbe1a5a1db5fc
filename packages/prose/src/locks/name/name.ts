import { either, open } from "../../sentences/abbreviations.ts";
import type { Finding } from "../finding.ts";
import type { Passage, Token } from "../../passage.ts";
import { commonEnding, commonOpeners } from "./openers.ts";
import { bare, isFunctionWord } from "./shape.ts";
import { isTitle } from "./title.ts";
import { isCapitalisedByPlace, type Vocabulary } from "./vocabulary.ts";

const connectors = new Set("of the de da do du des del della di la le los las van von der den ter y e bin ibn al el af av &".split(" "));
const longestConnection = 3;
const gap = /^(?:[ \u00A0]|[ \t]*\r?\n[ \t]*| ?& ?)$/;
const isShortened = (word: string) => /^\p{Lu}$/u.test(word) || open.has(`${word}.`);
const afterShortened = /^\.[ \u00A0]$/;

const isCommon = (word: string, vocabulary: Vocabulary): boolean => {
  const lower = word.toLowerCase();
  return isFunctionWord(lower) || commonOpeners.has(lower) || commonEnding.test(lower) || vocabulary.isPlain(lower);
};

/** Where a name ends: before what marks possession, after a sign or the full stop of an abbreviation. */
function endOf(text: string, last: Token): number {
  const word = bare(last.text);
  const end = last.start + word.length;
  const sign = text.charAt(end);
  const isAbbreviation = sign === "." && (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word) || either.has(`${word}.`));
  return isAbbreviation || "+™®©".includes(sign || " ") ? end + 1 : end;
}

/** Names, Title Case runs, acronyms, brands and codes. */
export function* namesOf(passage: Passage, vocabulary: Vocabulary): Generator<Finding> {
  const { text } = passage;
  if (isTitle(passage)) {
    yield { kind: "name", start: 0, end: text.length };
    return;
  }
  const { tokens } = passage;

  const joined = (left: Token, right: Token) => {
    const between = text.slice(left.end, right.start);
    return gap.test(between) || (isShortened(left.text) && afterShortened.test(between));
  };
  const isNameWord = (token: Token) => token.shape !== "plain" && !vocabulary.capitalised.has(token.text);

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
    if (!token || !isNameWord(token)) return false;
    if (token.shape !== "capital") return true;
    // A function word has a capital inside a sentence only where it begins a title: the First Estate, The Hague.
    if (!isCapitalisedByPlace(passage, token.start)) return !isFunctionWord(token.text) || next(at) === at + 1;
    if (isFunctionWord(token.text) || token.text.length === 1) return isShortened(token.text) && next(at) === at + 1;
    const word = bare(token.text);
    if (isCommon(word, vocabulary)) return false;
    // Where every noun has a capital, one that follows says nothing of the word before it.
    const following = vocabulary.capitalised.size > 0 ? undefined : next(at);
    return vocabulary.isName(word) || (following !== undefined && tokens[following]?.shape === "capital");
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || !startsHere(at)) continue;
    let last = first;
    for (let ahead = next(at); ahead !== undefined; ahead = next(at)) {
      last = tokens[ahead] ?? last;
      at = ahead;
    }
    yield { kind: "name", start: first.start, end: endOf(text, last) };
  }
}
