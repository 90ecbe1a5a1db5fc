const irregular: Readonly<Record<string, string>> = { "can't": "can not", cannot: "can not", "won't": "will not", "shan't": "shall not", "let's": "let us" };

const endings: readonly (readonly [RegExp, string])[] = [
  [/n't\b/giu, " not"],
  [/'re\b/giu, " are"],
  [/'ve\b/giu, " have"],
  [/'ll\b/giu, " will"],
  [/'m\b/giu, " am"],
  [/\b(he|here|it|she|that|there|they|this|what|where|who)'s\b/giu, "$1 is"],
  [/\b(he|i|it|she|that|there|they|we|who|you)'d\b/giu, "$1 would"],
];

/** Contractions written out, so that "don't" and "do not" compare as equal; apostrophes made straight. */
export function expandContractions(text: string): string {
  const straight = text.replaceAll("’", "'");
  const regular = straight.replaceAll(/\b(?:can't|cannot|won't|shan't|let's)/giu, (found) => {
    const whole = irregular[found.toLowerCase()] ?? found;
    return /^\p{Lu}/u.test(found) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  });
  return endings.reduce((expanded, [ending, words]) => expanded.replaceAll(ending, words), regular);
}
