const longestSetLine = 60;

/**
 * Whether a paragraph's line breaks and indents carry meaning, as in verse and scripts: lines after the first are
 * indented, and none is so long that it was wrapped.
 */
export function isSetOut(paragraph: string): boolean {
  const lines = paragraph.split(/\r\n|\n|\r/);
  return (
    lines.length > 1 &&
    lines.some((line, at) => at > 0 && /^(?: {2,}|\t)\S/.test(line)) &&
    lines.every((line) => line.trim().length <= longestSetLine)
  );
}
