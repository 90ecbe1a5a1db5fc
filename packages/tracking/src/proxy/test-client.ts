import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { createAmplitudeProxy } from "./amplitude-proxy.ts";
import type { AmplitudeProxyOptions } from "./options.ts";

export const apiKey = "0123456789abcdef0123456789abcdef";
export const address = "https://prosewell.example/tracking/amplitude";

/** What a browser sends along from a page of the site itself. */
export const fromPage = { Origin: "https://prosewell.example", "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };

/** Those headers, with `more` in place of the ones of the same name. */
function fromPageWith(more: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(fromPage);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}

export const event = (members: object = {}) => ({ event_type: "Purchase", user_id: "user-1", device_id: "device-1", time: 1, insert_id: "i-1", ip: "$remote", ...members });
export const upload = (members: object = {}) => ({ api_key: apiKey, events: [event()], options: {}, client_upload_time: "2026-11-21T12:00:00.000Z", ...members });
export const events = (count: number) => Array.from({ length: count }, (_, index) => event({ insert_id: `i-${index}` }));

/** The body of an answer, the proxy's or Amplitude's. */
export interface Answer {
  readonly code: number;
  readonly error?: string;
  readonly missing_field?: string;
  readonly events_with_invalid_fields?: Readonly<Record<string, readonly number[]>>;
  readonly throttled_events?: readonly number[];
}

export async function answerOf(response: Response): Promise<Answer> {
  const body: Answer = await response.json();
  return body;
}

/** Listens on a free port of this machine until the test is over. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${bound.port}`;
}

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly events: readonly Record<string, unknown>[]; readonly [name: string]: unknown };
}

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const taken: Reply = { body: { code: 200, events_ingested: 1, payload_size_bytes: 1, server_upload_time: 1 } };

/** A server in Amplitude's place that keeps what it is sent; `silent` never answers, `broken` hangs up. */
export async function fakeUpstream(reply: Reply | "silent" | "broken" | ((count: number) => Reply) = taken) {
  const received: Received[] = [];
  const url = await serve((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body: JSON.parse(text) });
      if (reply === "broken") request.socket.destroy();
      if (typeof reply === "string") return;
      const { status = 200, headers, body = "" } = typeof reply === "function" ? reply(received.length) : reply;
      response.writeHead(status, { "Content-Type": "application/json", ...headers });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  return { url: `${url}/2/httpapi`, received };
}

/** A proxy before a server in Amplitude's place, and a way to post to it as the site's own pages do. */
export async function proxyTo(upstream: { url: string }, options: Partial<AmplitudeProxyOptions> = {}) {
  const proxy = createAmplitudeProxy({ apiKey, upstream: upstream.url, ...options });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    proxy(new Request(address, { method: "POST", headers: fromPageWith(headers), body: isBody(body) ? body : JSON.stringify(body) }));
  return { proxy, post };
}

const isBody = (body: unknown): body is BodyInit => typeof body === "string" || body instanceof Uint8Array;

/** A request whose body is sent as it is read; the option that says so is not in the DOM's types yet. */
export function streamed(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers: fromPageWith(headers), duplex: "half" };
  return new Request(address, init);
}

/** A stream of `chunks` equal chunks that counts what is taken from it. */
export function counted(chunk: Uint8Array, chunks = Infinity) {
  const count = { bytes: 0, isCancelled: false };
  let left = chunks;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left-- <= 0) return controller.close();
        count.bytes += chunk.byteLength;
        controller.enqueue(chunk.slice());
      },
      cancel: () => void (count.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { count, stream };
}

/** The handler behind a server that takes posts, as a framework mounts it. */
export const mount = (handle: (request: Request) => Promise<Response>): Promise<string> =>
  serve((incoming, outgoing) => {
    const chunks = incoming[Symbol.asyncIterator]();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return?.()),
    });
    const headers = Object.entries(incoming.headersDistinct).map(([name, values = []]): [string, string] => [name, values.join(", ")]);
    void handle(streamed(body, Object.fromEntries(headers))).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    });
  });
