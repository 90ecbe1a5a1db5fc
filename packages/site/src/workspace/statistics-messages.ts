import type { TranslateIn } from "@prosewell/i18n/client";
import type { ReviewMessages } from "@prosewell/ui/review";
import { rounded } from "./rounded.ts";

/** What is said of a text before and after. */
export const statisticsMessages = (t: TranslateIn<"ai_text_humanizer">): ReviewMessages["statistics"] => ({
  ...t("review.statistics", { returnObjects: true }),
  figure: (value) => t("review.statistics.figure", { value: rounded(value) }),
  span: (shortest, longest) => t("review.statistics.span", { shortest, longest }),
  drawn: ({ shortest, longest, mean }) => t("review.statistics.drawn", { shortest, longest, mean: rounded(mean) }),
  rhythm: (drawn, of) => (drawn < of ? t("review.statistics.rhythmOfMany", { drawn }) : t("review.statistics.rhythm")),
});
