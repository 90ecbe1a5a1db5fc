/** More than a phrase is a passage that should not be given to the tool at all. In UTF-16 code units. */
const longest = 120;

/** The words of a stretch of a text, where they can be locked; `null` where there are none, or too many, or more than a line of them. */
export const phraseIn = (text: string, start: number, end: number): string | null => {
  const words = end - start > longest ? "" : text.slice(start, end).trim();
  return words === "" || /\n/u.test(words) ? null : words;
};
