import { createWorkerEngine } from "@prosewell/humanizer/client";
import { setMissingKeyReporter } from "@prosewell/i18n";
import { loadTranslations } from "@prosewell/i18n/client";
import { Review } from "@prosewell/ui/review";
import type { WorkspaceRuntime } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { reviewMessages } from "./review-messages.ts";
import { createRevivingEngine } from "./reviving-engine.ts";

setMissingKeyReporter((message) => report({ message }));

/** Rejects when the texts or the worker cannot be had. */
export async function createRuntime(): Promise<WorkspaceRuntime> {
  const engine = createRevivingEngine(createWorkerEngine);
  const [{ t }] = await Promise.all([loadTranslations("/"), engine.ready]);
  return { engine, Review, reviewMessages: reviewMessages(t) };
}
