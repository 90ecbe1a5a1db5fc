import type { Rule } from "./rule.ts";
import { strengths, type Strength, type Tone } from "./types.ts";

/**
 * How a text's density of marks bounds what may be done to it, in hits per 1,000 words. Set on development data, so
 * that most human texts lie below the first bound and most generated essays above the second.
 */
const few = 4;
const some = 10;

/** A shorter text counts as this many words, so that one weak mark in a note is not taken for a habit. */
const leastWords = 150;

/** The strength that the density allows of the one that was asked for; null when only certain leftovers may be mended. */
export function allowedStrength(asked: Strength, marks: number, words: number): Strength | null {
  const density = (1000 * marks) / Math.max(words, leastWords);
  if (density < few) return null;
  if (density >= some) return asked;
  return strengths[Math.max(0, strengths.indexOf(asked) - 1)] ?? asked;
}

const reaches = (strength: Strength, needed: Strength) => strengths.indexOf(strength) >= strengths.indexOf(needed);

/** The rules that run on a text, in their order. */
export function allowedRules(
  rules: readonly Rule[],
  { strength, tone, language, tagged }: { strength: Strength | null; tone: Tone; language: string; tagged: boolean },
): Rule[] {
  return rules.filter(
    (rule) =>
      (rule.anyLanguage || language === "en") &&
      (rule.always || (strength !== null && reaches(strength, rule.fromIn?.[tone] ?? rule.from))) &&
      (!rule.tones || rule.tones.includes(tone)) &&
      (tagged || !rule.needsTags),
  );
}
