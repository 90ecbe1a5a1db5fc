import type { Edit, Result } from "@prosewell/humanizer";
import type { Outcome } from "../runtime.ts";
import { emptyDraft } from "../settings.ts";

interface Sketch {
  readonly text: string;
  /** Each first occurrence of the one becomes the other. */
  readonly edits: readonly (readonly [before: string, after: string])[];
  readonly rest?: string;
}

const noneKept: Result["proof"]["kept"] = {
  number: 0, name: 0, quotation: 0, citation: 0, link: 0, code: 0, math: 0, placeholder: 0, markup: 0, term: 0,
  negation: 0, modal: 0, quantifier: 0, connective: 0, structure: 0,
};

const count = (of: string) => of.split(/\s+/u).filter(Boolean).length;

/** A result as the engine would give it, from a text and the words that change. */
export const resultOf = ({ text, edits: changes }: Sketch): Result => {
  const edits = changes.map(([before, after], index): Edit => {
    const start = text.indexOf(before);
    return { id: `edit-${index}`, start, end: start + before.length, before, after, alternatives: [], rule: "plain-words", reason: `“${after}” is the plainer word.` };
  });
  const written = edits.toReversed().reduce((whole, edit) => whole.slice(0, edit.start) + edit.after + whole.slice(edit.end), text);
  return {
    text: written,
    edits,
    hints: [],
    proof: { kept: { ...noneKept, number: 2, name: 1 }, lost: [], added: [], rolledBack: [] },
    language: "en",
    engine: "fixture",
    marks: { before: 24, after: 3 },
    words: { in: count(text), out: count(written), changed: edits.length },
  };
};

export const outcomeOf = (sketch: Sketch): Outcome => ({
  id: `of ${sketch.text.slice(0, 20)}`,
  at: Date.UTC(2026, 4, 3, 9, 30),
  draft: { ...emptyDraft, text: sketch.text + (sketch.rest ?? "") },
  original: sketch.text,
  result: resultOf(sketch),
  rest: sketch.rest ?? "",
});
