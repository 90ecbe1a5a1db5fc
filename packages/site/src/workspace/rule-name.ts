import type { TranslateIn } from "@prosewell/i18n/client";

/** A rule's id is its name in kebab case; the language model goes by the name that it is chosen by. */
export const ruleName =
  (t: TranslateIn<"ai_text_humanizer">) =>
  (id: string): string =>
    id === "model" ? t("engines.choice.options.model") : id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
