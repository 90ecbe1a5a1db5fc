import { Memory, sentencesOf } from "@prosewell/prose";
import type { Rule } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { isSound } from "./check.ts";
import { compose } from "./compose.ts";
import { cuesOf } from "./cues.ts";
import { applyChanges, type Change, type Passage } from "./passage.ts";
import { proposeChanges } from "./propose.ts";
import { proved } from "./prove.ts";
import { type Manner, setScene } from "./scene.ts";
import { groupsOf, settle } from "./settle.ts";

/** In UTF-16 code units; what runs on longer without a stop is not prose, and is left alone. */
const longestSentence = 5000;

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
export function rewritePassage(passage: Passage, rules: readonly Rule[], manner: Manner, tagger: Tagger | null, memory = new Memory()): Rewriting {
  let current = passage;
  let changes: readonly Change[] = [];
  let rolledBack: readonly Change[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const found = settle(candidates(current, rules, manner, tagger));
    const kept = new Set(proved(current, found, memory));
    if (round === 0) rolledBack = found.filter((change) => !kept.has(change));
    if (kept.size === 0) break;
    changes = compose(passage.text, changes, [...kept]);
    current = changed(current, [...kept]);
  }
  return { changes, rolledBack };
}

function candidates(passage: Passage, rules: readonly Rule[], manner: Manner, tagger: Tagger | null): Change[][] {
  const scenes = passage.block.sentences
    .map((sentence, index) => setScene(passage, sentence, index, manner, tagger))
    .filter(({ sentence }) => sentence.end - sentence.start <= longestSentence);
  const groups: Change[][] = [];
  for (const { rule, sentences } of cuesOf(rules).askedOf(scenes.map(({ text, sentence }) => text.slice(sentence.start, sentence.end)))) {
    for (const index of sentences) {
      const scene = scenes[index];
      const changes = scene ? proposeChanges(rule, scene) : [];
      if (changes.length > 0) groups.push(...groupsOf(changes).filter((group) => isSound(passage.text, group, passage.language)));
    }
  }
  return groups;
}

/** The passage as the changes leave it: no lock and no markup was touched, so that they only move. */
function changed(passage: Passage, changes: readonly Change[]): Passage {
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
