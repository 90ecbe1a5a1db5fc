const allCapitals = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;
const startsWithCapital = /^\P{L}*\p{Lu}/u;
const firstLetter = /\p{L}/u;

/** Upper-cases the first letter, whatever stands before it. */
export const capitalise = (text: string): string => text.replace(firstLetter, (letter) => letter.toUpperCase());

/** Gives `replacement` the capitals of what it replaces: none, the first letter, or all. */
export const keepCase = (source: string, replacement: string): string => {
  if (allCapitals.test(source)) return replacement.toUpperCase();
  return startsWithCapital.test(source) ? capitalise(replacement) : replacement;
};
