import { createHumanizer, modelEngine, type Engine } from "@prosewell/humanizer";
import type { EngineName } from "./command.ts";
import { badUsage } from "./failure.ts";

/** The engine of this name; a model is the one that the environment names, and throws a {@link Failure} where it names none. */
export async function loadEngine(name: EngineName): Promise<Engine> {
  const { engine: embedded } = await createHumanizer();
  if (name !== modelEngine) return embedded;
  const { parseModelEnvironment } = await import("@prosewell/site-config");
  // oxlint-disable-next-line node/no-process-env -- where the endpoint, and its key, are to stand
  const settings = parseModelEnvironment(process.env);
  if (!settings) throw badUsage("--engine model needs a language model: MODEL_BASE_URL and MODEL_NAME name it.");
  return (await import("@prosewell/model-engine")).createModelEngine(settings, { embedded });
}
