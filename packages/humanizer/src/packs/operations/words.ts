/** The start and the end of a word. */
const border = (source: string) => `(?<![\\p{L}\\p{N}'’-])(?:${source})(?![\\p{L}\\p{N}-])`;

/** Every place of some phrases as whole words, whatever their case; the longest first, where one begins another. */
export const anyOf = (phrases: Iterable<string>): RegExp =>
  new RegExp(border([...phrases].toSorted((one, other) => other.length - one.length).join("|").replaceAll("'", "['’]")), "giu");

/** Two lists of forms, one word for one; throws `RangeError` when they differ in length. */
export function forms(from: string, to: string): Readonly<Record<string, readonly string[]>> {
  const [before, after] = [from.split(" "), to.split(" ")];
  if (before.length !== after.length) throw new RangeError(`${before.length} forms cannot become ${after.length}: ${from}`);
  return Object.fromEntries(before.map((form, index) => [form, [after[index] ?? form]]));
}

/** One wording for each of several words. */
export const each = (words: string, ...to: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(words.split(" ").map((word) => [word, to]));

/** Each word with each of the endings. */
export const withEndings = (stems: string, endings: string): string[] =>
  stems.split(" ").flatMap((stem) => endings.split(" ").map((ending) => stem + (ending === "-" ? "" : ending)));
