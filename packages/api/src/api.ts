import type { Detector } from "@prosewell/detector";
import type { Engine, Humanizer } from "@prosewell/humanizer";
import { detect } from "./detect.ts";
import { endpoint, type Handler } from "./endpoint.ts";
import { humanize } from "./humanize.ts";
import type { Limits } from "./limits.ts";
import { loadOnce } from "./load-once.ts";
import { noStore } from "./no-store.ts";
import { Problem } from "./problem.ts";
import { createTurns } from "./turns.ts";
import { settle, usage } from "./usage.ts";
import { createVisits, type VisitOptions } from "./visit.ts";
import { withoutText } from "./without-text.ts";

export interface ApiOptions extends VisitOptions {
  /** Called at the first request; again only when it failed. */
  readonly humanizer: () => Promise<Humanizer>;
  /** Makes the engine that asks a language model, over the embedded one; absent where there is no model. Called as `humanizer` is. */
  readonly model?: ((embedded: Engine) => Promise<Engine>) | undefined;
  /** Called at the first request; again only when it failed. */
  readonly detector: () => Promise<Detector>;
  readonly limits: Limits;
  /** Told of every failure that is ours: its kind and its place, never its message, which may quote the text. */
  readonly report?: (error: Error) => void;
}

/** The HTTP API, and an answer for every address that is none of its own. */
export interface Api {
  /** `POST /api/humanize` */
  readonly humanize: Handler;
  /** `POST /api/detect` */
  readonly detect: Handler;
  /** `GET` and `POST /api/usage` */
  readonly usage: Handler;
  /** `POST /api/usage/{reservation}` */
  readonly settle: Handler;
  /** `GET /api/engines` */
  readonly engines: Handler;
  /** `GET /api/health` */
  readonly health: Handler;
  readonly notFound: Handler;
}

export function createApi({ humanizer, model, detector, limits, report: tell = () => {}, ...visits }: ApiOptions): Api {
  const load = loadOnce(humanizer);
  const loadModel = model && loadOnce(async () => model((await load()).engine));
  const report = (error: unknown) => tell(withoutText(error));
  const takeTurn = createTurns();
  const visited = createVisits(visits, report);
  return {
    humanize: visited(["POST"], humanize({ load, loadModel, limits, takeTurn, report })),
    detect: visited(["POST"], detect({ load: loadOnce(detector), limits, takeTurn })),
    usage: visited(["GET", "HEAD", "POST"], usage(limits)),
    settle: visited(["POST"], settle(limits)),

    // What a request may name, so that a page offers no choice where there is none, and can say beforehand where a text would go.
    engines: endpoint(["GET", "HEAD"], report, async () => {
      const engines = [(await load()).engine, ...(loadModel ? [await loadModel()] : [])];
      return Response.json(engines.map(({ id, abilities }) => ({ id, ...abilities })), noStore);
    }),

    // Healthy means able to rewrite: the first call loads the engine, so that the first reader need not wait for it.
    health: endpoint(["GET", "HEAD"], report, async () => {
      await load();
      return Response.json({ status: "ok" }, noStore);
    }),

    notFound: () => Promise.resolve(new Problem("not_found").toResponse()),
  };
}
