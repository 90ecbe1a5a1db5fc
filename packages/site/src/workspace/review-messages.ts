import type { Translate } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";

/** What the review says, counted and filled in by i18next, which has come with it. */
export const reviewMessages = (t: Translate): ReviewMessages => ({
  editsHeading: (count) => t("ai_text_humanizer:review.edits", { count }),
  proof: (count) => t("ai_text_humanizer:review.proof", { count }),
  marks: (before, after) => t("ai_text_humanizer:review.marks", { before, after }),
  words: (count) => t("ai_text_humanizer:review.words", { count }),
  carriedOver: (done, count) => t("ai_text_humanizer:review.carriedOver", { done, count }),
  languageNotice: (code) => languageNotice(t, code),
  ruleName: sentenceCase,
  toMark: ({ before, after }) => t("ai_text_humanizer:review.toMark", { text: after || before }),
  showChanges: t("ai_text_humanizer:review.showChanges"),
  copy: t("ai_text_humanizer:review.copy"),
  copied: t("ai_text_humanizer:review.copied"),
  copyFailed: t("ai_text_humanizer:review.copyFailed"),
  removed: t("ai_text_humanizer:review.removed"),
  before: t("ai_text_humanizer:review.before"),
  after: t("ai_text_humanizer:review.after"),
  closeNote: t("ai_text_humanizer:review.closeNote"),
  unchangedTitle: t("ai_text_humanizer:review.unchangedTitle"),
  unchangedText: t("ai_text_humanizer:review.unchangedText"),
  tryStrength: (strength) => t("ai_text_humanizer:review.tryStrength", { strength: t(`ai_text_humanizer:workspace.strength.options.${strength}`) }),
});

/** English is rewritten in full, so there is nothing to say of it. */
function languageNotice(t: Translate, code: string): string | null {
  if (code === "en") return null;
  if (code === "und") return t("ai_text_humanizer:review.languageUnknown");
  const language = new Intl.DisplayNames("en", { type: "language" }).of(code);
  return t("ai_text_humanizer:review.language", { language });
}

/** A rule's id is its name in kebab case. */
const sentenceCase = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
