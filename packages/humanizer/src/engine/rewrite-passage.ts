import { Memory, type Sentence, sentencesOf } from "@prosewell/prose";
import type { Rule, Scene, Token } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { isSound } from "./check.ts";
import { compose } from "./compose.ts";
import { Cues } from "./cues.ts";
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
  const recalling = tagger && recalled(tagger);
  let current = passage;
  let changes: readonly Change[] = [];
  let rolledBack: readonly Change[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const found = settle(candidates(current, rules, manner, recalling));
    const kept = new Set(proved(current, found, memory));
    if (round === 0) rolledBack = found.filter((change) => !kept.has(change));
    if (kept.size === 0) break;
    changes = compose(passage.text, changes, [...kept]);
    current = changed(current, [...kept]);
  }
  return { changes, rolledBack };
}

const made = new WeakMap<readonly Rule[], Cues<Rule>>();

/** The cues of a list of rules, made once. */
function cuesOf(rules: readonly Rule[]): Cues<Rule> {
  const known = made.get(rules) ?? new Cues(rules);
  made.set(rules, known);
  return known;
}

/** A tagger that tags a sentence once: most come out of a round as they went in. */
function recalled(tagger: Tagger): Tagger {
  const known = new Map<string, Token[]>();
  return {
    tag(sentence) {
      const tokens = known.get(sentence) ?? tagger.tag(sentence);
      known.set(sentence, tokens);
      return tokens;
    },
  };
}

function candidates(passage: Passage, rules: readonly Rule[], manner: Manner, tagger: Tagger | null): Change[][] {
  const { text, block } = passage;
  const { sentences } = block;
  const scenes: Scene[] = [];
  const sceneOf = (sentence: Sentence, index: number) => (scenes[index] ??= setScene(passage, sentence, index, manner, tagger));
  // A rule may look at the white space around a sentence too.
  const views = sentences.map(({ start, end }, index) =>
    end - start > longestSentence ? "" : text.slice(index === 0 ? 0 : start, sentences[index + 1]?.start ?? text.length),
  );
  const groups: Change[][] = [];
  for (const { rule, sentences: asked } of cuesOf(rules).askedOf(views)) {
    for (const index of asked) {
      const sentence = views[index] === "" ? undefined : sentences[index];
      const changes = sentence ? proposeChanges(rule, sceneOf(sentence, index)) : [];
      if (sentence && changes.length > 0) groups.push(...groupsOf(changes).filter((group) => isSound(text, group, passage.language) && !strains(text, sentence, group)));
    }
  }
  return groups;
}

/** In words, those that hyphens join counted by themselves: what is said in one breath. */
const longestBreath = 40;

const spokenWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Whether changes would make a sentence longer than can be said in one breath. */
function strains(text: string, { start, end }: Sentence, changes: readonly Change[]): boolean {
  const growth = changes.reduce((sum, change) => sum + spokenWords(change.after) - spokenWords(text.slice(change.start, change.end)), 0);
  // A change that ends the sentence makes two of it.
  if (growth <= 0 || changes.some(({ after }) => /[.!?;] /u.test(after))) return false;
  const words = spokenWords(text.slice(start, end));
  return words <= longestBreath && words + growth > longestBreath;
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
