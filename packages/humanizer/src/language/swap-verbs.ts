import type { Proposal, Scene, Token, WrittenWord } from "../rule.ts";
import type { Tone } from "../types.ts";
import { isAbstract } from "./abstract-nouns.ts";
import { echoes, remember } from "./echo.ts";
import { formsOf, inflect, spellingsOf, type VerbForm, verbForms } from "./inflection.ts";
import { nounPhraseAt, singularOf, subjectBefore } from "./noun-phrase.ts";
import { formFor, type Reading, readVerb } from "./verb-reading.ts";
import { earlierIn, isCapitalised, laterIn } from "./words.ts";

/** A verb that prose is better without, and what says the same. Wordings stand best first; each must be right wherever the guards let it through. */
export interface VerbSwap {
  /** The verb, and the words that must follow it: `delve into`. */
  readonly verb: string;
  /** Right whatever the object is. Without it, only the objects below are served. */
  readonly to?: readonly string[];
  /** Keys hold the heads of objects (in the passive: of subjects) in the singular, with spaces between. */
  readonly objects?: Readonly<Record<string, readonly string[]>>;
  /** Right for whatever nobody can touch, beyond the objects above. */
  readonly abstract?: readonly string[];
  /** Only these forms; all unless given. */
  readonly forms?: readonly VerbForm[];
  /** For the past participle before one of these nouns: `an enhanced version`. */
  readonly attributive?: Readonly<Record<string, readonly string[]>>;
  /** The bare forms are as often nouns. */
  readonly noun?: true;
  /** What must, or must not, come right after the verb phrase, from its first space or mark on. */
  readonly next?: RegExp;
  readonly unless?: RegExp;
  /** What must, or must not, stand earlier in the sentence. */
  readonly after?: RegExp;
  readonly unlessBefore?: RegExp;
  readonly tones?: readonly Tone[];
}

interface Entry extends Omit<VerbSwap, "objects" | "attributive" | "forms"> {
  readonly forms: readonly VerbForm[];
  /** What follows the verb itself: `" into"`. */
  readonly tail: string;
  readonly objects: ReadonlyMap<string, readonly string[]>;
  readonly attributive: ReadonlyMap<string, readonly string[]>;
}

export type VerbTable = ReadonlyMap<string, readonly Entry[]>;

const byHead = (lists: Readonly<Record<string, readonly string[]>> = {}): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(lists).flatMap(([heads, to]) => heads.split(" ").map((head) => [head, to] as const)));

/** Looks up a table by any form of its verbs, in either spelling. */
export function compileVerbs(swaps: readonly VerbSwap[]): VerbTable {
  const table = new Map<string, Entry[]>();
  for (const swap of swaps) {
    const objects = byHead(swap.objects);
    const attributive = byHead(swap.attributive);
    for (const spelling of spellingsOf(swap.verb)) {
      const [verb = "", ...rest] = spelling.split(" ");
      const tail = rest.map((word) => ` ${word}`).join("");
      const byForm = new Map<string, VerbForm[]>();
      const forms = formsOf(verb);
      for (const form of verbForms) {
        for (const word of forms[form]) byForm.set(word, [...(byForm.get(word) ?? []), form]);
      }
      for (const [word, readable] of byForm) {
        const allowed = readable.filter((form) => swap.forms?.includes(form) ?? true);
        if (allowed.length > 0) table.set(word, [...(table.get(word) ?? []), { ...swap, objects, attributive, tail, forms: allowed }]);
      }
    }
  }
  return table;
}

/** Every swap of the table that fits the sentence. */
export function* swapVerbs(scene: Scene, table: VerbTable): Generator<Proposal> {
  for (const [index, word] of scene.words().entries()) {
    const entries = table.get(word.lower);
    if (!entries || isCapitalised(word, index === 0)) continue;
    for (const entry of entries) {
      const proposal = swapVerb(scene, word, entry);
      if (!proposal) continue;
      remember(scene, proposal.after);
      yield proposal;
      break;
    }
  }
}

function swapVerb(scene: Scene, word: WrittenWord, entry: Entry): Proposal | null {
  const end = word.end + entry.tail.length;
  const rest = laterIn(scene, end);
  if (scene.text.slice(word.end, end).toLowerCase() !== entry.tail || /^[\p{L}\p{N}'’-]/u.test(rest)) return null;
  if (entry.tones && !entry.tones.includes(scene.tone)) return null;
  if ((entry.next && !entry.next.test(rest)) || entry.unless?.test(rest)) return null;
  const earlier = earlierIn(scene, word.start);
  if ((entry.after && !entry.after.test(earlier)) || entry.unlessBefore?.test(earlier)) return null;

  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === word.start);
  if (at < 0) return null;
  const follows = tokens.findIndex(({ start }) => start >= end);
  const reading = readVerb(tokens, { at, follows, forms: entry.forms, ambiguous: entry.noun === true });
  if (!reading) {
    const noun = entry.forms[0] === "past" && follows >= 0 ? nounPhraseAt(tokens, follows) : null;
    const after = (noun && entry.attributive.get(noun.head))?.filter((wording) => !echoes(scene, wording)) ?? [];
    return after.length > 0 ? { start: word.start, end, after } : null;
  }

  const wordings = targetsFor(tokens, { at, follows, reading, entry })
    .filter((target) => !echoes(scene, target, true))
    .flatMap((target) => inflected(target, reading));
  return wordings.length > 0 ? { start: word.start, end, after: wordings } : null;
}

function targetsFor(
  tokens: readonly Token[],
  { at, follows, reading, entry }: { at: number; follows: number; reading: Reading; entry: Entry },
): readonly string[] {
  if (entry.objects.size === 0 && !entry.abstract) return entry.to ?? [];
  const object = follows < 0 ? null : nounPhraseAt(tokens, follows);
  const found = object && wordingsFor(entry, object.head);
  if (found) return found;
  if (reading === "participle" || reading === "past or participle") {
    const previous = tokens[at - 1];
    const subject = previous?.partOfSpeech === "NOUN" ? singularOf(previous.text.toLowerCase()) : subjectBefore(tokens, at)?.head;
    const passive = subject === undefined ? undefined : wordingsFor(entry, subject);
    if (passive && !object) return passive;
  }
  return entry.to ?? [];
}

const wordingsFor = ({ objects, abstract }: Entry, head: string): readonly string[] | undefined =>
  objects.get(head) ?? (isAbstract(head) ? abstract : undefined);

/**
 * The target in the source's form. Nothing when the source may be past or participle and the target tells them apart, and
 * no phrase in the passive, where its preposition would hang.
 */
function inflected(target: string, reading: Reading): string[] {
  if (target.includes(" ") && (reading === "participle" || reading === "past or participle")) return [];
  const form = formFor(reading);
  if (form) return [inflect(target, form)];
  const past = inflect(target, "past");
  return past === inflect(target, "participle") ? [past] : [];
}
