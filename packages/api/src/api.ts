import type { Humanizer } from "@prosewell/humanizer";
import { readJson } from "./body.ts";
import { endpoint, type Handler } from "./endpoint.ts";
import { streamHumanize } from "./event-stream.ts";
import { parseHumanizeRequest } from "./humanize-request.ts";
import type { Limits } from "./limits.ts";
import { loadOnce } from "./load-once.ts";
import { Problem } from "./problem.ts";
import { withoutText } from "./without-text.ts";

export interface ApiOptions {
  /** Called at the first request; again only when it failed. */
  readonly humanizer: () => Promise<Humanizer>;
  readonly limits: Limits;
  /** Told of every failure that is ours: its kind and its place, never its message, which may quote the text. */
  readonly report?: (error: Error) => void;
}

/** The HTTP API: `POST /api/humanize`, `GET /api/health`, and an answer for every address that is neither. */
export interface Api {
  readonly humanize: Handler;
  readonly health: Handler;
  readonly notFound: Handler;
}

const noStore = { "Cache-Control": "no-store" };

export function createApi({ humanizer, limits, report: tell = () => {} }: ApiOptions): Api {
  const load = loadOnce(humanizer);
  const report = (error: unknown) => tell(withoutText(error));
  return {
    humanize: endpoint(["POST"], report, async (http) => {
      const { request, words } = parseHumanizeRequest(await readJson(http, limits.bodyBytes), limits);
      const loaded = await load();
      if (http.headers.get("accept")?.toLowerCase().includes("application/x-ndjson")) {
        return streamHumanize({ engine: loaded.engine, request, words, signal: http.signal, report });
      }
      return Response.json(loaded.humanize(request), { headers: noStore });
    }),

    // Healthy means able to rewrite: the first call loads the engine, so that the first reader need not wait for it.
    health: endpoint(["GET", "HEAD"], report, async () => {
      await load();
      return Response.json({ status: "ok" }, { headers: noStore });
    }),

    notFound: () => Promise.resolve(new Problem("not_found").toResponse()),
  };
}
