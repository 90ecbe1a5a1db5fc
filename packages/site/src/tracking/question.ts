import type { Translate } from "@prosewell/i18n/server";
import { purposes } from "@prosewell/tracking";
import type { ConsentQuestionProps } from "./ConsentQuestion.tsx";
import { isInUse } from "./purposes.ts";
import type { AskedPurposes } from "./use-consent.ts";

/** The question in words. It asks only for what this site uses. */
export function consentQuestion(t: Translate): ConsentQuestionProps {
  const { saved, ...messages } = t("consent.messages", { returnObjects: true });
  return { messages, saved, purposes: askedPurposes(t).filter(({ id }) => id === "necessary" || isInUse(id)) };
}

/** All purposes in words; of one that nothing uses, it says so. */
export function askedPurposes(t: Translate): AskedPurposes {
  const texts = t("consent.purposes", { returnObjects: true });
  return [
    { id: "necessary", ...texts.necessary, fixed: true },
    ...purposes.map((id) => ({
      id,
      label: texts[id].label,
      description: isInUse(id) ? texts[id].description : `${texts[id].description} ${t("consent.unused")}`,
    })),
  ];
}
