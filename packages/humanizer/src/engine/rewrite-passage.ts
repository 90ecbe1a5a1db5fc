import { compareLocks, sentencesOf } from "@prosewell/prose";
import type { Rule } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { isSound } from "./check.ts";
import { compose } from "./compose.ts";
import { applyChanges, type Change, type Passage } from "./passage.ts";
import { proposeChanges } from "./propose.ts";
import { type Manner, setScene } from "./scene.ts";
import { groupsOf, settle } from "./settle.ts";

export interface Rewriting {
  readonly changes: readonly Change[];
  readonly rolledBack: readonly Change[];
}

/** An edit may make room for another; more rounds than this never found anything on the development data. */
const rounds = 4;

/**
 * Runs the rules over a passage until none finds anything, so that a second run has nothing to do. What would change a
 * counted lock (a negation, a modal, the structure) is rolled back, alone.
 */
export function rewritePassage(passage: Passage, rules: readonly Rule[], manner: Manner, tagger: Tagger | null): Rewriting {
  let current = passage;
  let changes: readonly Change[] = [];
  let rolledBack: readonly Change[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const found = settle(candidates(current, rules, manner, tagger));
    const proved = keepProved(current.text, found);
    if (round === 0) rolledBack = found.filter((change) => !proved.includes(change));
    if (proved.length === 0) break;
    changes = compose(passage.text, changes, proved);
    current = after(current, proved);
  }
  return { changes, rolledBack };
}

function candidates(passage: Passage, rules: readonly Rule[], manner: Manner, tagger: Tagger | null): Change[][] {
  const scenes = passage.block.sentences.map((sentence, index) => setScene(passage, sentence, index, manner, tagger));
  return rules.flatMap((rule) =>
    scenes.flatMap((scene) => groupsOf([...proposeChanges(rule, scene)])).filter((group) => isSound(passage.text, group)),
  );
}

/** The changes under which every lock is kept, both ways; the costly search for the culprit runs only when there is one. */
function keepProved(text: string, changes: readonly Change[]): readonly Change[] {
  if (changes.length === 0 || keepsLocks(text, changes)) return changes;
  let proved: Change[] = [];
  for (const group of groupsOf(changes)) {
    const wider = [...proved, ...group].toSorted((one, other) => one.start - other.start);
    if (keepsLocks(text, wider)) proved = wider;
  }
  return proved;
}

function keepsLocks(text: string, changes: readonly Change[]): boolean {
  const own = applyChanges(text, changes.filter(({ foreign }) => foreign));
  const { lost, added } = compareLocks(own, applyChanges(text, changes));
  return lost.length === 0 && added.length === 0;
}

/** The passage as the changes leave it: no lock and no markup was touched, so that they only move. */
function after(passage: Passage, changes: readonly Change[]): Passage {
  const text = applyChanges(passage.text, changes);
  const moved = <Kind extends { readonly start: number; readonly end: number }>(spans: readonly Kind[]) => {
    let next = 0;
    let shift = 0;
    return spans.map((span) => {
      for (let change = changes[next]; change && change.end <= span.start; change = changes[++next]) {
        shift += change.after.length - (change.end - change.start);
      }
      return { ...span, start: span.start + shift, end: span.end + shift };
    });
  };
  const markup = moved(passage.block.markup);
  return {
    ...passage,
    text,
    masked: moved(passage.masked),
    block: { ...passage.block, end: text.length, markup, sentences: sentencesOf(text, { start: 0, end: text.length }, markup) },
  };
}
