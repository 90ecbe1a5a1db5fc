import { modelEngine, type BlockResult, type Edit, type Shortfall } from "@prosewell/humanizer";
import { countWords, type Span } from "@prosewell/prose";
import { reasonFor, toEdit } from "../chunk/change.ts";
import { choose } from "../chunk/choose.ts";
import type { Chunk } from "../chunk/chunks.ts";
import type { Proposals } from "../chunk/propose.ts";
import { rank } from "../chunk/rank.ts";
import type { Wording } from "../chunk/wordings.ts";
import { causeOf, type Failure, reasons } from "../judge/failure.ts";

/** A chunk, and what was proposed for it. */
export interface Proposed {
  readonly chunk: Chunk;
  readonly proposals: Proposals;
}

/** What is to become of a block. Edits of the embedded engine stand where the model has none. */
export interface Plan {
  readonly edits: readonly Edit[];
  readonly rolledBack: readonly Edit[];
  readonly shortfalls: readonly Shortfall[];
}

const within = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
const apart = (one: Span, other: Span) => one.end < other.start || other.end < one.start;

/** Chooses for each sentence of a block: the best wording of the model that can stand, else the embedded engine's, else its own. */
export function planBlock(text: string, base: BlockResult, proposed: readonly Proposed[], marks: readonly RegExp[]): Plan {
  const edits: Edit[] = [];
  const rolledBack: Edit[] = [];
  const shortfalls: Shortfall[] = [];
  const kept: Span[] = [];
  for (const { chunk, proposals: { wordings, failure } } of proposed) {
    const spanOf = ({ from, to }: { readonly from: number; readonly to: number }): Span => ({ start: chunk.sentences[from]?.start ?? 0, end: chunk.sentences[to - 1]?.end ?? 0 });
    const wordsOf = (index: number) => countWords(text.slice(chunk.sentences[index]?.start, chunk.sentences[index]?.end));
    const score = (wording: Wording) => {
      const { start, end } = spanOf(wording);
      return rank(text.slice(start, end), wording.text, { marks, wordsBefore: wording.from === 0 ? 0 : wordsOf(wording.from - 1) });
    };
    for (const choice of choose(chunk.sentences.length, wordings, score)) {
      const span = spanOf(choice);
      const before = text.slice(span.start, span.end);
      if (choice.text === null) {
        const failed = wordings.find(({ from, to }) => from <= choice.from && to >= choice.to);
        const wrong = failed?.failures[0];
        shortfalls.push({ ...span, ...told(failure, wrong), served: "original" });
        if (failed && wrong) rolledBack.push(refused(text, spanOf(failed), failed.text, wrong));
        continue;
      }
      kept.push(span);
      if (choice.text === before) continue;
      edits.push(toEdit(text, span, choice.text, choice.alternatives, reasonFor(before, choice.text, choice.to - choice.from, marks)));
    }
  }
  const own = outside(base.edits, kept);
  return {
    edits: [...edits.filter((edit) => own.every((other) => apart(edit, other))), ...own].toSorted((one, other) => one.start - other.start),
    rolledBack: [...new Map(rolledBack.map((edit) => [`${edit.start} ${edit.after}`, edit])).values()],
    shortfalls: shortfalls.map((shortfall) => ({ ...shortfall, served: own.some((edit) => within(edit, shortfall)) ? "embedded" : "original" })),
  };
}

/** The embedded engine's edits where the model has nothing to say; a group stands or falls together. */
function outside(edits: readonly Edit[], kept: readonly Span[]): Edit[] {
  const isFree = (edit: Edit) => kept.every((span) => apart(edit, span));
  const broken = new Set(edits.flatMap((edit) => (edit.group !== undefined && !isFree(edit) ? [edit.group] : [])));
  return edits.filter((edit) => isFree(edit) && !(edit.group !== undefined && broken.has(edit.group)));
}

function told(failure: Proposals["failure"], wrong: Failure | undefined): Pick<Shortfall, "cause" | "reason"> {
  if (failure) return { cause: failure.kind, reason: failure.message };
  const code = wrong?.code ?? "missing";
  return { cause: causeOf(code), reason: reasons[code] };
}

const refused = (text: string, { start, end }: Span, after: string, { code }: Failure): Edit => ({
  id: `${modelEngine}@${start}`,
  start,
  end,
  before: text.slice(start, end),
  after,
  alternatives: [],
  rule: modelEngine,
  reason: reasons[code],
});

/** Shortfalls of neighbouring sentences that have one reason are told as one. */
export function gathered(shortfalls: readonly Shortfall[]): Shortfall[] {
  const merged: Shortfall[] = [];
  for (const shortfall of shortfalls) {
    const last = merged.at(-1);
    const isNext = last && last.reason === shortfall.reason && last.served === shortfall.served && shortfall.start - last.end <= 2;
    if (isNext) merged[merged.length - 1] = { ...last, end: shortfall.end };
    else merged.push(shortfall);
  }
  return merged;
}
