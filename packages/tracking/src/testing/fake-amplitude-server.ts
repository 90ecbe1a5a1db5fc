/** One event as the SDK sends it. */
export interface UploadedEvent {
  readonly event_type: string;
  readonly insert_id: string;
  readonly device_id?: string;
  readonly user_id?: string;
  readonly session_id?: number;
  readonly time?: number;
  readonly event_properties?: Readonly<Record<string, unknown>>;
  readonly user_properties?: Readonly<Record<string, unknown>>;
}

/** What the SDK sends. */
export interface Upload {
  readonly api_key: string;
  readonly events: readonly UploadedEvent[];
}

/** How a server answers an upload. */
export type AmplitudeAnswer = (upload: Upload) => Response;

const json = (status: number, body: object): Response => Response.json(body, { status });
const everyIndex = ({ events }: Upload): number[] => events.map((_, index) => index);

/** The answers that the SDK tells apart, and what it makes of each. */
export const amplitudeAnswers = {
  /** Success. */
  accepted: ({ events }) => json(200, { code: 200, events_ingested: events.length }),
  /** Success. */
  empty: () => new Response(null, { status: 204 }),
  /** Success. */
  text: () => new Response("ok"),
  /** Sent again and again, though the server took it, and given up in the end. */
  codeless: () => json(200, { ok: true }),
  /** Dropped at once. */
  missingField: () => json(400, { code: 400, error: "Request missing required field", missing_field: "event_type" }),
  /** Dropped at once. */
  invalidKey: ({ api_key }) => json(400, { code: 400, error: `Invalid API key: ${api_key}` }),
  /** The first event is dropped, the others are sent again. */
  invalidEvent: () => json(400, { code: 400, error: "Invalid field", events_with_invalid_fields: { time: [0] } }),
  /** Sent again every second, and given up. */
  badRequest: () => json(400, { code: 400, error: "Bad request" }),
  /** Sent again in smaller batches; an event that is alone is dropped. */
  tooLarge: () => json(413, { code: 413, error: "Payload too large" }),
  /** Kept, and sent again after 30 seconds. */
  throttled: (upload) => json(429, { code: 429, error: "Too many requests", throttled_events: everyIndex(upload) }),
  /** Sent again at growing intervals, and given up. */
  unavailable: () => json(503, { code: 503, error: "Service unavailable" }),
  /** Sent again at growing intervals, and given up. */
  badGateway: () => new Response("<h1>502 Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
  /** The connection breaks: sent again at growing intervals, and given up. */
  unreachable: () => {
    throw new TypeError("fetch failed");
  },
} as const satisfies Record<string, AmplitudeAnswer>;

/** A server that remembers. */
export interface FakeAmplitudeServer {
  /** Answers a request, as a route handler does. Rejects where a connection would break. */
  handle(request: Request): Promise<Response>;
  /** What the next uploads are answered with, one each; those that follow are accepted. */
  answerWith(...answers: readonly AmplitudeAnswer[]): void;
  /** Every upload that came, in order. */
  readonly uploads: readonly Upload[];
  /** The events that were taken, each once: Amplitude ignores an insert id that it had. */
  readonly events: readonly UploadedEvent[];
}

/** Amplitude in memory. */
export function fakeAmplitudeServer(): FakeAmplitudeServer {
  const uploads: Upload[] = [];
  const taken = new Map<string, UploadedEvent>();
  const coming: AmplitudeAnswer[] = [];

  return {
    uploads,
    get events() {
      return [...taken.values()];
    },
    answerWith: (...answers) => void coming.push(...answers),
    handle: async (request) => {
      if (request.method !== "POST") return json(405, { code: 405, error: "Method not allowed" });
      const upload = await read(request);
      uploads.push(upload);
      const answer = coming.shift() ?? amplitudeAnswers.accepted;
      const response = answer(upload);
      if (response.ok) for (const event of upload.events) if (!taken.has(event.insert_id)) taken.set(event.insert_id, event);
      return response;
    },
  };
}

async function read(request: Request): Promise<Upload> {
  const gzipped = request.headers.get("content-encoding") === "gzip";
  const body = gzipped && request.body ? request.body.pipeThrough(new DecompressionStream("gzip")) : request.body;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test looks at what came
  return (await new Response(body).json()) as Upload;
}
