/** Selects a stretch of the original where it stands in the marked text, and brings it into view. */
export const selectPlace = (page: HTMLElement, start: number, end: number) => {
  const parts = [...page.querySelectorAll<HTMLElement>("[data-start]")];
  const part = parts.findLast(({ dataset }) => Number(dataset["start"]) <= start);
  if (!part) return;
  // A mark stands for its words as a whole.
  if (!(part.firstChild instanceof Text)) return part.focus();
  const from = start - Number(part.dataset["start"]);
  const { length } = part.firstChild;
  const range = document.createRange();
  range.setStart(part.firstChild, Math.min(from, length));
  range.setEnd(part.firstChild, Math.min(from + end - start, length));
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const { top, bottom } = range.getBoundingClientRect();
  if (top < innerHeight * 0.2 || bottom > innerHeight * 0.8) scrollBy({ top: top - innerHeight / 3 });
};
