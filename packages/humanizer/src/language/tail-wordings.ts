import type { Proposal, Scene } from "../rule.ts";
import type { Host } from "./host.ts";
import { formsOf, inflect, spellingsOf, type VerbForm } from "./inflection.ts";
import type { Tail } from "./tails.ts";

/** What stands in the place of the comma, and the form of the verb that follows. */
export interface Wording {
  readonly lead: string;
  readonly form: VerbForm;
  /** Another verb that says it better after this lead. */
  readonly verb?: string;
}

/** Verbs by their -ing forms, in either spelling. */
export const byGerund = (verbs: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...verbs].flatMap((verb) => spellingsOf(verb).flatMap((spelling) => formsOf(spelling).gerund.map((gerund) => [gerund, spelling] as const))));

/** The tail as a clause of its own; nothing when it goes on with a verb that is not among these. */
export function* replaceTail(scene: Scene, tail: Tail, verbs: ReadonlyMap<string, string>, wordings: readonly Wording[]): Generator<Proposal> {
  const bare = (gerund: string) => verbs.get(gerund) ?? gerund;
  if (tail.others.some(({ text }) => !verbs.has(text)) || says(tail.host, bare(tail.gerund))) return;
  const textOf = ({ lead, form, verb }: Wording) => [lead, ...adverbAfter(lead, tail.adverb), inflect(verb ?? bare(tail.gerund), form)].join(" ");
  if (tail.others.length === 0) {
    if (wordings.length > 0) yield { start: tail.start, end: tail.end, after: wordings.map(textOf) };
    return;
  }
  // All its verbs must have one form, so that the choice is made here.
  const chosen = wordings[Math.floor(scene.chance(`tail ${tail.gerund}`) * wordings.length)];
  if (!chosen) return;
  const group = `tail ${tail.start}`;
  yield* together(scene, [
    { start: tail.start, end: tail.end, after: [textOf(chosen)], group },
    // With the space before it, so that it is no single word, which might stand nearby already.
    ...tail.others.map(({ start, end, text }) => ({ start: start - 1, end, after: [` ${inflect(bare(text), chosen.form)}`], group })),
  ]);
}

/** Proposals of which none makes sense without the others: none at all where one of them is locked. */
export function* together({ isLocked }: Scene, proposals: readonly Proposal[]): Generator<Proposal> {
  if (!proposals.some(({ start, end }) => isLocked(start, end))) yield* proposals;
}

/** Whether a tail is put forward as no more than possible. */
export const hedges = (adverb: string): boolean => /^(?:potentially|possibly|perhaps|probably|likely)$/u.test(adverb);

/** The host's own verb would be heard twice. */
const says = ({ tokens }: Host, verb: string) => {
  const forms = new Set(Object.values(formsOf(verb)).flat());
  return tokens.some(({ text }) => forms.has(text));
};

/** "Which" says already what "thereby" says, and that it comes of it in the end. */
const adverbAfter = (lead: string, adverb: string) => (adverb === "" || (/^(?:thereby|ultimately)$/u.test(adverb) && !lead.endsWith("and")) ? [] : [adverb]);
