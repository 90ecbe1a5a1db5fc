import type { Engine } from "@prosewell/humanizer";
import type { FindModel } from "@prosewell/ui/engines";
import type { DailyWords } from "@prosewell/ui/workspace";
import { engineOnServer } from "./http-engine.ts";
import { modelOrDevice } from "./model-or-device.ts";

/** As `GET /api/engines` lists it. */
interface Listed {
  readonly id: string;
  readonly sendsTo: string | null;
  readonly model?: string;
}

/** How many milliseconds the list may take. */
const patience = 10_000;

interface Ground {
  /** Serves where the server does not. */
  readonly device: Engine;
  readonly words: DailyWords;
  /** Said of that. */
  readonly unreachable: string;
}

/** Asks the server whether it has a language model, and is sent nothing. */
export const createFindModel =
  ({ device, words, unreachable }: Ground, ask: typeof fetch = (...request) => fetch(...request)): FindModel =>
  async () => {
    const response = await ask("/api/engines", { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return null;
    const listed: readonly Listed[] = await response.json();
    const model = listed.find(({ id, sendsTo }) => id === "model" && sendsTo !== null);
    if (!model) return null;
    const served = modelOrDevice(engineOnServer("model", ask), device, unreachable);
    return {
      to: { host: model.sendsTo ?? "", model: model.model ?? "" },
      words,
      engine: ({ reveal, voice }) => ({
        id: served.id,
        rewrite: (request, signal) => served.rewrite({ ...request, ...(reveal.length > 0 && { reveal }), ...(voice !== null && { voice }) }, signal),
      }),
    };
  };
