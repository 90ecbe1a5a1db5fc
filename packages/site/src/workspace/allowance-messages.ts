import type { TranslateIn } from "@prosewell/i18n/client";
import type { AllowanceMessages } from "@prosewell/ui/workspace";

/** The hour of 00:00 UTC where the person is, as their own browser writes it, and on one line. */
const timeOf = (moment: number) => new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }).format(moment).replaceAll(/\s/gu, "\u00a0");

export const allowanceMessages = (t: TranslateIn<"ai_text_humanizer">): AllowanceMessages => ({
  standing: ({ remaining, limit, resetsAt }) => t("allowance.standing", { count: remaining, limit, time: timeOf(resetsAt) }),
  enoughFor: (count, { limit, resetsAt }) => t("allowance.enoughFor", { count, limit, time: timeOf(resetsAt) }),
  usedUp: ({ remaining, limit, resetsAt }) =>
    remaining > 0 ? t("allowance.tooFew", { count: remaining, limit, time: timeOf(resetsAt) }) : t("allowance.usedUp", { limit, time: timeOf(resetsAt) }),
  nothingRewritten: t("allowance.nothingRewritten"),
  instead: { label: t("allowance.instead"), href: "/ai-detector" },
});
