import type { Span } from "@prosewell/prose";

/** What of a line's Markdown the eye can be spared, and what it can be led to. Offsets count in the line. */
export interface Markdown {
  /** Signs that say what words look like, and are none themselves. */
  readonly signs: readonly Span[];
  /** Words that are bold, without their signs. */
  readonly strong: readonly Span[];
  readonly isHeading: boolean;
}

const nothing: Markdown = { signs: [], strong: [], isHeading: false };

/** Before a line's words: a heading, or as many quotations as stand in one another. */
const before = /^ {0,3}(?:#{1,6}(?=[ \t]+\S)|>(?: ?>)*)/u;

/** Around words, both in one line: each ends where its like begins again, so that no line is read twice. */
const around = [
  { isStrong: true, pattern: /(\*\*)(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)(\*\*)/gu },
  { isStrong: false, pattern: /(?<![\w*])(\*)(?=[^\s*])([^*]+)(?<=[^\s*])(\*)(?![\w*])/gu },
  { isStrong: false, pattern: /(`)([^`]+)(`)/gu },
  { isStrong: false, pattern: /(!?\[)([^[\]]+)(\]\([^()\s]+\))/gu },
];

/** Under a table's head, between two parts, before and after code. */
const line = /^(?:\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?|-{3,}|\*{3,}|`{3}\S*)$/u;

/** The Markdown of one line, with or without its break. Whatever it takes for a sign stays where it stands, so that a sign too many costs nobody a word. */
export const markdownIn = (text: string): Markdown => {
  if (!/[#>*`[|-]/u.test(text)) return nothing;
  const bare = text.trim();
  if (line.test(bare)) return { ...nothing, signs: [{ start: 0, end: text.length }] };
  const lead = before.exec(text)?.[0] ?? "";
  const signs: Span[] = lead === "" ? [] : [{ start: 0, end: lead.length }];
  const strong: Span[] = [];
  for (const { isStrong, pattern } of around) {
    for (const { index, 1: open = "", 2: words = "", 3: close = "" } of text.matchAll(pattern)) {
      const inner = { start: index + open.length, end: index + open.length + words.length };
      signs.push({ start: index, end: inner.start }, { start: inner.end, end: inner.end + close.length });
      if (isStrong) strong.push(inner);
    }
  }
  if (/^\|.*\|$/u.test(bare)) for (const { index } of text.matchAll(/\|/gu)) signs.push({ start: index, end: index + 1 });
  return { signs, strong, isHeading: lead.includes("#") };
};
