import { describe, expect, inject, test } from "vitest";
import { shells } from "./sites.ts";

describe.each(shells)("the HTTP API of the %s site", (shell) => {
  const origin = inject("origins")[shell];
  const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init);
  const send = (body: BodyInit, type = "application/json") => ask("/api/humanize", { method: "POST", body, headers: { "Content-Type": type } });

  test("is healthy", async () => {
    expect((await ask("/api/health")).status).toBe(200);
  });

  test.each([
    ["an unknown address", () => ask("/api/nope"), 404, "not_found"],
    ["another method", () => ask("/api/humanize"), 405, "method_not_allowed"],
    ["another content type", () => send("text", "text/plain"), 415, "unsupported_media_type"],
    ["invalid JSON", () => send("{"), 400, "invalid_request"],
    ["an unknown tone", () => send(JSON.stringify({ text: "Any.", tone: "jolly" })), 400, "invalid_request"],
    ["white space", () => send(JSON.stringify({ text: " \n " })), 422, "empty_text"],
    ["binary bytes", () => send(JSON.stringify({ text: "\u0001\u0002\u0003a".repeat(50) })), 422, "not_text"],
    ["300 KB", () => send(JSON.stringify({ text: "word ".repeat(61_440) })), 413, "text_too_long"],
  ] as const)("answers %s with a problem that says what to do (E4)", async (_, request, status, code) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    const problem = (await response.json()) as { code: string; detail: string };
    expect(problem.code).toBe(code);
    expect(problem.detail.length).toBeGreaterThan(20);
  });

  test.each([
    ["lone surrogates", "Half \ud800 and \udc00 here."],
    ["NUL", "Before\0after."],
    ["100,000 characters without a space", "a".repeat(100_000)],
  ])("gives back %s unharmed", async (_, text) => {
    const response = await send(JSON.stringify({ text }));
    expect(response.status).toBe(200);
    expect(((await response.json()) as { text: string }).text).toBe(text);
  });
});
