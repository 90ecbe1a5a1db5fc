import { isMasked, type Lock, type Span } from "@prosewell/prose";
import type { Revealable } from "@prosewell/humanizer";

/** Something in the text that must come out character for character, and in its turn. */
export interface Fact extends Span {
  readonly text: string;
  /** Whether an opaque mark stands for it in what is sent. */
  readonly isHidden: boolean;
}

const isPersonal = (address: string) => address.includes("@") && !address.includes("://");

function isRevealed({ kind, text }: Lock, reveal: readonly Revealable[]): boolean {
  if (kind === "name") return reveal.includes("names");
  if (kind === "number") return reveal.includes("numbers");
  return kind === "link" && isPersonal(text) && reveal.includes("addresses");
}

/** The facts among a text's locks, in order. */
export const factsOf = (locks: readonly Lock[], reveal: readonly Revealable[] = []): Fact[] =>
  locks.filter(({ kind }) => isMasked(kind)).map((lock) => ({ start: lock.start, end: lock.end, text: lock.text, isHidden: !isRevealed(lock, reveal) }));
