import type { BlockResult, Edit, Shortfall } from "@prosewell/humanizer";
import { countKinds, countWords, findLocks, parse } from "@prosewell/prose";
import { newId } from "../new-id.ts";
import { modelEngine } from "./model-engine.ts";
import type { Served } from "./served.ts";

/** Gathers the blocks of a run of the language model, each of which was proved with all before it, so that a run can end after any of them. */
export const passing: Served["passing"] = ({ draft, original: whole, source }) => {
  const rest = draft.text.slice(whole.length);
  const blocks: BlockResult[] = [];
  const done = () => blocks.map(({ text }) => text).join("");
  const all = <Part>(partsOf: (block: BlockResult) => readonly Part[]) => blocks.flatMap(partsOf);

  return {
    add(block) {
      blocks.push(block);
      return { done: done(), rest: whole.slice(block.end) + rest };
    },
    outcome() {
      const last = blocks.at(-1);
      const edits = all<Edit>((block) => block.edits);
      if (!last || edits.length === 0) return null;
      const original = whole.slice(0, last.end);
      const language = last.language ?? "und";
      const shortfalls = all<Shortfall>((block) => block.shortfalls ?? []);
      return {
        id: newId(),
        at: Date.now(),
        draft,
        original,
        rest: whole.slice(last.end) + rest,
        ...(source && { source }),
        result: {
          text: done(),
          edits,
          hints: all((block) => block.hints),
          proof: { kept: countKinds(findLocks(parse(original), { language, locked: draft.locked })), lost: [], added: [], rolledBack: all((block) => block.rolledBack) },
          language,
          engine: modelEngine,
          // Counted by whoever sees the whole.
          marks: { before: 0, after: 0 },
          words: { in: countWords(original), out: countWords(done()), changed: edits.reduce((sum, { before }) => sum + countWords(before), 0) },
          ...(shortfalls.length > 0 && { shortfalls }),
        },
      };
    },
  };
};
