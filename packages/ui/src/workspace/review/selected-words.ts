import { phraseIn } from "../phrase.ts";

/** Where an end of a selection stands in the original; a mark is taken as a whole. `null` where the words are not of the original. */
const offsetOf = (node: Node, offset: number, end: "start" | "end"): number | null => {
  const part = node instanceof Text ? node.parentElement?.closest<HTMLElement>("[data-start]") : null;
  if (!part) return null;
  const edge = part.dataset["end"] === undefined ? null : part.dataset[end];
  return edge ? Number(edge) : Number(part.dataset["start"]) + offset;
};

/** What is selected in a marked text. */
export interface SelectedWords {
  /** As they stood in the original. */
  readonly words: string;
  readonly range: Range;
}

/** The words of the original that are selected where they stand in the marked text, and can be locked; `null` where none are. */
export const selectedWords = (page: HTMLElement | null, original: string): SelectedWords | null => {
  const selection = getSelection();
  if (!page || !selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!page.contains(range.commonAncestorContainer)) return null;
  const start = offsetOf(range.startContainer, range.startOffset, "start");
  const end = offsetOf(range.endContainer, range.endOffset, "end");
  const words = start === null || end === null ? null : phraseIn(original, start, end);
  return words !== null && /[\p{L}\p{N}]/u.test(words) ? { words, range } : null;
};
