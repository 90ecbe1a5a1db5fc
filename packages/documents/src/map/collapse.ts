import type { Inline, Setting } from "./inline.ts";

const space = /[ \t\r\n\f]+/gu;

/**
 * Characters of a format in which any white space is one space (HTML, OpenDocument), as pieces of a line. `line` is what stands
 * before them; a space after a space is none.
 */
export function* collapsed<Run>(
  line: readonly Inline<Run>[],
  { text, from, to }: { readonly text: string; readonly from: number; readonly to: number },
  run: Run | null,
  setting: Setting,
): Generator<Inline<Run>> {
  const isUnit = text.length !== to - from;
  if (isUnit) {
    yield { ...setting, text, run, from, to };
    return;
  }
  let at = 0;
  const piece = (end: number): Inline<Run> => ({ ...setting, text: text.slice(at, end), run, from: from + at, to: from + end });
  let afterSpace = line.length === 0 || /[ \n]$/u.test(line.at(-1)?.text ?? "");
  for (const { 0: found, index } of text.matchAll(space)) {
    if (index > at) {
      yield piece(index);
      afterSpace = false;
    }
    at = index + found.length;
    if (!afterSpace) yield { ...setting, text: " ", run, from: from + index, to: from + at };
    afterSpace = true;
  }
  if (at < text.length) yield piece(text.length);
}
