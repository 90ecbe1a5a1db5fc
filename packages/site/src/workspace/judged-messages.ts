import type { TranslateIn } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";

/** Of two ends of 100: beyond the outermost ones nothing more exact can be said. */
const rangeBetween = (low: number, high: number) => (low >= 99 ? "above" : high <= 1 ? "below" : "between");
const figureAt = (score: number) => (score >= 100 ? "above" : score <= 0 ? "below" : "figure");

/** What is said of a judgement, wherever it stands. */
export const judgedMessages = (t: TranslateIn<"ai_text_humanizer">): ReviewMessages["detection"] => ({
  ...t("review.detection", { returnObjects: true }),
  range: (low, high) => t(`review.detection.range.${rangeBetween(low, high)}`, { low, high }),
  reasons: (count) => t("review.detection.reasons", { count }),
  methods: { label: t("review.detection.methods"), href: "/methods" },
  sentence: (score) => t(`review.detection.sentence.${figureAt(score)}`, { score }),
});
