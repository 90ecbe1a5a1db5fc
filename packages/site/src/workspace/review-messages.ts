import type { Coverage } from "@prosewell/humanizer";
import type { TranslateIn } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";
import { downloadMessages } from "./download-messages.ts";
import { judgedMessages } from "./judged-messages.ts";
import { reportMessages } from "./report-messages.ts";
import { ruleName } from "./rule-name.ts";
import { statisticsMessages } from "./statistics-messages.ts";

type Translate = TranslateIn<"ai_text_humanizer">;

/** What the review says, counted and filled in by i18next, which has come with it. */
export const reviewMessages = (t: Translate): ReviewMessages => ({
  editsHeading: (count) => t("review.edits", { count }),
  proof: (count) => t("review.proof", { count }),
  marks: (before, after) => t("review.marks", { before, after }),
  words: (count) => t("review.words", { count }),
  carriedOver: (done, count) => t("review.carriedOver", { done, count }),
  languageNotice: (code, coverage) => languageNotice(t, code, coverage),
  ruleName: ruleName(t),
  toMark: ({ before, after }) => t("review.toMark", { text: after || before }),
  showChanges: t("review.showChanges"),
  copy: t("review.copy"),
  copied: t("review.copied"),
  copyFailed: t("review.copyFailed"),
  removed: t("review.removed"),
  before: t("review.before"),
  after: t("review.after"),
  closeNote: t("review.closeNote"),
  undone: t("review.undone"),
  wordings: t("review.wordings"),
  undo: t("review.undo"),
  putBack: t("review.putBack"),
  undoSentence: t("review.undoSentence"),
  putBackSentence: t("review.putBackSentence"),
  sentenceStronger: t("review.sentenceStronger"),
  sentenceAsTheRest: t("review.sentenceAsTheRest"),
  keepWords: (words) => t("review.keepWords", { words }),
  undoKind: (count) => t("review.undoKind", { count }),
  putBackKind: (count) => t("review.putBackKind", { count }),
  model: {
    ...t("review.model", { returnObjects: true }),
    unchecked: (kinds, language) =>
      t("review.model.unchecked", {
        kinds: new Intl.ListFormat("en", { type: "disjunction" }).format(kinds.map((kind) => t(`review.model.kinds.${kind}`))),
        language: languageName(language),
      }),
    outage: (isWhole) => t(`review.model.outage.${isWhole ? "whole" : "part"}`),
    heading: (count) => t("review.model.heading", { count }),
  },
  hints: { heading: (count) => t("review.hints.heading", { count }) },
  detection: judgedMessages(t),
  download: downloadMessages(t),
  takeAlong: { ...t("review.takeAlong", { returnObjects: true, skipInterpolation: true }), saved: (name) => t("review.takeAlong.saved", { name }) },
  report: reportMessages(t),
  statistics: statisticsMessages(t),
  facts: { how: t("review.facts.how"), kind: (kind, count) => t(`review.facts.kinds.${kind}`, { count }) },
  shortcuts: t("review.shortcuts", { returnObjects: true }),
  unchangedTitle: t("review.unchangedTitle"),
  unchangedText: t("review.unchangedText"),
  tryStrength: (strength) => t("review.tryStrength", { strength: t(`workspace.strength.options.${strength}`) }),
});

const languageName = (code: string) => (code === "und" ? undefined : new Intl.DisplayNames("en", { type: "language" }).of(code));

/** English is rewritten in full, so there is nothing to say of it. */
function languageNotice(t: Translate, code: string, coverage: Coverage | undefined): string | null {
  if (code === "en") return null;
  if (code === "und") return t("review.languageUnknown");
  const language = languageName(code);
  return coverage === "pack" ? t("review.languageInPart", { language }) : t("review.language", { language });
}
