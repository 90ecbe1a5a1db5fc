import type { TranslateIn } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";

/** What is said of a judgement, wherever it stands. */
export const judgedMessages = (t: TranslateIn<"ai_text_humanizer">): ReviewMessages["detection"] => ({
  ...t("review.detection", { returnObjects: true }),
  range: (low, high) => t("review.detection.range", { low, high }),
  reasons: (count) => t("review.detection.reasons", { count }),
  methods: { label: t("review.detection.methods"), href: "/methods" },
  sentence: (score) => t("review.detection.sentence", { score }),
});
