import { countWords } from "../measure.ts";
import { hasRates } from "../review/rates.ts";
import type { ReportMessages } from "./messages.ts";
import { spreadOf } from "../statistics/measures.ts";
import type { Report } from "./report.ts";

/** What both forms of a report say of the run, one sentence each. */
export const aboutRun = ({ at, outcome }: Report, messages: ReportMessages): readonly string[] => {
  const time = new Intl.DateTimeFormat(messages.locale, { dateStyle: "long", timeStyle: "long" });
  const { draft, result } = outcome;
  return [
    messages.made(time.format(at), time.format(outcome.at)),
    messages.engine(result.engine, result.language),
    messages.settings(draft.tone, draft.strength),
    ...(draft.locked.length > 0 ? [messages.locked(draft.locked.join(", "))] : []),
    ...(draft.stronger && draft.stronger.length > 0 ? [messages.stronger(draft.stronger.length)] : []),
  ];
};

/** The figures, true to what was decided. */
export const figures = ({ outcome, original, text, edits, measures: { before, after } }: Report, messages: ReportMessages): readonly string[] => {
  const { result, rest } = outcome;
  const counts = { kept: 0, reworded: 0, undone: 0 };
  for (const { decision } of edits) counts[decision] += 1;
  const asProposed = counts.kept === edits.length;
  const marks = [Math.round(result.marks.before), Math.round(result.marks.after)] as const;
  return [
    messages.words(countWords(original), countWords(text)),
    messages.decided(counts.kept, counts.reworded, counts.undone),
    ...(hasRates(result) ? [asProposed ? messages.marks(...marks) : messages.marksProposed(...marks)] : []),
    ...said(spreadOf(before.sentences), (spread) => messages.sentencesBefore(before.sentences.length, spread)),
    ...said(spreadOf(after.sentences), (spread) => messages.sentencesAfter(after.sentences.length, spread)),
    ...(result.language === "en" && before.grade !== null && after.grade !== null ? [messages.grade(before.grade, after.grade)] : []),
    ...(rest === "" ? [] : [messages.carriedOver(result.words.in, countWords(rest))]),
  ];
};

const said = <Value>(value: Value | null, say: (value: Value) => string) => (value === null ? [] : [say(value)]);

/** Each text once, and how often it is there where that is more. */
export const tallied = (texts: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} × ${count}`));
};
