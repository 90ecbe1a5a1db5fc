import { createWorkerDetector } from "@prosewell/detector/client";
import { setMissingKeyReporter } from "@prosewell/i18n";
import { loadTranslations } from "@prosewell/i18n/client";
import type { DetectorRuntime } from "@prosewell/ui/detector";
import { Judgement } from "@prosewell/ui/judgement";
import { report } from "../error-reporting/reporting.ts";
import { keepTool } from "../offline/worker.ts";
import { createDetect } from "./detect.ts";
import { judgementMessages } from "./judgement-messages.ts";

setMissingKeyReporter((message) => report({ message }));

/** Rejects when the texts cannot be had; the detector itself comes with the first text. */
export async function createDetectorRuntime(): Promise<DetectorRuntime> {
  const { i18n } = await loadTranslations("/ai-detector");
  void keepTool();
  const messages = judgementMessages(i18n.getFixedT("en", "ai_content_detector"), i18n.getFixedT("en", "ai_text_humanizer"));
  return { detect: createDetect(createWorkerDetector), Judgement: (props) => <Judgement {...props} messages={messages} /> };
}
