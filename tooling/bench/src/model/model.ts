import { parseModelEnvironment } from "@prosewell/site-config";
import type { Section } from "../report/section.ts";
import { endpointParts } from "./endpoint-parts.ts";
import { marketPart } from "./market-part.ts";

/** What the proof does to a language model's work. */
export async function model(): Promise<Section> {
  const market = await marketPart();
  // oxlint-disable-next-line node/no-process-env -- which model is to be judged
  const settings = parseModelEnvironment(process.env);
  return {
    title: "The language model behind the proof",
    intro: "Figures from HumanizerBench's inputs and market outputs: HumanizerBench, CC BY 4.0.",
    skipped: [
      ...(market ? [] : ["what is left of the market's outputs, because the corpus is not in CORPUS_DIR."]),
      ...(settings ? [] : ["a model of one's own, because MODEL_BASE_URL and MODEL_NAME name none."]),
    ],
    parts: [...(market ? [market] : []), ...(settings ? await endpointParts(settings) : [])],
  };
}
