import { isBlank, type Line } from "../lines.ts";
import { isCodeLine } from "./code-line.ts";

/** Lines in another notation than Markdown, which come out as they went in. */
export interface Region {
  readonly name: string;
  /** The first line and the line after the last one. */
  readonly first: number;
  readonly after: number;
}

/** Given lines and the index of one, where the notation that begins there ends (exclusive); `undefined` when none does. */
type Recogniser = (lines: readonly Line[], first: number) => number | undefined;

const longest = 400;

/** From a line that opens to the next one that closes, both included. */
const fence =
  (opens: RegExp, closes: RegExp): Recogniser =>
  (lines, first) => {
    if (!opens.test(lines[first]?.text ?? "")) return undefined;
    for (let at = first + 1; at < lines.length && at < first + longest; at += 1) {
      if (closes.test(lines[at]?.text ?? "")) return at + 1;
    }
    return undefined;
  };

const single =
  (shape: RegExp): Recogniser =>
  (lines, first) =>
    shape.test(lines[first]?.text ?? "") ? first + 1 : undefined;

/** A line of some shape and those that go on in another. */
const block =
  (opens: RegExp, continues: RegExp, atLeast = 1): Recogniser =>
  (lines, first) => {
    if (!opens.test(lines[first]?.text ?? "")) return undefined;
    let after = first + 1;
    while (after < lines.length && continues.test(lines[after]?.text ?? "")) after += 1;
    return after - first >= atLeast ? after : undefined;
  };

const metadataLine = /^(?:\s*$|\s*#|\s*-\s|\s+\S|["']?[\w][\w .-]{0,80}["']?\s*[:=])/;

const frontMatter: Recogniser = (lines, first) => {
  if (first !== 0) return undefined;
  const after = fence(/^\uFEFF?(?:---|\+\+\+)\s*$/, /^(?:---|\+\+\+|\.\.\.)\s*$/)(lines, first);
  const inside = lines.slice(1, after === undefined ? 0 : after - 1);
  return inside.some((line) => !isBlank(line)) && inside.every((line) => metadataLine.test(line.text)) ? after : undefined;
};

const diffBody = block(/^(?:diff --git |@@ -\d|--- \S)/, /^(?:[-+ \\]|@@|diff |index |$)/, 3);

const diff: Recogniser = (lines, first) => {
  const ofFile = !lines[first]?.text.startsWith("--- ") || lines[first + 1]?.text.startsWith("+++ ");
  return ofFile ? diffBody(lines, first) : undefined;
};

const mathEnvironment = "(?:equation|align|gather|multline|eqnarray|math|displaymath|tabular|table|figure|verbatim|lstlisting|minted|tikzpicture|thebibliography)\\*?";

/** Two lines of code or more; what is indented between them belongs to them. */
const unfencedCode: Recogniser = (lines, first) => {
  let after = first;
  while (after < lines.length && (isCodeLine(lines[after]?.text ?? "") || (after > first && /^\s{2,}\S/.test(lines[after]?.text ?? "")))) after += 1;
  return after - first > 1 ? after : undefined;
};

/** In the order in which they are tried. */
const recognisers: readonly (readonly [name: string, Recogniser])[] = [
  ["front matter", frontMatter],
  ["diff", diff],
  ["math", single(/^\s*\$\$.+\$\$\s*$/)],
  ["math", fence(/^\s*\$\$/, /\$\$\s*$/)],
  ["math", single(/^\s*\\\[.+\\\]\s*$/)],
  ["math", fence(/^\s*\\\[/, /\\\]\s*(?:[.,]\s*)?$/)],
  ["math", fence(new RegExp(`^\\s*\\\\begin\\{${mathEnvironment}\\}`), new RegExp(`\\\\end\\{${mathEnvironment}\\}`))],
  ["directive", single(/^\s*\\[a-zA-Z]+\*?(?:\[[^\]]*\])?(?:\{[^{}]*\})*\s*$/)],
  ["directive", block(/^\.\. (?:\S[^:]*::|_|\[)/, /^(?: {2,}\S|\t)/)],
  ["directive", single(/^:{3,}\s*\S*/)],
  ["directive", single(/^={2,6}[^=].*={2,6}\s*$/)],
  ["directive", single(/^\{\{[^{}]*\}\}\s*$/)],
  ["directive", fence(/^\{\{[^{}]*$/, /\}\}\s*$/)],
  ["table", fence(/^\{\|/, /^\|\}/)],
  ["quote", single(/^\s*\[quote\b.*\[\/quote\]\s*$/i)],
  ["quote", fence(/^\s*\[quote\b[^\]]*\]/i, /\[\/quote\]\s*$/i)],
  ["code", fence(/^\s*\[code\b[^\]]*\]/i, /\[\/code\]\s*$/i)],
  ["code", unfencedCode],
  ["code", single(/^\s*\$ [a-z][\w-]*(?: \S.*)?$/)],
  ["table", block(/^[^\t]+\t[^\t]*\t/, /^[^\t]+\t/, 2)],
];

/** Which recognised notation, if any, begins at a line. */
export function regionAt(lines: readonly Line[], first: number): Region | undefined {
  for (const [name, recognise] of recognisers) {
    const after = recognise(lines, first);
    if (after !== undefined) return { name, first, after };
  }
  return undefined;
}
