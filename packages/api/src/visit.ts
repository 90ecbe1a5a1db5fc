import { type Counters, createIdentify, type Quota, type Visitor } from "@prosewell/quota";
import { endpoint, type Handler } from "./endpoint.ts";
import { loadOnce } from "./load-once.ts";
import { Problem } from "./problem.ts";
import { mustBeOurs } from "./same-origin.ts";

/** Who asks, and where their words are counted. */
export interface Visit {
  readonly visitor: Visitor;
  readonly quota: Quota;
}

export interface VisitOptions {
  /** Called at the first request; again only when it failed. */
  readonly counters: () => Promise<Counters>;
  /** The address that a request is believed to come from. */
  readonly addressOf: (request: Request) => string | undefined;
  /** Where our own pages are served from, beside the address that a request names. */
  readonly origins: readonly string[];
}

/**
 * An endpoint that knows its visitors: it holds them to the limit by minute, and whoever does more than look must come from our own
 * pages or from a program, and is given the cookie that tells them apart.
 */
export function createVisits({ counters, addressOf, origins }: VisitOptions, report: (error: unknown) => void) {
  const open = loadOnce(async () => {
    const { quota, pace, secret } = await counters();
    return { quota, pace, identify: createIdentify({ secret, addressOf }) };
  });

  return (methods: readonly string[], handle: (request: Request, visit: Visit) => Promise<Response>): Handler =>
    async (request) => {
      let cookie: string | undefined;
      const answer = endpoint(methods, report, async (http) => {
        if (!isLook(http)) mustBeOurs(http, origins);
        const { quota, pace, identify } = await open();
        const known = identify(http);
        // Who only looks has no words that could be taken for somebody else's, and needs no cookie.
        if (known.isKnown || !isLook(http)) cookie = known.cookie;
        const wait = await pace.take(known.visitor);
        if (wait > 0) throw new Problem("too_many_requests", { headers: { "Retry-After": `${wait}` } });
        return handle(http, { visitor: known.visitor, quota });
      });
      const response = await answer(request);
      if (cookie) response.headers.append("Set-Cookie", cookie);
      return response;
    };
}

const isLook = ({ method }: Request) => method === "GET" || method === "HEAD";
