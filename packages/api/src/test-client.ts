import type { Detection } from "@prosewell/detector";
import { createHumanizer } from "@prosewell/humanizer";
import { type CountersOptions, openCounters } from "@prosewell/quota";
import { type ApiOptions, createApi } from "./api.ts";
import type { FieldFault } from "./problems.ts";

/** The amounts of the public site. */
const limits = { words: 2_000, detectCharacters: 15_000, bodyBytes: 256 * 1024 };
const amounts = { wordsPerDay: 2_000, peoplePerAddress: 10, requestsPerMinute: 1_000 };

const detection: Detection = {
  verdict: "mixed",
  probability: 0.5,
  range: [0.3, 0.7],
  reasons: [{ text: "Short forms are rare.", start: 0, end: 5 }],
  sentences: [{ start: 0, end: 5, probability: 0.5, reasons: [{ text: "A stock opener.", start: 0, end: 2 }] }],
  reliability: "short text",
  language: "en",
};

export const humanizer = await createHumanizer();

/** An API with the public site's amounts and counts of its own in memory; addresses are what a header of the tests says. */
export const createTestApi = (options: Partial<ApiOptions> = {}, own: Partial<CountersOptions["limits"]> = {}) =>
  createApi({
    humanizer: async () => humanizer,
    detector: async () => ({ detect: () => detection }),
    counters: () => openCounters({ limits: { ...amounts, ...own }, tell: () => {} }),
    addressOf: ({ headers }) => headers.get("x-test-address") ?? undefined,
    origins: ["https://prosewell.example"],
    limits,
    ...options,
  });

export const api = createTestApi();

const address = "https://prosewell.example/api/humanize";

export const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  api.humanize(new Request(address, { method: "POST", body, headers }));

/** A request whose body is sent as it is read; the option that says so is not in the DOM's types yet. */
export function streamed(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
    duplex: "half",
  };
  return new Request(address, init);
}

export const postJson = (body: unknown) => post(JSON.stringify(body));

interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  limit?: number;
  remaining?: number;
  resetsAt?: string;
  fields?: FieldFault[];
}

export async function problemOf(response: Response): Promise<ProblemBody> {
  const body: ProblemBody = await response.json();
  return body;
}
