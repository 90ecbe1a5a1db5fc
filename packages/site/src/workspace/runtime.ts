import { createWorkerDetector } from "@prosewell/detector/client";
import { createWorkerEngine } from "@prosewell/humanizer/client";
import { setMissingKeyReporter } from "@prosewell/i18n";
import { loadTranslations } from "@prosewell/i18n/client";
import type { WorkspaceRuntime } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { keepTool } from "../offline/worker.ts";
import { allowanceMessages } from "./allowance-messages.ts";
import { createDailyWords, createServedWords } from "./daily-words.ts";
import { createDetect } from "./detect.ts";
import { elsewhereMessages } from "./elsewhere-messages.ts";
import { fetchFaces } from "./faces.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { hereOrThere } from "./here-or-there.ts";
import { createHttpDetect } from "./http-detect.ts";
import { createHttpEngine } from "./http-engine.ts";
import { createFindModel } from "./find-model.ts";
import { createRevivingEngine } from "./reviving-engine.ts";
import { translatedReview } from "./translated-review.tsx";
import { wordedEngines } from "./worded-engines.tsx";

setMissingKeyReporter((message) => report({ message }));

/** Rejects when the texts cannot be had, or neither the worker nor the server. */
export async function createRuntime(): Promise<WorkspaceRuntime> {
  fetchFaces();
  // The engine takes longer to come than what the server says of the day and of its engines.
  const ask = fetchAhead(["/api/usage", "/api/engines"]);
  const [translations, engine] = await Promise.all([loadTranslations("/"), hereOrThere(startEngine)]);
  const t = translations.i18n.getFixedT("en", "ai_text_humanizer");
  const [Review, messages] = [translatedReview(translations), allowanceMessages(t)];
  const Engines = wordedEngines(t, createFindModel({ device: engine ?? createHttpEngine(), words: createServedWords(), unreachable: t("engines.unreachable") }, ask));
  if (!engine) {
    return { engine: createHttpEngine(), detect: createHttpDetect(), Review, elsewhere: elsewhereMessages(t), daily: { words: createServedWords(ask), messages }, Engines };
  }
  // What the person works with now, they can go on with where there is no connection.
  void keepTool();
  return { engine, detect: createDetect(createWorkerDetector), Review, daily: { words: createDailyWords(ask), messages }, Engines };
}

async function startEngine() {
  const engine = createRevivingEngine(createWorkerEngine);
  await engine.ready;
  return engine;
}
