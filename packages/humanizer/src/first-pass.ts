import { type Lock, type LockedPart, locking, Memory, parsing, type Steps } from "@prosewell/prose";
import { blockResult } from "./engine/block-result.ts";
import { passagesOf } from "./engine/passages.ts";
import { rewritePassage } from "./engine/rewrite-passage.ts";
import type { Rule } from "./rule.ts";
import { firstRules } from "./rules/first.ts";
import type { BlockResult, Edit, Request, Result } from "./types.ts";

/** What can be shown of a rewrite before the engine is loaded. */
export type FirstPass = Pick<Result, "text" | "edits">;

/** Neither is asked for by these rules. */
const manner = { tone: "standard", strength: "light" } as const;
const language = "und";

const ruleOf = (id: string): Rule => {
  const rule = firstRules.find((known) => known.id === id);
  if (!rule) throw new RangeError(`No rule of the first pass is called "${id}".`);
  return rule;
};

/**
 * Takes out what is certain without a tagger, a language or any count: invisible characters, and what a chat assistant said to its user.
 * No lock is touched. It is preliminary: a rewrite by the engine begins anew from the original. Yields where it may pause.
 */
export function* firstPass({ text, locked = [] }: Pick<Request, "text" | "locked">): Steps<FirstPass> {
  const memory = new Memory();
  const document = yield* parsing(text, { memory });
  const parts = yield* locking(document, { locked, language });
  const blocks: BlockResult[] = [];
  for (const passage of passagesOf(document, locksOf(parts), language)) {
    blocks.push(blockResult(document, blocks.length, rewritePassage({ ...passage, start: 0 }, firstRules, manner, null, memory), ruleOf));
    yield;
  }
  const edits = blocks.flatMap<Edit>((block) => block.edits);
  return { text: blocks.length === 0 ? text : blocks.map((block) => block.text).join(""), edits };
}

function* locksOf(parts: Iterable<LockedPart>): Generator<Lock, void, void> {
  for (const { locks } of parts) yield* locks;
}
