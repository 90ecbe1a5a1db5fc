import { aiPassages } from "@prosewell/corpus";
import { countWords } from "@prosewell/prose";

/** Our passages one after the other, each time round with a sentence of its own, until there are as many words. */
export function textOf(words: number): string {
  const parts: string[] = [];
  const passages = aiPassages();
  for (let count = 0; count < words; ) {
    const part = `${passages[parts.length % passages.length]?.text} Passage ${parts.length + 1} ends here.`;
    parts.push(part);
    count += countWords(part);
  }
  return parts.join("\n\n");
}
