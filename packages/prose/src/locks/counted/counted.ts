import { groupBy } from "../../group-by.ts";
import { connective } from "../connective.ts";
import { modal } from "../modal.ts";
import { negation } from "../negation.ts";
import type { Finding, Passage } from "../passage.ts";
import { quantifier } from "../quantifier.ts";
import { expand, type Unit } from "./expand.ts";
import type { Entry } from "./phrase.ts";

interface Phrase extends Entry {
  readonly words: readonly string[];
}

/** Phrases by their first word: longer ones first, and of one length those with a condition. */
function index(lexicon: readonly Entry[]): Map<string, Phrase[]> {
  const listed = lexicon.map((entry): Phrase => ({ ...entry, words: entry.phrase.split(" ") }));
  const rank = ({ words, when }: Phrase) => words.length * 2 + (when ? 1 : 0);
  return groupBy(listed.toSorted((left, right) => rank(right) - rank(left)), ({ words }) => words[0] ?? "");
}

const phrases = index([...negation, ...modal, ...quantifier, ...connective]);

function stands(text: string, units: readonly Unit[], first: number, { words, when }: Phrase): boolean {
  for (const [ahead, word] of words.entries()) {
    const unit = units[first + ahead];
    if (unit?.word !== word) return false;
    const previous = units[first + ahead - 1];
    if (ahead > 0 && previous && /\S/.test(text.slice(previous.end, unit.start).replaceAll(/[*_]/g, ""))) return false;
  }
  return !when || when({ text, units, first, last: first + words.length - 1 });
}

/** What a passage denies, allows, quantifies and ties together: one finding for each word or phrase that counts. */
export function* countedIn(passage: Passage): Generator<Finding> {
  const { text } = passage;
  const units = expand(passage);
  let awaitsBut = false;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit) break;
    if (unit.opens) awaitsBut = false;
    const phrase = phrases.get(unit.word)?.find((candidate) => stands(text, units, at, candidate));
    if (!phrase) continue;
    const last = units[at + phrase.words.length - 1] ?? unit;
    at += phrase.words.length - 1;
    if (phrase.value === "") {
      awaitsBut ||= phrase.kind === "negation";
    } else if (awaitsBut && unit.word === "but") {
      // "Not only … but also" adds; it sets nothing against anything.
      awaitsBut = false;
    } else {
      yield { kind: phrase.kind, value: phrase.value, start: unit.start, end: last.end };
    }
  }
}
