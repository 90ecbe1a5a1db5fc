import { type Translations, TranslationsProvider, useTranslation } from "@prosewell/i18n/client";
import { Review } from "@prosewell/ui/review";
import type { WordedReview } from "@prosewell/ui/workspace";
import { reviewMessages } from "./review-messages.ts";

const InItsWords: WordedReview = (props) => {
  const { t } = useTranslation("ai_text_humanizer");
  return <Review {...props} messages={reviewMessages(t)} />;
};

/** The review in the words of these translations, which came with the engine. */
export const translatedReview =
  (translations: Translations): WordedReview =>
  (props) => (
    <TranslationsProvider translations={translations}>
      <InItsWords {...props} />
    </TranslationsProvider>
  );
