import { decode, takeBytes } from "./bytes.ts";
import { all, Refusal } from "./refusal.ts";
import type { RefusalCode } from "./refusals.ts";
import type { Upload } from "./upload.ts";

export const upstreams = {
  US: "https://api2.amplitude.com/2/httpapi",
  EU: "https://api.eu.amplitude.com/2/httpapi",
} as const;

interface Route {
  readonly upstream: string;
  readonly userAgent: string | null;
  readonly timeoutMs: number;
}

/** Amplitude's own answer. */
export interface Delivery {
  readonly status: number;
  readonly body: string;
}

/** Amplitude's answers are a few hundred bytes. */
const maxAnswerBytes = 100_000;

/**
 * Sends events to Amplitude once. Whatever is not Amplitude's own verdict on them, be it an outage, an error page, a redirect or
 * silence, is thrown as a {@link Refusal} that makes the browser keep them: it gives up on a 5xx after eight seconds.
 */
export async function deliver({ body, events }: Upload, { upstream, userAgent, timeoutMs }: Route): Promise<Delivery> {
  const keep = (code: RefusalCode, reason: string) => new Refusal(code, { throttled_events: all(events) }, reason);

  const { status, content } = await exchange().catch((error: unknown) => {
    const reason = nameOf(error);
    throw keep(reason === "TimeoutError" ? "upstream_timeout" : "upstream_unreachable", reason);
  });
  const verdict = parse(content);
  if (verdict?.code !== status || !isFinal(status)) throw keep("upstream_failed", `${status}`);
  // The SDK resends within seconds, and soon drops, what a 429 does not list.
  const isKept = status !== 429 || isListed(verdict.throttled_events);
  return { status, body: JSON.stringify(isKept ? verdict : { ...verdict, throttled_events: all(events) }) };

  async function exchange() {
    const response = await fetch(upstream, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(userAgent && { "User-Agent": userAgent }) },
      body,
      // "error" is what is meant, but some edge runtimes throw on it; a redirect that is not followed is no verdict.
      redirect: "manual",
      // Not the request's own signal: a page that sends its last events is gone before they are delivered.
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, content: await takeBytes(response.body, maxAnswerBytes) };
  }
}

/** A 408 asks for another try, which the SDK would not keep up for long. */
const isFinal = (status: number) => (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 408);

const isListed = (indexes: unknown) => Array.isArray(indexes) && indexes.length > 0;

function parse(content: readonly Uint8Array[] = []): { readonly code?: unknown; readonly throttled_events?: unknown } | null {
  try {
    return JSON.parse(decode(content));
  } catch {
    return null;
  }
}

/** `ECONNREFUSED` says more than the `TypeError` that it is the cause of. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "Error";
  const { cause } = error;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : error.name;
}
