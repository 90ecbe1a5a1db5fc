import type { Translations } from "@prosewell/i18n/client";
import type { ShelfMessages } from "@prosewell/ui/shelf";

/** What the samples and the history say. */
export function shelfMessages({ i18n }: Translations): ShelfMessages {
  const t = i18n.getFixedT("en", "ai_text_humanizer");
  const ofSamples = i18n.getFixedT("en", "text_samples");
  return {
    locale: "en",
    samples: {
      title: ofSamples("title"),
      intro: ofSamples("intro"),
      close: ofSamples("close"),
      words: (count) => ofSamples("wordCount", { count }),
      list: Object.entries(ofSamples("samples", { returnObjects: true })).map(([id, sample]) => ({ id, ...sample })),
    },
    history: {
      ...t("history", { returnObjects: true }),
      runs: (count) => t("history.runs", { count }),
      found: (count) => t("history.found", { count }),
      settings: (tone, strength) => t("history.settings", { tone: t(`workspace.tone.options.${tone}`), strength: t(`workspace.strength.options.${strength}`) }),
      words: (count) => t("review.words", { count }),
      edits: (count) => t("review.edits", { count }),
      remove: (opening) => t("history.remove", { opening }),
    },
    forget: t("forget", { returnObjects: true }),
  };
}
