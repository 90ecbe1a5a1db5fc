import { matchesOf } from "@prosewell/prose";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

/** Characters that show nothing and that Latin, Greek and Cyrillic words never need. */
const unseen = /(?:[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])+/gu;
/** Of those, the ones that do nothing in any place once no joiner or mark of direction is among them. */
const idle = /^(?:[\u200B\u2060\uFEFF\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}])+$/u;
const oddSpace = /[\u2000-\u200A\u202F\u205F\u3000]+/gu;

const alphabetic = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts in which such characters part words or choose the form of a letter, and emoji, which they join. */
const needing = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}]/u;

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
/** The first half of the tags and of the variation selectors that lie far off. */
const leadsTag = "\uDB40";

export const invisibleCharacters = defineRule({
  id: "invisible-characters",
  why: "A character that nobody sees can break search, spelling checks and line ends.",
  from: "light",
  always: true,
  anyLanguage: true,
  cues: ["\u00AD", ...range(0x20_00, 0x20_0f), "\u202F", ...range(0x20_5f, 0x20_64), "\u3000", ...range(0xfe_00, 0xfe_0f), "\uFEFF", leadsTag],
  *propose(scene) {
    const { start, end } = reachOf(scene);
    const part = scene.text.slice(start, end);
    yield* hits(part, unseen, start, scene.text, (run, left, right) => (isIdle(run, left, right, scene.text) ? "" : null));
    yield* hits(part, oddSpace, start, scene.text, (_run, left, right, before) => (partsWords(left, right, before) ? " " : null));
  },
  rewrites: [
    ["The de\u00ADvel\u00ADop\u00ADer left.", "The developer left."],
    ["A zero\u200B width space.", "A zero width space."],
    ["Good\u2009morning, Anna.", "Good morning, Anna."],
    ["The\u202Fend is near.", "The end is near."],
    ["He wrote\u2060 it down.", "He wrote it down."],
    ["Hid\u{E0041}\u{E0042}den marks.", "Hidden marks."],
    ["A jo\u200Diner between\u200C letters.", "A joiner between letters."],
    ["Le co\u200Bde est simple.", "Le code est simple."],
    ["Left to right\u200E mark.", "Left to right mark."],
    ["Пере\u00ADнос слова.", "Перенос слова."],
  ],
  leaves: [
    "نمی\u200Cخواهم بروم.",
    "A family 👨\u200D👩\u200D👧 came.",
    "The flag 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} flies.",
    "It weighs 10\u202Fkg, or 22\u2009lb.",
    "Il a dit\u202F: «\u202Foui\u202F».",
    "ภาษา\u200Bไทย",
    "It is called שלום\u200F (peace).",
    "J.\u2009R. Smith signed.",
    "Ten\u00A0per cent stays together.",
    "क्\u200Dष is a letter.",
    "I ❤\uFE0F this.",
  ],
});

/** The sentence and the gap after it; the first sentence takes the gap before it too. */
function reachOf({ text, block, sentence, index }: Scene): { start: number; end: number } {
  return { start: index === 0 ? 0 : sentence.start, end: block.sentences[index + 1]?.start ?? text.length };
}

type Judge = (run: string, left: string, right: string, before: string) => string | null;

function* hits(part: string, pattern: RegExp, offset: number, text: string, judge: Judge): Generator<Proposal> {
  for (const found of matchesOf(part, pattern)) {
    const start = offset + found.index;
    const end = start + found[0].length;
    const before = text.slice(Math.max(0, start - 4), start);
    const after = judge(found[0], /.$/su.exec(before)?.[0] ?? "", String.fromCodePoint(text.codePointAt(end) ?? 0x20), before);
    if (after !== null) yield { start, end, after: [after] };
  }
}

function isIdle(run: string, left: string, right: string, text: string): boolean {
  if (needing.test(left) || needing.test(right)) return false;
  if (/[\u200E\u200F]/u.test(run) && rightToLeft.test(text)) return false;
  if (idle.test(run)) return true;
  return (alphabetic.test(left) || alphabetic.test(right)) && [left, right].every((side) => alphabetic.test(side) || /[\s.,;:!?'’"”)\d]/u.test(side));
}

/** Between two words a narrow space is only a space; before a unit, inside initials or before French punctuation it is meant. */
const partsWords = (left: string, right: string, before: string) =>
  alphabetic.test(right) && (alphabetic.test(left) || left === "," || (left === "." && /\p{Ll}{2}\.$/u.test(before)));
