import type { Document } from "../document.ts";
import type { Lock } from "../lock.ts";
import { isProse } from "../prose.ts";

/** A denial that a "but" may answer; "not only" adds, and is no denial. */
const denial = /(?:(?<!\p{L})not|n['’]t) (?!(?:only|just|merely|simply|solely)(?!\p{L}))/giu;
/** What is denied, up to the "but" that answers it within the same clause. */
const answer = /^[^.;:!?()\n]{2,140}? but (?=\p{L})/iu;
/** "It is not cheap, but it lasts", "but lasts it does": a clause of its own is set against the first, and corrects nothing. */
const anotherClause =
  /^(?:also|not|I|you|he|she|it|we|they|there|this|that|these|those|is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|if|when|while|although|though)(?!\p{L})/iu;
/** "A mill, not a shop": what is denied comes after what is true. */
const trails = /(?:[\p{L}\p{N}*_”"’)], ?|[—–(] ?)$/u;

interface Corrections {
  /** "Not a shop but a mill". */
  readonly answered: number;
  /** "A mill, not a shop". */
  readonly trailing: number;
}

function correctionsIn({ blocks, text }: Document): Corrections {
  const kinds = blocks.filter(({ kind }) => isProse(kind)).flatMap(({ start, end }) => kindsIn(text.slice(start, end)));
  return { answered: kinds.filter((kind) => kind === "answered").length, trailing: kinds.filter((kind) => kind === "trailing").length };
}

const reach = 150;

const kindsIn = (text: string) =>
  Array.from(text.matchAll(denial), ({ 0: written, index }) => {
    const from = index + written.length;
    const after = text.slice(from, from + reach + anotherClauseLength);
    const denied = answer.exec(after)?.[0];
    if (denied !== undefined && !anotherClause.test(after.slice(denied.length))) return "answered";
    return trails.test(text.slice(Math.max(0, index - "”, ".length), index)) ? "trailing" : "other";
  });

/** The longest of the words that open another clause. */
const anotherClauseLength = "although ".length;

const isContrast = ({ kind, value }: Lock) => kind === "connective" && value === "contrast";

/**
 * "Not a shop but a mill" and "a mill, not a shop" correct alike: the "but" of the one is the comma of the other. A contrast is
 * excused where one text has as many such pairs fewer as it has trailing denials more, and no other contrast is; the "not" counts
 * in both.
 */
export function excuseCorrections({ lost, added }: { lost: readonly Lock[]; added: readonly Lock[] }, before: Document, after: Document) {
  if (!lost.some(isContrast) && !added.some(isContrast)) return { excused: [], lost: [...lost], added: [...added] };
  const [one, other] = [correctionsIn(before), correctionsIn(after)];
  const turned = (from: Corrections, to: Corrections) => Math.max(0, Math.min(from.answered - to.answered, to.trailing - from.trailing));
  const excused = lost.filter(isContrast).slice(0, turned(one, other));
  const unasked = new Set(added.filter(isContrast).slice(0, turned(other, one)));
  return { excused, lost: lost.filter((lock) => !excused.includes(lock)), added: added.filter((lock) => !unasked.has(lock)) };
}
