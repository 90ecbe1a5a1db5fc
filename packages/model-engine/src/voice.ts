import { findLocks, parse } from "@prosewell/prose";
import { factsOf } from "./chunk/fact.ts";
import { neighbour } from "./chunk/mask.ts";

/** A sample of the writer's own prose: how it is shown to the model, and how its words are known again. */
export interface Voice {
  /** Its beginning, without its facts. */
  readonly shown: string;
  /** Whether a wording has a phrase of the sample's that the text has not. */
  isCopied(wording: string): boolean;
}

/** UTF-16 code units that are shown with each passage: a page tells how somebody writes, and more would cost more than the passage. */
const mostShown = 2_000;

/** The tags by which a prompt parts its material. */
const tags = /<\/?(?:voice|text|before|after)>/giu;

const unspaced = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
/** Words; of scripts without spaces, letters. */
const word = new RegExp(`[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, "gu");
const letterScript = new RegExp(`[${unspaced}]`, "u");

const wordsIn = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** So many words in a row are a phrase, or letters where a word is but one or two; and one of them long enough to say something. */
const phrase = { words: 4, letters: 8, telling: 5 };

function* phrasesIn(text: string): Generator<readonly string[]> {
  const words = wordsIn(text);
  for (let from = 0; from < words.length; from += 1) {
    const length = letterScript.test(words[from] ?? "") ? phrase.letters : phrase.words;
    if (from + length <= words.length) yield words.slice(from, from + length);
  }
}

/** Makes a voice of a sample, for a text in this language. */
export function voiceOf(sample: string, text: string, language: string): Voice {
  const known = new Set(wordsIn(text));
  const own = new Set(Array.from(phrasesIn(text), (words) => words.join(" ")));
  const phrases = new Set(Array.from(phrasesIn(sample), (words) => words.join(" ")));
  const plain = sample.replace(tags, " ");
  const facts = factsOf(findLocks(parse(plain), { language }));
  return {
    shown: neighbour(plain, { start: 0, end: plain.length }, facts).trim().slice(0, mostShown),
    isCopied: (wording) =>
      [...phrasesIn(wording)].some((words) => {
        const said = words.join(" ");
        const tells = letterScript.test(said) || words.some((each) => each.length >= phrase.telling && !known.has(each));
        return tells && phrases.has(said) && !own.has(said);
      }),
  };
}
