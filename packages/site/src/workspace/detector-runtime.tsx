import { createWorkerDetector } from "@prosewell/detector/client";
import { setMissingKeyReporter } from "@prosewell/i18n";
import { loadTranslations } from "@prosewell/i18n/client";
import type { DetectorRuntime } from "@prosewell/ui/detector";
import { Judgement } from "@prosewell/ui/judgement";
import { report } from "../error-reporting/reporting.ts";
import { keepTool } from "../offline/worker.ts";
import { createDetect } from "./detect.ts";
import { elsewhereMessages } from "./elsewhere-messages.ts";
import { fetchFaces } from "./faces.ts";
import { hereOrThere } from "./here-or-there.ts";
import { createHttpDetect } from "./http-detect.ts";
import { judgementMessages } from "./judgement-messages.ts";

setMissingKeyReporter((message) => report({ message }));

/** Rejects when the texts cannot be had, or neither the worker nor the server. */
export async function createDetectorRuntime(): Promise<DetectorRuntime> {
  fetchFaces();
  const [{ i18n }, worker] = await Promise.all([loadTranslations("/ai-detector"), hereOrThere(startWorker)]);
  const shared = i18n.getFixedT("en", "ai_text_humanizer");
  const messages = judgementMessages(i18n.getFixedT("en", "ai_content_detector"), shared);
  const judged: DetectorRuntime["Judgement"] = (props) => <Judgement {...props} messages={messages} />;
  if (!worker) return { detect: createHttpDetect(), Judgement: judged, elsewhere: elsewhereMessages(shared) };
  void keepTool();
  const started = [worker];
  return { detect: createDetect(() => started.pop() ?? createWorkerDetector()), Judgement: judged };
}

async function startWorker() {
  const worker = createWorkerDetector();
  await worker.ready;
  return worker;
}
