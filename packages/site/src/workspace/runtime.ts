import { createWorkerDetector } from "@prosewell/detector/client";
import { createWorkerEngine } from "@prosewell/humanizer/client";
import { setMissingKeyReporter } from "@prosewell/i18n";
import { loadTranslations } from "@prosewell/i18n/client";
import type { WorkspaceRuntime } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { keepTool } from "../offline/worker.ts";
import { allowanceMessages } from "./allowance-messages.ts";
import { createDailyWords } from "./daily-words.ts";
import { createDetect } from "./detect.ts";
import { createRevivingEngine } from "./reviving-engine.ts";
import { translatedReview } from "./translated-review.tsx";

setMissingKeyReporter((message) => report({ message }));

/** Rejects when the texts or the worker cannot be had. */
export async function createRuntime(): Promise<WorkspaceRuntime> {
  const engine = createRevivingEngine(createWorkerEngine);
  const [translations] = await Promise.all([loadTranslations("/"), engine.ready]);
  // What the person works with now, they can go on with where there is no connection.
  void keepTool();
  const t = translations.i18n.getFixedT("en", "ai_text_humanizer");
  return {
    engine,
    detect: createDetect(createWorkerDetector),
    Review: translatedReview(translations),
    daily: { words: createDailyWords(), messages: allowanceMessages(t) },
  };
}
