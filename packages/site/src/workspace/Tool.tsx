import { translationsFor } from "@prosewell/i18n/server";
import { Notice } from "@prosewell/ui";
import { environment, site } from "../site.ts";
import { amounts } from "./amounts.ts";
import { HumanizerWorkspace } from "./HumanizerWorkspace.tsx";

/** The hero's tool. Its texts are resolved here, so that none of i18next comes with the page. */
export async function Tool() {
  const { t } = await translationsFor("/");
  // The workspace fills its counts and names in by itself, as they change.
  const messages = t("ai_text_humanizer:workspace", { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <noscript>
        <Notice>{t("ai_text_humanizer:noScript")}</Notice>
      </noscript>
      {/* Session replay masks what stands in here: the text, the result and the notes that quote it. */}
      <div data-clarity-mask="true">
        <HumanizerWorkspace
          messages={{ locale: "en", ...messages }}
          placeholder={site.content.hero.toolPlaceholder}
          wordsPerRun={environment.limits.wordsPerRun}
          perDay={t("ai_text_humanizer:perDay", { words: amounts.wordsPerDay })}
          offline={t("ai_text_humanizer:offline")}
          fileBytes={environment.limits.fileBytes}
        />
      </div>
    </>
  );
}
