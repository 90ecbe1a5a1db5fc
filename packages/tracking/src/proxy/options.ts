import type { RefusalCode } from "./refusals.ts";
import { upstreams } from "./upstream.ts";

export interface AmplitudeProxyOptions {
  /** The project's public key. Events of any other project are refused. */
  readonly apiKey: string;
  /** Where the project's data lives. */
  readonly region?: keyof typeof upstreams;
  /** Another HTTP V2 endpoint in place of the region's own. Take it from the server's environment, never from a request. */
  readonly upstream?: string | undefined;
  /** Origins, beside the handler's own, whose pages may send; needed for browsers that send no `Sec-Fetch-Site`. */
  readonly allowedOrigins?: readonly string[];
  /** Most bytes of a body as it arrives; gunzipped, it may have five times as many. */
  readonly maxBytes?: number;
  /** How long the upstream may take, answer included. */
  readonly timeoutMs?: number;
  /**
   * The address that a hop you trust has seen, as {@link forwardedFor} finds it. It becomes the events' `ip`, and is what
   * `rate` counts by. Without one the events carry no address and no request is held back.
   */
  readonly clientIp?: ((request: Request) => string | undefined) | undefined;
  /** Requests that one address may send at once, and how many more every second. */
  readonly rate?: { readonly burst: number; readonly perSecond: number };
  /** Told of every answer. An entry holds counts and codes, never a word of a body, a header or an address. */
  readonly log?: (entry: ProxyLogEntry) => void;
}

export interface ProxyLogEntry {
  /** `delivered` and `rejected` are Amplitude's own answers; any other code says why the proxy gave its own. */
  readonly outcome: "delivered" | "rejected" | RefusalCode;
  readonly status: number;
  /** How many events the request held; 0 where it was refused before they were counted. */
  readonly events: number;
  /** What kind of failure kept the events from Amplitude: the name or code of an error, or the upstream's status. */
  readonly cause?: string;
}

/** The options with their defaults; throws where one of them would make a proxy that refuses everything or sends astray. */
export function settle({
  apiKey,
  region = "US",
  upstream = upstreams[region],
  allowedOrigins = [],
  maxBytes = 1_000_000,
  timeoutMs = 5_000,
  clientIp = () => undefined,
  // A tab sends at most once a second, and an office shares an address.
  rate = { burst: 300, perSecond: 30 },
  log = () => {},
}: AmplitudeProxyOptions) {
  if (apiKey.trim() === "") throw new TypeError("apiKey is empty. Without a key, do not mount the proxy.");
  if (!/^https?:\/\//u.test(upstream) || !URL.canParse(upstream)) throw new TypeError(`upstream is "${upstream}". Give an http or https address.`);
  const stray = allowedOrigins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (stray !== undefined) throw new TypeError(`"${stray}" is no origin. Write it as https://example.com, without a path.`);
  return { apiKey, upstream, allowedOrigins, maxBytes, timeoutMs, clientIp, rate, log };
}
