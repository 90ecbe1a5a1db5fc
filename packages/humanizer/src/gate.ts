import type { Rule } from "./rule.ts";
import { strengths, type Strength, type Tone } from "./types.ts";

/**
 * The density of marks, in hits per 1,000 words, from which a text is edited at all. Set on development data: six in seven
 * human texts are left untouched, and more marks than this are rare in them; single families, or their mix, part human from
 * generated prose no better than their plain sum does.
 */
const enough = 4;


/**
 * The strength that was asked for; null when the density is so low that only certain leftovers may be mended. A text shorter
 * than `leastWords` counts as that long, so that one weak mark in a note is not taken for a habit.
 */
export function allowedStrength(asked: Strength, marks: number, words: number, leastWords: number): Strength | null {
  return (1000 * marks) / Math.max(words, leastWords) < enough ? null : asked;
}

const reaches = (strength: Strength, needed: Strength) => strengths.indexOf(strength) >= strengths.indexOf(needed);

/** The rules that run on a text, in their order. */
export function allowedRules(
  rules: readonly Rule[],
  { asked, strength, tone, language, tagged }: { asked: Strength; strength: Strength | null; tone: Tone; language: string; tagged: boolean },
): Rule[] {
  return rules.filter((rule) => {
    const needed = rule.fromIn?.[tone] ?? rule.from;
    return (
      (rule.anyLanguage || (rule.language ?? "en") === language) &&
      (rule.always || (strength !== null && reaches(strength, needed)) || (rule.ofTone?.includes(tone) && reaches(asked, needed))) &&
      (!rule.tones || rule.tones.includes(tone)) &&
      (tagged || !rule.needsTags)
    );
  });
}
