import { matchesOf } from "../matches.ts";
import type { Finder, Finding } from "./finding.ts";

const pairs: Readonly<Record<string, string>> = { "“": "”", "«": "»", "„": "“”", "‹": "›", "「": "」", "『": "』", "‟": "”", "»": "«" };
const marks = /["“”«»„‹›「」『』‟]/g;
const longestSingle = 400;

const before = (text: string, at: number) => text.charAt(at - 1);
const opensWord = /[\s([{—–\-/“"«„*_]|^$/u;
const isOpening = (text: string, at: number) => opensWord.test(before(text, at)) && /\S/.test(text.charAt(at + 1));

const isInsideWord = (text: string, at: number) => /\p{L}/u.test(before(text, at)) && /\p{L}/u.test(text.charAt(at + 1));

/** Double quotation marks and their kin. One left open runs to the end of the block, as in speech of several paragraphs. */
function* doubles(text: string): Generator<Finding> {
  let open = -1;
  let closers = "";
  for (const { 0: mark, index } of matchesOf(text, marks)) {
    if (open >= 0) {
      if (!closers.includes(mark) || (mark === '"' && isInsideWord(text, index))) continue;
      // A second mark that can only open shows that the first was never closed.
      if (mark === '"' && /\s/.test(before(text, index)) && isOpening(text, index)) {
        open = index;
        continue;
      }
      yield { kind: "quotation", start: open, end: index + 1 };
      open = -1;
    } else if (mark === '"') {
      // After a digit with nothing open it stands for inches; elsewhere a mark that cannot open belongs to no pair.
      if (!isOpening(text, index)) continue;
      open = index;
      closers = '"';
    } else if (pairs[mark] && !(mark === "»" && !opensWord.test(before(text, index)))) {
      open = index;
      closers = pairs[mark];
    }
  }
  if (open >= 0 && closers !== '"') yield { kind: "quotation", start: open, end: text.length };
}

const single = /[‘‚](?=\S)|(?<=[\s([—–"“]|^)'(?=[\p{L}"“])/gu;
const closing = /(?<=[\p{L}\p{N}.,!?;:…)])['’](?![\p{L}\p{N}])/gu;

/** Single quotation marks; an apostrophe has a letter after it, or no partner. */
function* singles(text: string): Generator<Finding> {
  let end = 0;
  for (const { index } of matchesOf(text, single)) {
    if (index < end) continue;
    closing.lastIndex = index + 2;
    const close = closing.exec(text)?.index;
    if (close === undefined) return;
    if (close - index > longestSingle) continue;
    end = close + 1;
    yield { kind: "quotation", start: index, end };
  }
}

/** What stands in quotation marks of any style, with the marks. */
export const quotation: Finder = function* ({ text }) {
  yield* doubles(text);
  yield* singles(text);
};
