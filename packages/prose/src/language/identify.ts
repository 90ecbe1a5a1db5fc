/** Names a text's language. */
export type IdentifyLanguage = (text: string) => string;

/** Enough for a certain answer, and few enough that a book costs no more than a page. */
const sample = 3000;

/** Scripts that one language alone, or hardly any other, is written in; where two of them mix, the first named tells. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
];
/** Of all letters, how many must be of a script: one sign of such a script often says as much as a word. */
const least: Readonly<Record<string, number>> = { ja: 0.1, zh: 0.3, ko: 0.3 };
const leastElsewhere = 0.5;

function byScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([language, script]) => (text.match(script)?.length ?? 0) > letters * (least[language] ?? leastElsewhere))?.[0];
}

/**
 * Loads eld's small set, for what its script does not tell. The language comes as a BCP 47 code, `und` when it cannot be
 * told: too short, no letters, too mixed. Reads the first 3,000 UTF-16 code units.
 */
export async function loadLanguageIdentifier(): Promise<IdentifyLanguage> {
  const { eld } = await import("eld/small");
  return (text) => {
    const read = text.slice(0, sample);
    const script = byScript(read);
    if (script) return script;
    const result = eld.detect(read);
    return result.isReliable() && result.language ? result.language : "und";
  };
}
