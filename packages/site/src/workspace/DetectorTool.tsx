import { translationsFor } from "@prosewell/i18n/server";
import { Notice } from "@prosewell/ui";
import { environment } from "../site.ts";
import { OwnDetector } from "./OwnDetector.tsx";

/** The detector's page has the tool's box and words of its own for what is done with it. */
export async function DetectorTool() {
  const { t } = await translationsFor("/ai-detector");
  const { input, notices } = t("ai_text_humanizer:workspace", { returnObjects: true, skipInterpolation: true });
  const own = t("ai_content_detector:workspace", { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <noscript>
        <Notice>{t("ai_content_detector:noScript")}</Notice>
      </noscript>
      {/* Session replay masks what stands in here: the text, and the sentences that are quoted from it. */}
      <div data-clarity-mask="true">
        <OwnDetector
          messages={{ locale: "en", input, ...own, notices: { ...notices, ...own.notices } }}
          placeholder={t("ai_content_detector:placeholder")}
          wordsPerRun={environment.limits.wordsPerRun}
          price={t("ai_content_detector:perCheck")}
          offline={t("ai_text_humanizer:offline")}
          fileBytes={environment.limits.fileBytes}
        />
      </div>
    </>
  );
}
