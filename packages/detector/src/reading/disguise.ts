import type { Reason } from "../detection.ts";
import { hasLookalikes } from "./character.ts";

/** What a text hides from a reader's eye. None of it counts in the judgement; it is told all the same. */
const disguises: readonly { readonly text: string; readonly find: RegExp }[] = [
  { text: "Contains invisible characters.", find: /(?:\u00AD|\u061C|\u180E|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}])+/gu },
  // Joiners and the selectors of variants have their use in other scripts and in emoji.
  { text: "Contains invisible characters.", find: /(?<=[A-Za-z])(?:\u200C|\u200D|\u034F|\u115F|\u1160|\u3164|\uFFA0|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])+(?=[A-Za-z])/gu },
  { text: "Contains spaces of unusual width.", find: /[\u2000-\u2008\u200A\u205F\u2800\u3000]+/gu },
  // One by itself is a variable of a formula.
  { text: "Contains letters of unusual form.", find: /[\u{1D400}-\u{1D7CB}\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u1D00-\u1D22\uA730\uA731ɢɪɴʀʏʙʜʟ]{2,}/gu },
];

/** A Latin letter beside one of another alphabet. */
const mixed = /(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]\p{Script=Latin})/u;
const word = /\p{L}[\p{L}\p{M}'’]*/gu;
const plainAscii = /^[\u0020-\u007E\s]*$/u;

/** The disguises of a text, each with where it stands, in order. */
export function disguisesOf(text: string): Reason[] {
  if (plainAscii.test(text)) return [];
  const found = disguises.flatMap((disguise) => Array.from(text.matchAll(disguise.find), ({ 0: what, index }) => reason(disguise.text, index, what)));
  const words = hasLookalikes(text) ? mixedWords(text) : [];
  return [...found, ...words].toSorted((one, other) => one.start - other.start);
}

/** Words in which a letter of another alphabet stands among Latin ones. */
function* mixedWords(text: string): Generator<Reason> {
  for (const { 0: what, index } of text.matchAll(word)) {
    if (!hasLookalikes(what) || !mixed.test(what)) continue;
    yield reason("Contains letters of another alphabet that look like Latin ones.", index, what);
  }
}

const reason = (text: string, start: number, what: string): Reason => ({ text, start, end: start + what.length });
