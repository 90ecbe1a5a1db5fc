/** How far around a place words are looked at. */
const near = 60;

const shortTitle = /^\p{Lu}\p{L}{0,3}\.$/u;
const capital = /^\P{L}?\p{Lu}/u;

/**
 * Whether a place in a line stands in the midst of what reads as one: a date, an amount and its unit, a name and its title. A mark there
 * would make two of it, each of which might then be changed.
 */
export function divides(text: string, place: number): boolean {
  const after = text.slice(place, place + near);
  const last = /(\S+)\s*$/u.exec(text.slice(Math.max(0, place - near), place))?.[1];
  const first = /^\s*(\S+)/u.exec(after)?.[1];
  if (last === undefined || first === undefined) return false;
  if (/^\.\s+\p{Lu}/u.test(after)) return shortTitle.test(`${last}.`);
  if (shortTitle.test(last) && capital.test(first)) return true;
  if (/[,;:!?….)\]]$/u.test(last) || /^[,;:!?….)\]]/u.test(first)) return false;
  return /\d/u.test(last) || /\d/u.test(first) || (capital.test(last) && capital.test(first));
}
