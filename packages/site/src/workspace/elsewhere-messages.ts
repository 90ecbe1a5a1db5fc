import type { TranslateIn } from "@prosewell/i18n/client";
import type { Elsewhere } from "@prosewell/ui/workspace";

/** What is said where a server has to do the work. */
export const elsewhereMessages = (t: TranslateIn<"ai_text_humanizer">): Elsewhere => t("elsewhere", { returnObjects: true });
