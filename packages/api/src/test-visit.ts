import { createTestApi } from "./test-client.ts";

export const origin = "https://prosewell.example";
export const json = { "Content-Type": "application/json" };

interface Standing {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly resetsAt: string;
}

/** Somebody's browser, which keeps the cookie that it is given; `always` is what it says with each request. */
export function visit(api = createTestApi(), always: Readonly<Record<string, string>> = {}) {
  const handlers = new Map([["/api/usage", api.usage], ["/api/humanize", api.humanize], ["/api/detect", api.detect]]);
  let cookie = "";
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (cookie) headers.set("Cookie", cookie);
    const response = await (handlers.get(path) ?? api.settle)(new Request(`${origin}${path}`, { ...init, headers }));
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
    ask(path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body), ...(signal && { signal }) });

  return {
    ask,
    usage: async () => {
      const standing: Standing = await (await ask("/api/usage")).json();
      return standing;
    },
    reserve: (words: unknown, headers = {}) => post("/api/usage", { words }, headers),
    settle: (reservation: string, words: unknown, headers = {}) => post(`/api/usage/${reservation}`, { words }, headers),
    humanize: (text: string) => post("/api/humanize", { text }),
    stream: (text: string, signal?: AbortSignal) => post("/api/humanize", { text }, { Accept: "application/x-ndjson" }, signal),
    detect: (text: unknown) => post("/api/detect", { text }),
  };
}
