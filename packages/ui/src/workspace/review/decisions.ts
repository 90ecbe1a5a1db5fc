import type { Edit } from "@prosewell/humanizer";

/** What the person decided of edits, by id: the wording that stands there now. An edit that is not in it stands as the engine made it. */
export type Decisions = ReadonlyMap<string, string>;

export const wordingOf = (edit: Edit, decisions: Decisions): string => decisions.get(edit.id) ?? edit.after;

/** Whether the person's own wording stands there. */
export const isUndone = (edit: Edit, decisions: Decisions): boolean => wordingOf(edit, decisions) === edit.before;

export const sameDecisions = (one: Decisions, other: Decisions): boolean => one.size === other.size && [...one].every(([id, wording]) => other.get(id) === wording);

/** Every wording that fits the place, the engine's own first, and one that was chosen when the engine had others. */
export const wordingsOf = (edit: Edit, decisions: Decisions): readonly string[] => [
  ...new Set([edit.after, ...edit.alternatives, ...(isUndone(edit, decisions) ? [] : [wordingOf(edit, decisions)])]),
];

export const undoing = (decisions: Decisions, edits: readonly Edit[]): Decisions =>
  new Map([...decisions, ...edits.map(({ id, before }) => [id, before] as const)]);

/** The engine's wordings again. */
export const restoring = (decisions: Decisions, edits: readonly Edit[]): Decisions => {
  const restored = new Set(edits.map(({ id }) => id));
  return new Map([...decisions].filter(([id]) => !restored.has(id)));
};

export const choosing = (decisions: Decisions, edit: Edit, wording: string): Decisions =>
  wording === edit.after ? restoring(decisions, [edit]) : new Map([...decisions, [edit.id, wording]]);

/** The wording after the one that stands there, round and round; a lone wording stays. */
export const nextWording = (edit: Edit, decisions: Decisions): string => {
  const wordings = wordingsOf(edit, decisions);
  return wordings[(wordings.indexOf(wordingOf(edit, decisions)) + 1) % wordings.length] ?? edit.after;
};

/** The output as the decisions leave it. */
export const decidedText = (original: string, edits: readonly Edit[], decisions: Decisions): string => {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += original.slice(at, edit.start) + wordingOf(edit, decisions);
    at = edit.end;
  }
  return text + original.slice(at);
};
