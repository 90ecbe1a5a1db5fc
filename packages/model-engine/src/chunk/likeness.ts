/** How often each small run of letters occurs in a text, so that two texts can be compared without knowing their language. */
export type Profile = ReadonlyMap<string, number>;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The runs of three letters of each word, its edges among them; of two where words are not told apart. */
export function profileOf(text: string): Profile {
  const counts = new Map<string, number>();
  const add = (run: string) => counts.set(run, (counts.get(run) ?? 0) + 1);
  for (const [found] of text.toLowerCase().matchAll(word)) {
    if (unspaced.test(found)) {
      const letters = Array.from(found);
      for (const letter of letters) add(letter);
      for (const [index, letter] of letters.entries()) if (index > 0) add(`${letters[index - 1]}${letter}`);
    } else {
      const padded = ` ${found} `;
      for (let at = 0; at + 3 <= padded.length; at += 1) add(padded.slice(at, at + 3));
    }
  }
  return counts;
}

/** Two profiles as one. */
export function joined(profiles: readonly Profile[]): Profile {
  const [only, ...others] = profiles;
  if (only && others.length === 0) return only;
  const counts = new Map(only);
  for (const profile of others) for (const [run, count] of profile) counts.set(run, (counts.get(run) ?? 0) + count);
  return counts;
}

/** How much two texts share, from 0 (nothing) to 1 (all). */
export function likeness(one: Profile, other: Profile): number {
  let shared = 0;
  let all = 0;
  for (const [run, count] of one) {
    shared += Math.min(count, other.get(run) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 1 : (2 * shared) / all;
}
