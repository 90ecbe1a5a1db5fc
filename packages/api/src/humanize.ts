import { type Engine, type Humanizer, modelEngine, type Request as Humanize, type Result } from "@prosewell/humanizer";
import { readJson } from "./body.ts";
import { costOf, streamHumanize } from "./event-stream.ts";
import { humanizeExample, parseHumanizeRequest } from "./humanize-request.ts";
import type { Limits } from "./limits.ts";
import { noStore } from "./no-store.ts";
import type { TakeTurn } from "./turns.ts";
import type { Visit } from "./visit.ts";
import { reserveWords } from "./words.ts";

interface Tools {
  readonly load: () => Promise<Humanizer>;
  /** Absent where there is no language model. */
  readonly loadModel: (() => Promise<Engine>) | undefined;
  readonly limits: Limits;
  readonly takeTurn: TakeTurn;
  readonly report: (error: unknown) => void;
}

/** Rewrites the text of a request, and charges for the words that were counted here; a run that changes nothing or fails is free. */
export const humanize =
  ({ load, loadModel, limits, takeTurn, report }: Tools) =>
  async (http: Request, visit: Visit): Promise<Response> => {
    const { engine: asked, request, words } = parseHumanizeRequest(await readJson(http, limits.bodyBytes, humanizeExample), limits, loadModel !== undefined);
    const { engine: embedded, humanize: atOnce } = await load();
    const engine = asked === modelEngine && loadModel ? await loadModel() : embedded;

    const answer = async (): Promise<Response> => {
      const { reservation } = await reserveWords(visit, words);
      const settle = (cost: number) => visit.quota.settle(visit.visitor, reservation, cost);
      if (http.headers.get("accept")?.toLowerCase().includes("application/x-ndjson")) {
        return streamHumanize({ engine, request, words, signal: http.signal, report, settle });
      }
      try {
        const result = engine === embedded ? atOnce(request) : await whole(engine, request, http.signal);
        await settle(costOf(result));
        return Response.json(result, noStore);
      } catch (error) {
        await settle(0);
        throw error;
      }
    };
    // The engine that asks a model waits for somebody else, and has a queue of its own.
    return engine === embedded ? takeTurn(answer) : answer();
  };

/** The result of an engine that has no synchronous call. */
async function whole(engine: Engine, request: Humanize, signal: AbortSignal): Promise<Result> {
  const blocks = engine.rewrite(request, signal);
  for (;;) {
    const step = await blocks.next();
    if (step.done) return step.value;
  }
}
