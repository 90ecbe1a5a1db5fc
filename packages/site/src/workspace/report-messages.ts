import type { TranslateIn } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";
import { rounded } from "./rounded.ts";
import { ruleName } from "./rule-name.ts";

/** What a report says. */
export const reportMessages = (t: TranslateIn<"ai_text_humanizer">): ReviewMessages["report"] => ({
  locale: "en",
  title: t("review.report.title"),
  made: (report, run) => t("review.report.made", { report, run }),
  engine: (engine, code) => t("review.report.engine", { engine, language: code === "und" ? code : new Intl.DisplayNames("en", { type: "language" }).of(code) }),
  settings: (tone, strength) => t("review.report.settings", { tone: t(`workspace.tone.options.${tone}`), strength: t(`workspace.strength.options.${strength}`) }),
  locked: (words) => t("review.report.locked", { words }),
  stronger: (count) => t("review.report.stronger", { count }),
  words: (before, after) => t("review.report.words", { before, after }),
  sentencesBefore: (count, spread) => t("review.report.sentencesBefore", { count, ...spread, mean: rounded(spread.mean) }),
  sentencesAfter: (count, spread) => t("review.report.sentencesAfter", { count, ...spread, mean: rounded(spread.mean) }),
  grade: (before, after) => t("review.report.grade", { before: rounded(before), after: rounded(after) }),
  marks: (before, after) => t("review.report.marks", { before, after }),
  marksProposed: (before, after) => t("review.report.marksProposed", { before, after }),
  carriedOver: (done, count) => t("review.carriedOver", { done, count }),
  headings: t("review.report.headings", { returnObjects: true }),
  edits: (count) => t("review.edits", { count }),
  decided: (kept, reworded, undone) => t("review.report.decided", { kept, reworded, undone }),
  decisions: t("review.report.decisions", { returnObjects: true }),
  proposed: (wording) => t("review.report.proposed", { wording }),
  nothing: t("review.removed"),
  ruleName: ruleName(t),
  facts: (count) => t("review.report.facts", { count }),
  factsHow: t("review.report.factsHow"),
  kind: (kind, count) => t(`review.facts.kinds.${kind}`, { count }),
  lost: (count) => t("review.report.lost", { count }),
  added: (count) => t("review.report.added", { count }),
});
