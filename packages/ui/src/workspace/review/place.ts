type End = "start" | "end";

/** Selects a stretch of the original where it stands in the marked text, and brings it into view. */
export const selectPlace = (page: HTMLElement, start: number, end: number) => {
  const range = document.createRange();
  setEnd(range, page, start, "start");
  setEnd(range, page, end, "end");
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const { top, bottom } = range.getBoundingClientRect();
  if (top < innerHeight * 0.2 || bottom > innerHeight * 0.8) scrollBy({ top: top - innerHeight / 3 });
};

const startOf = ({ dataset }: HTMLElement) => Number(dataset["start"]);

/** A mark stands for its words as a whole: a stretch that ends within it takes all of it along. */
const setEnd = (range: Range, page: HTMLElement, offset: number, end: End) => {
  const reaches = (part: HTMLElement) => (end === "start" ? startOf(part) <= offset : startOf(part) < offset);
  const part = [...page.querySelectorAll<HTMLElement>("[data-start]")].findLast(reaches);
  const text = part?.firstChild;
  if (!part) return;
  if (text instanceof Text) range[end === "start" ? "setStart" : "setEnd"](text, Math.min(offset - startOf(part), text.length));
  else range[end === "start" ? "setStartBefore" : "setEndAfter"](part);
};
