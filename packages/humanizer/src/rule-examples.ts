import { findLocks, parse } from "@prosewell/prose";
import { applyChanges } from "./engine/passage.ts";
import { passagesOf } from "./engine/passages.ts";
import { blockResult } from "./engine/block-result.ts";
import { rewritePassage } from "./engine/rewrite-passage.ts";
import type { Rule } from "./rule.ts";
import type { Tagger } from "./tagger/tagger.ts";
import type { Edit, Tone } from "./types.ts";

/** The edits that one rule alone makes, at its own least strength, however few marks the text has. */
export function editsOf(rule: Rule, text: string, tagger: Tagger | null, tone: Tone = rule.tones?.[0] ?? "standard"): Edit[] {
  const document = parse(text);
  const { language = rule.anyLanguage ? "und" : "en" } = rule;
  const passages = [...passagesOf(document, findLocks(document, { language }), language)];
  return passages.flatMap((passage, index) => {
    const rewriting = rewritePassage(passage, [rule], { tone, strength: rule.from }, tagger);
    return blockResult(document, index, rewriting, () => rule).edits;
  });
}

/** Every text that the edits can lead to when a person picks among their wordings; the engine's own pick comes first. */
export function textsOf(text: string, edits: readonly Edit[]): string[] {
  const picks = edits.reduce<Edit[][]>(
    (chosen, edit) => [edit.after, ...edit.alternatives].flatMap((after) => chosen.map((before) => [...before, { ...edit, after }])),
    [[]],
  );
  return picks.map((pick) => applyChanges(text, pick));
}
