import type { Outcome } from "./outcome.ts";

/** Ids of the texts whose result is not the original with exactly the listed edits in it: something else was touched. */
export const untrue = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ source, result }) => applied(source.text, result.edits) !== result.text).map(({ source }) => source.id);

function applied(text: string, edits: Outcome["result"]["edits"]): string | null {
  let out = "";
  let from = 0;
  for (const { start, end, before, after } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < from || text.slice(start, end) !== before) return null;
    out += text.slice(from, start) + after;
    from = end;
  }
  return out + text.slice(from);
}
