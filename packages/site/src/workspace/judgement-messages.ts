import type { TranslateIn } from "@prosewell/i18n/client";
import type { JudgementMessages } from "@prosewell/ui/detector";
import { judgedMessages } from "./judged-messages.ts";

/** What the detector's own page says of a judgement; what every judgement is said in comes with the review's words. */
export const judgementMessages = (own: TranslateIn<"ai_content_detector">, shared: TranslateIn<"ai_text_humanizer">): JudgementMessages => ({
  ...judgedMessages(shared),
  text: (count) => own("judgement.text", { count }),
  advice: own("judgement.advice", { returnObjects: true }),
  firstWords: (count) => own("judgement.firstWords", { count }),
  humanize: { label: own("judgement.humanize"), href: "/ai-text-humanizer#humanize" },
});
