import type { Scene } from "../rule.ts";
import { formsOf } from "./inflection.ts";

const ending = /(?:ations?|ments?|ances?|ants?|ings?|ions?|ive|ed|ly|es|s|e|y)$/u;
const shortest = 4;

/** What the words of a family share: "improve", "improving" and "improvement" have "improv". */
const stemOf = (word: string): string => {
  const stem = word.replace(ending, "");
  return stem.length >= shortest ? stem : word;
};

const spoken = /\p{L}[\p{L}'’]*/gu;

/** The words before a sentence in which a repetition would still be heard. */
function previousWords({ text, block, index }: Scene): readonly string[] {
  const sentence = block.sentences[index - 1];
  return sentence ? text.slice(sentence.start, sentence.end).toLowerCase().match(spoken) ?? [] : [];
}

const heard = new WeakMap<Scene, readonly string[]>();

function wordsHeard(scene: Scene): readonly string[] {
  const known = heard.get(scene);
  if (known) return known;
  const fresh = [...previousWords(scene), ...scene.words().map(({ lower }) => lower)];
  heard.set(scene, fresh);
  return fresh;
}

/** What swaps before this one have put forward for a sentence; each round of rewriting brings sentences of its own. */
const proposed = new WeakMap<Scene["sentence"], string[]>();

/** Remembers wordings that are put forward, so that the next swap does not bring the same word again. */
export function remember({ sentence }: Scene, wordings: readonly string[]): void {
  proposed.set(sentence, [...(proposed.get(sentence) ?? []), ...wordings.flatMap((wording) => wording.split(" ", 1))]);
}

function wordsProposed({ block, index, sentence }: Scene): readonly string[] {
  const before = block.sentences[index - 1];
  return [...((before && proposed.get(before)) ?? []), ...(proposed.get(sentence) ?? [])];
}

/** Little verbs are never heard as repeated, nor are the words of phrases after the first. */
const unheard = new Set("have get make see begin be do go".split(" "));

/**
 * Whether a wording would repeat a word, or another of its family, in this sentence or the one before: "improve" beside
 * "improvement". `verb` wordings are looked for in every form.
 */
export function echoes(scene: Scene, wording: string, verb = false): boolean {
  const [first = wording] = wording.split(" ");
  if (unheard.has(first)) return false;
  const forms = new Set<string>(verb ? Object.values(formsOf(first)).flat() : [first]);
  const stem = stemOf(first);
  return [...wordsHeard(scene), ...wordsProposed(scene)].some((word) => forms.has(word) || (stem.length >= shortest && word.startsWith(stem)));
}
