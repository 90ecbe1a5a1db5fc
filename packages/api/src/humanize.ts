import type { Humanizer } from "@prosewell/humanizer";
import { readJson } from "./body.ts";
import { costOf, streamHumanize } from "./event-stream.ts";
import { humanizeExample, parseHumanizeRequest } from "./humanize-request.ts";
import type { Limits } from "./limits.ts";
import { noStore } from "./no-store.ts";
import type { Visit } from "./visit.ts";
import { reserveWords } from "./words.ts";

interface Tools {
  readonly load: () => Promise<Humanizer>;
  readonly limits: Limits;
  readonly report: (error: unknown) => void;
}

/** Rewrites the text of a request, and charges for the words that were counted here; a run that changes nothing or fails is free. */
export const humanize =
  ({ load, limits, report }: Tools) =>
  async (http: Request, visit: Visit): Promise<Response> => {
    const { request, words } = parseHumanizeRequest(await readJson(http, limits.bodyBytes, humanizeExample), limits);
    const loaded = await load();
    const { reservation } = await reserveWords(visit, words);
    const settle = (cost: number) => visit.quota.settle(visit.visitor, reservation, cost);

    if (http.headers.get("accept")?.toLowerCase().includes("application/x-ndjson")) {
      return streamHumanize({ engine: loaded.engine, request, words, signal: http.signal, report, settle });
    }
    try {
      const result = loaded.humanize(request);
      await settle(costOf(result));
      return Response.json(result, noStore);
    } catch (error) {
      await settle(0);
      throw error;
    }
  };
