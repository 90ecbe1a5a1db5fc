import { countMarks, modelEngine, type Edit } from "@prosewell/humanizer";
import { countWords, type Span } from "@prosewell/prose";

const letter = /[\p{L}\p{M}\p{N}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text may be parted here: not inside a word, nor inside a pair of surrogates. */
function isSeam(text: string, at: number): boolean {
  const [left, right] = [text.charAt(at - 1), text.charAt(at)];
  if (/[\uDC00-\uDFFF]|\p{M}|\u200D/u.test(right)) return false;
  return !(letter.test(left) && letter.test(right)) || (unspaced.test(left) && unspaced.test(right));
}

/** How much all the texts have in common at their start, and at their end, up to a seam. */
function common(texts: readonly string[]): { head: number; tail: number } {
  const [first = "", ...others] = texts;
  const shortest = Math.min(...texts.map((text) => text.length));
  let head = 0;
  while (head < shortest && others.every((text) => text[head] === first[head])) head += 1;
  while (head > 0 && !texts.every((text) => isSeam(text, head))) head -= 1;
  let tail = 0;
  while (tail < shortest - head && others.every((text) => text.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  while (tail > 0 && !texts.every((text) => isSeam(text, text.length - tail))) tail -= 1;
  return { head, tail };
}

/** The edit that puts a wording in the place of a span; only what differs is in it. */
export function toEdit(text: string, { start, end }: Span, after: string, alternatives: readonly string[], reason: string): Edit {
  const before = text.slice(start, end);
  const others = alternatives.filter((other) => other !== after && other !== before);
  const { head, tail } = common([before, after, ...others]);
  const cut = (wording: string) => wording.slice(head, wording.length - tail);
  return {
    id: `${modelEngine}@${start + head}`,
    start: start + head,
    end: end - tail,
    before: cut(before),
    after: cut(after),
    alternatives: others.map(cut),
    rule: modelEngine,
    reason,
  };
}

/** Why a wording is better, as far as it can be told. */
export function reasonFor(before: string, after: string, sentences: number, marks: readonly RegExp[]): string {
  const mark = marks.find((pattern) => countMarks(after, [pattern]) < countMarks(before, [pattern]));
  const found = mark && before.match(mark)?.[0].replace(/^[\s,.!?:;"”’)]+/u, "");
  if (found) return `Recast without “${found}”, which marks generated prose; every locked fact is as it was.`;
  if (sentences > 1) return "Recast over the bounds of the sentences, for the rhythm; every locked fact is as it was.";
  if (countWords(after) < countWords(before)) return "Says the same in fewer words; every locked fact is as it was.";
  return "Recast in other words; every locked fact is as it was.";
}
