import { comparing, countWords, type Document, type Memory, type Span, type Steps } from "@prosewell/prose";
import { markRate } from "../marks/count.ts";
import { coverageOf } from "../packs/index.ts";
import { embeddedEngine, type BlockResult, type Edit, type Proof, type Result } from "../types.ts";
import { applyChanges } from "./passage.ts";

interface Parts {
  readonly document: Document;
  /** How many locks of each kind the text has. */
  readonly found: Proof["kept"];
  /** Words that the person locked wherever they stand. */
  readonly terms: readonly string[];
  readonly blocks: readonly BlockResult[];
  /** Hits in the prose blocks. */
  readonly marks: { readonly before: number; readonly after: number };
  readonly language: string;
  /** What was taken out because it was never part of the text. */
  readonly foreign: readonly Span[];
  /** What was read on the way. */
  readonly memory: Memory;
}

/**
 * All blocks as one result, with the proof: the whole text is compared with the whole rewrite, both ways, by a check
 * that knows nothing of the edits. Each block was proved when it was made; should the whole not prove all the same,
 * every edit is rolled back.
 */
export function* wholeResult(parts: Parts): Steps<Result> {
  const { document, blocks } = parts;
  const edits = blocks.flatMap((block) => block.edits);
  const rolledBack = blocks.flatMap((block) => block.rolledBack);
  const text = blocks.length === 0 ? document.text : blocks.map((block) => block.text).join("");
  if (edits.length === 0) return summary(parts, { text, edits, rolledBack, kept: parts.found });

  const own = parts.foreign.length === 0 ? document : applyChanges(document.text, parts.foreign.map((span) => ({ ...span, after: "" })));
  const { kept, lost, added } = yield* comparing(own, text, { locked: parts.terms, language: parts.language, memory: parts.memory });
  if (lost.length === 0 && added.length === 0) return summary(parts, { text, edits, rolledBack, kept });
  return summary(parts, { text: document.text, edits: [], rolledBack: [...rolledBack, ...edits], kept: parts.found });
}

interface Outcome {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly rolledBack: readonly Edit[];
  readonly kept: Proof["kept"];
}

function summary({ document, blocks, marks, language }: Parts, { text, edits, rolledBack, kept }: Outcome): Result {
  const wordsIn = countWords(document.text);
  const wordsOut = edits.length === 0 ? wordsIn : countWords(text);
  return {
    text,
    edits,
    hints: blocks.flatMap((block) => block.hints),
    proof: { kept, lost: [], added: [], rolledBack },
    language,
    coverage: coverageOf(language),
    engine: embeddedEngine,
    marks: { before: markRate(marks.before, wordsIn), after: markRate(edits.length === 0 ? marks.before : marks.after, wordsOut) },
    words: { in: wordsIn, out: wordsOut, changed: edits.reduce((sum, { before }) => sum + countWords(before), 0) },
  };
}
