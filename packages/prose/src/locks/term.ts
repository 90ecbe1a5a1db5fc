import type { Document } from "../document.ts";
import type { Finding } from "./passage.ts";

/** Words to leave alone wherever they stand as whole words, or spans of the text. */
export type Locked = readonly (string | readonly [start: number, end: number])[];

const isWordPart = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);

/** The term as it may stand in a text: with a line break, say, where the person typed a space. */
const asWritten = (term: string) =>
  new RegExp(term.split(/\s+/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("\\s{1,20}"), "g");

function* places(text: string, term: string): Generator<Finding> {
  for (const { 0: found, index: start } of text.matchAll(asWritten(term))) {
    const end = start + found.length;
    const cutsWord =
      (isWordPart(text.charAt(start - 1)) && isWordPart(text.charAt(start))) || (isWordPart(text.charAt(end)) && isWordPart(text.charAt(end - 1)));
    if (!cutsWord) yield { kind: "term", start, end };
  }
}

/** What the person locked. Words are found in their own case; a span that lies outside the text is cut to it. */
export function* termsOf({ text }: Document, locked: Locked): Generator<Finding> {
  for (const wish of locked) {
    if (typeof wish === "string") {
      if (wish.trim() !== "") yield* places(text, wish.trim());
      continue;
    }
    const start = Math.max(0, Math.min(wish[0], text.length));
    const end = Math.max(start, Math.min(wish[1], text.length));
    if (start < end) yield { kind: "term", start, end };
  }
}
