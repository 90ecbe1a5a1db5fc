import type { IdentifyLanguage } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";

/** A language is told by fewer words only where its script tells it. */
const enoughWords = 7;

const script = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u], ["Cyrillic", /\p{Script=Cyrillic}/u], ["Greek", /\p{Script=Greek}/u], ["Arabic", /\p{Script=Arabic}/u], ["Hebrew", /\p{Script=Hebrew}/u],
  ["Devanagari", /\p{Script=Devanagari}/u], ["Thai", /\p{Script=Thai}/u], ["Hangul", /\p{Script=Hangul}/u], ["Kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/u], ["Han", /\p{Script=Han}/u],
];

function sharesOf(text: string): ReadonlyMap<string, number> {
  const letters = text.match(script) ?? [];
  const counts = new Map<string, number>();
  for (const letter of letters) {
    const name = scripts.find(([, is]) => is.test(letter))?.[0] ?? "";
    counts.set(name, (counts.get(name) ?? 0) + 1 / letters.length);
  }
  return counts;
}

/** How much of a text may change its script: a foreign word is spelled out, a Japanese one in kana. */
const tolerance = 0.35;

/** Whether a wording is in the language of its original. `und`, and closely related languages in short sentences, are not held against it. */
export function isSameLanguage(before: string, after: string, identify: IdentifyLanguage): boolean {
  const [were, are] = [sharesOf(before), sharesOf(after)];
  for (const [name, share] of are) if (share - (were.get(name) ?? 0) > tolerance) return false;
  if (countWords(after) < enoughWords) return true;
  const [was, is] = [identify(before), identify(after)];
  return was === is || was === "und" || is === "und";
}
