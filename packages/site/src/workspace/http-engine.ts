import type { BlockResult, Engine, Request, Result } from "@prosewell/humanizer";
import { problemOf } from "./http-problem.ts";

type Line =
  | ({ readonly type: "block" } & Omit<BlockResult, "hints" | "rolledBack"> & Partial<Pick<BlockResult, "rolledBack">>)
  | ({ readonly type: "done" } & Result)
  | { readonly type: "start" }
  | { readonly type: "error"; readonly code: string };

const headers = { "Content-Type": "application/json", Accept: "application/x-ndjson" };

/** The server's own engine, for a browser that cannot run one. The text leaves the device: whoever runs it has asked before. */
export const createHttpEngine = (ask: typeof fetch = (...request) => fetch(...request), host = () => location.host): Engine => {
  const engine = engineOnServer("embedded", ask);
  return {
    ...engine,
    get abilities() {
      return { sendsTo: host(), isDeterministic: true, recasts: false };
    },
  };
};

/** One of the server's engines, by its name. The text leaves the device, as above. */
export const engineOnServer = (id: "embedded" | "model", ask: typeof fetch): Engine => ({
  id,
  async *rewrite(request, signal) {
    signal?.throwIfAborted();
    if (request.text.trim() === "") return untouched(request, id);
    const response = await ask("/api/humanize", { method: "POST", headers, body: JSON.stringify({ ...request, engine: id }), ...(signal && { signal }) });
    if (!response.ok || !response.body) throw await problemOf(response);
    for await (const line of linesIn(response.body, signal)) {
      if (line.type === "block") yield { hints: [], rolledBack: [], ...line };
      if (line.type === "done") return resultOf(line);
      if (line.type === "error") throw new Error(`The server stopped: ${line.code}.`);
    }
    throw new Error("The server's answer ended before the result.");
  },
});

function resultOf(line: Extract<Line, { type: "done" }>): Result {
  const { type: _type, ...result } = line;
  return result;
}

/** What holds no words is not sent: the server refuses it. */
const untouched = ({ text }: Request, engine: string): Result => ({
  text,
  edits: [],
  hints: [],
  proof: { kept: noneKept, lost: [], added: [], rolledBack: [] },
  language: "und",
  engine,
  marks: { before: 0, after: 0 },
  words: { in: 0, out: 0, changed: 0 },
});

const noneKept: Result["proof"]["kept"] = {
  number: 0, name: 0, quotation: 0, citation: 0, link: 0, code: 0, math: 0, placeholder: 0, markup: 0, term: 0,
  negation: 0, modal: 0, quantifier: 0, connective: 0, structure: 0,
};

/** The lines of a streamed answer, as they come; throws the signal's reason as soon as it is aborted. */
async function* linesIn(body: NonNullable<Response["body"]>, signal: AbortSignal | undefined): AsyncGenerator<Line, void, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      const lines = (rest + (value ?? "")).split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) {
        signal?.throwIfAborted();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's, of this build or a newer one
        if (line !== "") yield JSON.parse(line) as Line;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
