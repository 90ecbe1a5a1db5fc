import { type Translations, TranslationsProvider, useTranslation } from "@prosewell/i18n/client";
import { Review } from "@prosewell/ui/review";
import type { WordedReview } from "@prosewell/ui/workspace";
import { useMemo } from "react";
import { documents } from "./documents.ts";
import { reviewMessages } from "./review-messages.ts";

const InItsWords: WordedReview = (props) => {
  const { t } = useTranslation("ai_text_humanizer");
  // Made once: of a long result, what has not changed is not drawn again.
  const messages = useMemo(() => reviewMessages(t), [t]);
  return <Review {...props} messages={messages} documents={documents} />;
};

/** The review in the words of these translations, which came with the engine. */
export const translatedReview =
  (translations: Translations): WordedReview =>
  (props) => (
    <TranslationsProvider translations={translations}>
      <InItsWords {...props} />
    </TranslationsProvider>
  );
