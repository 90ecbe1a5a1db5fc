import { parseAddress } from "./address.ts";
import { answer } from "./answer.ts";
import { checkHeaders, readText } from "./body.ts";
import { settle, type AmplitudeProxyOptions, type ProxyLogEntry } from "./options.ts";
import { all, Refusal } from "./refusal.ts";
import { isSameOrigin } from "./same-origin.ts";
import { createTokenBuckets } from "./token-buckets.ts";
import { maxEvents, readUpload, type Upload } from "./upload.ts";
import { deliver } from "./upstream.ts";

/**
 * A handler that takes the events of this site's own pages and sends them to Amplitude, without cookies and without trust in what
 * the browser says of its address. It needs nothing but Web APIs, so any framework's route can be it. It never throws: a failure
 * is answered so that the browser keeps the events.
 */
export function createAmplitudeProxy(options: AmplitudeProxyOptions): (request: Request) => Promise<Response> {
  const { apiKey, upstream, allowedOrigins, maxBytes, timeoutMs, clientIp, rate, log } = settle(options);
  const takeToken = createTokenBuckets(rate);

  async function accept(request: Request): Promise<Upload> {
    if (request.method !== "POST") throw new Refusal("method_not_allowed");
    if (!isSameOrigin(request.headers, allowedOrigins)) throw new Refusal("other_origin");
    checkHeaders(request.headers, maxBytes);
    const address = parseAddress(clientIp(request) ?? "");
    // How many events there are is not known before the body is read; indexes that do not exist do no harm.
    if (address && !takeToken(address.network, performance.now())) throw new Refusal("rate_limited", { throttled_events: all(maxEvents) });
    return readUpload(await readText(request, maxBytes), apiKey, address?.text);
  }

  return async (request) => {
    let events = 0;
    try {
      const upload = await accept(request);
      ({ events } = upload);
      const { status, body } = await deliver(upload, { upstream, timeoutMs, userAgent: request.headers.get("user-agent") });
      tell({ outcome: status < 300 ? "delivered" : "rejected", status, events });
      return answer(status, body);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("internal", { throttled_events: all(maxEvents) }, nameOf(error));
      const response = refusal.toResponse();
      tell({ outcome: refusal.code, status: response.status, events, ...(refusal.reason && { cause: refusal.reason }) });
      return response;
    }
  };

  function tell(entry: ProxyLogEntry): void {
    try {
      log(entry);
    } catch {
      // A log that fails must not cost an event.
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "Error");
