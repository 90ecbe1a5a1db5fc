import type { Translate } from "@prosewell/i18n/server";
import type { Site } from "@prosewell/site-config";

/** What the error screens say, resolved on the server: an error is no time to go and fetch it. */
export interface ErrorTexts {
  readonly title: string;
  /** What happened, what was kept, what to do next (E3). */
  readonly text: string;
  readonly retry: string;
  readonly feedback: string;
  readonly feedbackFailed: string;
}

export const errorTextsFrom = (t: Translate, { supportEmail }: Pick<Site, "supportEmail">): ErrorTexts => ({
  title: t("error.title"),
  text: [t("error.happened"), t("error.kept"), t("error.next")].join(" "),
  retry: t("error.retry"),
  feedback: t("error.reportFeedback"),
  feedbackFailed: t("error.reportFailed", { supportEmail }),
});
