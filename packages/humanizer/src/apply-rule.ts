import { findLocks, parse } from "@prosewell/prose";
import { applyChanges } from "./engine/passage.ts";
import { passagesOf } from "./engine/passages.ts";
import { blockResult } from "./engine/result.ts";
import { rewritePassage } from "./engine/rewrite-passage.ts";
import type { Rule } from "./rule.ts";
import type { Tagger } from "./tagger/tagger.ts";
import type { Tone } from "./types.ts";

/** A text as one rule alone leaves it, at the rule's own least strength, however few marks the text has. */
export function applyRule(rule: Rule, text: string, tagger: Tagger | null, tone: Tone = rule.tones?.[0] ?? "standard"): string {
  const document = parse(text);
  const passages = [...passagesOf(document, findLocks(document))];
  const edits = passages.flatMap((passage, index) => {
    const rewriting = rewritePassage(passage, [rule], { tone, strength: rule.from }, tagger);
    return blockResult(document, index, rewriting).edits;
  });
  return applyChanges(text, edits);
}
