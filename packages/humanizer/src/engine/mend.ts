import { articleFor } from "../language/article.ts";
import type { Proposal, Scene } from "../rule.ts";

/** A wording that fits its place, and the span that it replaces. */
export interface Fitted {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const openingMarks = /^[\s"'“‘«„»¿¡([*_~]*$/u;
/** A number or a picture may stand before the first word of an item. */
const wordless = /^\P{L}*$/u;
const articleBefore = /(?<![\p{L}\p{N}'’-])(an?)(\s)$/iu;
const wordAfter = /^[^\p{L}\p{N}\s]{0,3}([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u;
const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Fits a wording to its place: the sentence keeps its capital when its first words go, and a/an follows the word that
 * now comes after it. The span grows over what must change with it; null when that is locked.
 */
export function mend(scene: Scene, proposal: Proposal, wording: string): Fitted | null {
  const fitted = withCapital(scene, { start: proposal.start, end: proposal.end, after: wording });
  return fitted && scene.language === "en" ? withArticle(scene, fitted) : fitted;
}

function withCapital(scene: Scene, { start, end, after }: Fitted): Fitted | null {
  const { text, sentence } = scene;
  const before = text.slice(sentence.start, start);
  if (!wordless.test(before) || !/^[^\p{L}]*\p{Lu}/u.test(text.slice(start, end))) return { start, end, after };
  if (/\p{L}/u.test(after)) return { start, end, after: capitalised(after) };
  if (!openingMarks.test(before)) return { start, end, after };

  const word = wordAfter.exec(text.slice(end, sentence.end));
  const next = word?.[1];
  // A number, a name or a word with a capital of its own (iPhone) begins the sentence as it is; "l'Europe" leans on a name.
  if (!word || !next || !/^\p{Ll}(?:[\p{Ll}'’-]*|\p{Ll}{0,5}['’]\p{L}*)$/u.test(next)) return { start, end, after };
  const over = end + word[0].length;
  if (scene.isLocked(end, over)) return null;
  return { start, end: over, after: after + capitalised(word[0]) };
}

function withArticle(scene: Scene, { start, end, after }: Fitted): Fitted | null {
  const { text, sentence } = scene;
  const before = articleBefore.exec(text.slice(sentence.start, start));
  const [, article, space] = before ?? [];
  if (!article || !space) return { start, end, after };
  const follows = wordAfter.exec(after + text.slice(end, sentence.end))?.[1];
  if (!follows) return { start, end, after };
  const right = articleFor(follows);
  if (right === article.toLowerCase()) return { start, end, after };
  const from = start - article.length - space.length;
  if (scene.isLocked(from, start)) return null;
  const cased = /^\p{Lu}/u.test(article) ? capitalised(right) : right;
  return { start: from, end, after: cased + space + after };
}
