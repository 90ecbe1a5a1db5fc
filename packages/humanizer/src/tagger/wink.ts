import { partsOfSpeech, type PartOfSpeech, type Token } from "../rule.ts";
import type { Tagger } from "./tagger.ts";

/** wink's tokenizer is quadratic in the length of a run without spaces: 100,000 letters take seven seconds. */
const longestRun = 200;
const longestSentence = 4000;
const unsplittable = new RegExp(`\\S{${longestRun}}`, "u");

/** The package types every output as plain strings. */
const parts = new Map<string | undefined, PartOfSpeech>(partsOfSpeech.map((part) => [part, part]));
const known = (tag: string | undefined): PartOfSpeech => parts.get(tag) ?? "X";

let loading: Promise<Tagger> | undefined;

/** wink-nlp with its lite web model: the most accurate and the fastest of those measured (docs/decisions/0004). */
export function loadWinkTagger(): Promise<Tagger> {
  // Once for all: the model quotes a part of itself at each load, and some two dozen loads make that too long for a string.
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Tagger> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import("wink-nlp"),
    import("wink-eng-lite-web-model"),
  ]);
  const nlp = winkNLP(model, ["pos"]);
  const { its } = nlp;

  return {
    tag(sentence) {
      if (sentence.length > longestSentence || unsplittable.test(sentence)) return [];
      const words = nlp.readDoc(sentence).tokens();
      // oxlint-disable typescript/unbound-method -- wink's helpers are made to be passed by name
      const texts = words.out(its.value);
      const tags = words.out(its.pos);
      const gaps = words.out(its.precedingSpaces);
      // oxlint-enable typescript/unbound-method

      const tokens: Token[] = [];
      let start = 0;
      for (const [index, text] of texts.entries()) {
        start += gaps[index]?.length ?? 0;
        // Where the tokenizer has changed a character, its offsets mean nothing.
        if (!sentence.startsWith(text, start)) return [];
        tokens.push({ start, end: start + text.length, text, partOfSpeech: known(tags[index]) });
        start += text.length;
      }
      return tokens;
    },
  };
}
