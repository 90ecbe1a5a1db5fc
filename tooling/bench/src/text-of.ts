import { aiPassages } from "@prosewell/corpus";
import { countWords } from "@prosewell/prose";

const paragraphs = aiPassages().flatMap(({ text }) => text.split(/\n{2,}/u));

const repeats = ["", " again", " anew", " afresh", " besides", " likewise", " too", " still"];

/** A paragraph as it stands in a later round: with a word more, so that prose is never met twice and what remembers gains nothing. */
const again = (text: string, round: number): string => text.replace(/(?<=[\p{L}\p{N}])(?=[.,:!?)"”*}]*$)/u, repeats[round % repeats.length] ?? "");

/** A text of about so many words: the everyday passages paragraph by paragraph, again from the start when they run out. */
export function textOf(words: number): string {
  const taken: string[] = [];
  let count = 0;
  for (let index = 0; count < words; index += 1) {
    const paragraph = paragraphs[index % paragraphs.length];
    if (paragraph === undefined) break;
    const text = again(paragraph, Math.floor(index / paragraphs.length));
    taken.push(text);
    count += countWords(text);
  }
  return taken.join("\n\n");
}
