import type { LanguageWords } from "../languages/language.ts";
import type { Finding } from "../finding.ts";
import type { Passage } from "../../passage.ts";
import { expand, type Unit } from "./expand.ts";
import type { Entry, Place } from "./phrase.ts";
import { trieOf, type Trie } from "./trie.ts";

const lexicons = new WeakMap<LanguageWords, Trie>();

/** A language's words by their letters, made when they are first asked for. */
function lexiconOf(language: LanguageWords): Trie {
  const known = lexicons.get(language);
  if (known) return known;
  const made = trieOf(language.entries);
  lexicons.set(language, made);
  return made;
}

/** White space and emphasis may stand inside a phrase; a comma ends it. */
const joins = /^[\s*_]*$/;

interface Match {
  readonly entry: Entry;
  readonly last: number;
}

/** The first of some entries that means what it says in its place. */
const meantBy = (entries: readonly Entry[], place: Place): Entry | undefined => entries.find(({ when }) => !when || when(place));

/** The longest phrase that begins at a unit and means there what its entry says. */
function longestAt(lexicon: Trie, text: string, units: readonly Unit[], first: number): Match | undefined {
  let best: Match | undefined;
  let node: Trie | undefined = lexicon;
  for (let last = first; node; last += 1) {
    const unit = units[last];
    const previous = units[last - 1];
    if (!unit || (last > first && previous && !joins.test(text.slice(previous.end, unit.start)))) break;
    node = node.next.get(unit.word);
    const entry = node && node.entries.length > 0 ? meantBy(node.entries, { text, units, first, last }) : undefined;
    if (entry) best = { entry, last };
  }
  return best;
}

/** What a passage denies, allows, quantifies and ties together: one finding for each word or phrase that counts. */
export function* countedIn(passage: Passage, language: LanguageWords): Generator<Finding> {
  const { text } = passage;
  const units = expand(passage, language);
  const lexicon = lexiconOf(language);
  let awaitsBut = false;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    if (unit.opens) awaitsBut = false;
    const match = longestAt(lexicon, text, units, at);
    if (!match) continue;
    const { kind, value, phrase } = match.entry;
    at = match.last;
    if (value === "") {
      awaitsBut ||= language.frames.includes(phrase);
    } else if (awaitsBut && language.answers.includes(phrase)) {
      // "Not only … but also" adds; it sets nothing against anything.
      awaitsBut = false;
    } else {
      yield { kind, value, start: unit.start, end: units[match.last]?.end ?? unit.end };
    }
  }
}
