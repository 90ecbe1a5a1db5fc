/** Words for words, as a good model might find them; what it does is the same each time. */
const words: readonly (readonly [from: RegExp, to: string])[] = [
  [/\butiliz(e[sd]?)\b/gu, "us$1"], [/\bleverag(e[sd]?)\b/gu, "us$1"], [/\brobust\b/gu, "strong"], [/\bcrucial\b/gu, "important"], [/\bin order to\b/gu, "to"], [/\bfoster(s?)\b/gu, "build$1"],
  [/\bnumerous\b/gu, "many"], [/\badditional\b/gu, "further"], [/\bcomprehensive\b/gu, "full"], [/\benhance(s?)\b/gu, "improve$1"],
  [/\bThe\b/gu, "That"], [/\bthe\b/gu, "that"],
];

/** A passage in other words, its marks where they were. */
export const reworded = (passage: string): string => words.reduce((text, [from, to]) => text.replace(from, to), passage);
