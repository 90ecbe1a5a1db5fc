import { aiPassages } from "@prosewell/corpus";
import { countWords } from "@prosewell/prose";

const paragraphs = aiPassages()
  .flatMap(({ text }) => text.split(/\n{2,}/u))
  .map((text) => ({ text, words: countWords(text) }));

/** A text of about so many words: the everyday passages paragraph by paragraph, again from the start when they run out. */
export function textOf(words: number): string {
  const taken: string[] = [];
  let count = 0;
  for (let index = 0; count < words; index += 1) {
    const paragraph = paragraphs[index % paragraphs.length];
    if (!paragraph) break;
    taken.push(paragraph.text);
    count += paragraph.words;
  }
  return taken.join("\n\n");
}
