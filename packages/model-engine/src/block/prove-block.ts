import { modelEngine, type Edit } from "@prosewell/humanizer";
import { comparing, type Memory, type Steps } from "@prosewell/prose";

/** Replaces each edit's span; edits are in order and do not overlap. `from` is where `text` begins in the original. */
export function applied(text: string, edits: readonly Pick<Edit, "start" | "end" | "after">[], from = 0): string {
  let out = "";
  let at = 0;
  for (const { start, end, after } of edits) {
    out += text.slice(at, start - from) + after;
    at = end - from;
  }
  return out + text.slice(at);
}

export interface ProofGround {
  /** The original. */
  readonly text: string;
  readonly language: string;
  readonly terms: readonly string[];
  readonly memory: Memory;
}

/** What the embedded engine takes out whole it has proved to be no fact, or never to have been part of the text. */
const isTakenOut = ({ rule, after }: Edit) => rule !== modelEngine && after === "";

/** What both texts state, when some edits are made. */
export function* compared(edits: readonly Edit[], { text, language, terms, memory }: ProofGround) {
  const own = applied(text, edits.filter(isTakenOut));
  return yield* comparing(own, applied(text, edits), { language, locked: terms, memory });
}

/**
 * Of some new edits those under which the whole text, with all that was proved before, keeps every lock both ways. Where they do
 * not, halves are tried, and halves of halves; what fails alone is left out, alone. Each block so joins a text that is already
 * proved, and the last one proves the whole.
 */
export function* provedWith(proved: readonly Edit[], edits: readonly Edit[], ground: ProofGround): Steps<readonly Edit[]> {
  const stands = function* (some: readonly Edit[]): Steps<boolean> {
    const { lost, added } = yield* compared([...proved, ...some], ground);
    return lost.length === 0 && added.length === 0;
  };
  const soundOf = function* (groups: readonly (readonly Edit[])[]): Steps<Edit[]> {
    const some = groups.flat().toSorted((one, other) => one.start - other.start);
    if (some.length === 0 || (yield* stands(some))) return some;
    if (groups.length === 1) return [];
    const half = groups.length >>> 1;
    return [...(yield* soundOf(groups.slice(0, half))), ...(yield* soundOf(groups.slice(half)))];
  };
  if (edits.length === 0) return edits;
  const sound = yield* soundOf(groupsOf(edits));
  // What proves piece by piece proves together, or nothing does.
  return sound.length === edits.length || (yield* stands(sound)) ? sound : [];
}

function groupsOf(edits: readonly Edit[]): Edit[][] {
  const groups = new Map<Edit | string, Edit[]>();
  for (const edit of edits) {
    const key = edit.group ?? edit;
    groups.set(key, [...(groups.get(key) ?? []), edit]);
  }
  return [...groups.values()];
}
