import type { Document, Span } from "@prosewell/prose";
import type { Rule } from "../rule.ts";
import type { BlockResult, Edit, Hint } from "../types.ts";
import { applyChanges, type Change } from "./passage.ts";
import type { Rewriting } from "./rewrite-passage.ts";

/** What of a rule is told with each of its edits. */
type RuleOf = (id: string) => Pick<Rule, "why" | "evidence">;

/**
 * A rewritten passage in its place: it covers the block and what stands between it and the next. `ruleOf` knows the rules that were run
 * by their ids.
 */
export function blockResult(
  { text, blocks }: Document,
  index: number,
  { changes, rolledBack }: Rewriting,
  ruleOf: RuleOf,
  hints: readonly Hint[] = [],
): BlockResult {
  const block = blocks[index];
  const start = index === 0 ? 0 : (block?.start ?? 0);
  const end = blocks[index + 1]?.start ?? text.length;
  const toEdit = (change: Change) => edit(text, block?.start ?? 0, change, ruleOf);
  const edits = withoutEmptyBlock(text, { start: block?.start ?? 0, end: block?.end ?? 0 }, changes.map(toEdit));
  const local = edits.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
  return { index, start, end, text: applyChanges(text.slice(start, end), local), edits, hints, rolledBack: rolledBack.map(toEdit) };
}

/** A block of which nothing is left takes the line breaks after it along. */
function withoutEmptyBlock(text: string, block: Span, edits: readonly Edit[]): readonly Edit[] {
  const [only, ...more] = edits;
  if (!only || more.length > 0 || only.after !== "" || only.start > block.start || only.end < block.end) return edits;
  const breaks = /^[ \t]*[\r\n]+/u.exec(text.slice(only.end))?.[0] ?? "";
  const end = only.end + breaks.length;
  return [{ ...only, end, before: text.slice(only.start, end) }];
}

function edit(text: string, offset: number, change: Change, ruleOf: RuleOf): Edit {
  const start = change.start + offset;
  const end = change.end + offset;
  const rule = ruleOf(change.rule);
  return {
    id: `${change.rule}@${start}`,
    start,
    end,
    before: text.slice(start, end),
    after: change.after,
    alternatives: change.alternatives,
    rule: change.rule,
    reason: rule.why,
    ...(rule.evidence !== undefined && { evidence: rule.evidence }),
    ...(change.group !== undefined && { group: `${offset} ${change.group}` }),
  };
}
