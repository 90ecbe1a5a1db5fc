import { compareLocks, type Memory } from "@prosewell/prose";
import { applyChanges, type Change, type Passage } from "./passage.ts";
import { groupsOf } from "./settle.ts";
import { firstEndingAfter } from "./spans.ts";

/**
 * The changes under which every lock is kept, both ways. Only where one is not, halves are tried, and halves of
 * halves, on the sentences that they change; what fails alone is left out, alone.
 */
export function proved(passage: Passage, changes: readonly Change[], memory: Memory): readonly Change[] {
  if (changes.length === 0 || keepsLocks(passage, changes, memory)) return changes;
  const sound = new Set(soundOf(passage, groupsOf(changes), memory));
  const rest = changes.filter((change) => sound.has(change));
  // What proves sentence by sentence proves together, or nothing does.
  return keepsLocks(passage, rest, memory) ? rest : [];
}

function soundOf(passage: Passage, groups: readonly (readonly Change[])[], memory: Memory): Change[] {
  const changes = groups.flat().toSorted((one, other) => one.start - other.start);
  if (changes.length === 0 || keepsLocksAround(passage, changes, memory)) return changes;
  if (groups.length === 1) return [];
  const half = groups.length >>> 1;
  return [...soundOf(passage, groups.slice(0, half), memory), ...soundOf(passage, groups.slice(half), memory)];
}

/** As {@link keepsLocks}, looking no further than the sentences that the changes stand in. */
function keepsLocksAround({ text, block, language }: Passage, changes: readonly Change[], memory: Memory): boolean {
  const first = block.sentences[firstEndingAfter(block.sentences, changes[0]?.start ?? 0)];
  const last = block.sentences[firstEndingAfter(block.sentences, (changes.at(-1)?.end ?? 0) - 1)];
  const from = Math.min(first?.start ?? 0, changes[0]?.start ?? 0);
  const to = Math.max(last?.end ?? text.length, changes.at(-1)?.end ?? 0);
  return keepsLocks({ text: text.slice(from, to), language }, changes.map((change) => ({ ...change, start: change.start - from, end: change.end - from })), memory);
}

function keepsLocks({ text, language }: Pick<Passage, "text" | "language">, changes: readonly Change[], memory: Memory): boolean {
  const own = applyChanges(text, changes.filter(({ foreign }) => foreign));
  const { lost, added } = compareLocks(own, applyChanges(text, changes), { language, memory });
  return lost.length === 0 && added.length === 0;
}
