import { describe, expect, test } from "vitest";
import { api, post, postJson, problemOf, streamed } from "./test-client.ts";

const text = "It is important to note that this is fine.";
const bytes = Uint8Array.from({ length: 4096 }, (_, index) => (index * 197 + 31) % 256);

const refused: [what: string, answer: () => Promise<Response>, status: number, code: string][] = [
  ["an empty text", () => postJson({ text: "" }), 422, "empty_text"],
  ["white space alone", () => postJson({ text: " \n\t \u00A0\u3000" }), 422, "empty_text"],
  ["300 KB of text", () => postJson({ text: "word ".repeat(61_440) }), 413, "text_too_long"],
  ["2,001 words", () => postJson({ text: "word ".repeat(2_001) }), 413, "text_too_long"],
  ["bytes sent as text", () => postJson({ text: new TextDecoder().decode(bytes) }), 422, "not_text"],
  ["control characters sent as text", () => postJson({ text: "\u0001\u0002\u0003 a" }), 422, "not_text"],
  ["bytes sent as JSON", () => post(bytes), 400, "invalid_request"],
  ["JSON that breaks off", () => post('{"text": "a'), 400, "invalid_request"],
  ["an empty body", () => post(""), 400, "invalid_request"],
  ["a list for an object", () => postJson(["text"]), 400, "invalid_request"],
  ["null", () => postJson(null), 400, "invalid_request"],
  ["a body that claims to be a form", () => post("text=a", { "Content-Type": "application/x-www-form-urlencoded" }), 415, "unsupported_media_type"],
  ["a body of no stated type", () => post(new Uint8Array([123, 125]), {}), 415, "unsupported_media_type"],
  ["a type that only begins like JSON", () => post("{}", { "Content-Type": "application/json-patch+json" }), 415, "unsupported_media_type"],
];

test.each(refused)("%s is refused with its code and a sentence that helps", async (_, answer, status, code) => {
  const response = await answer();
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ status, code, type: `urn:prosewell:problem:${code}` });
  expect(problem.title).not.toBe("");
  expect(problem.detail).toMatch(/\.$/u);
});

const faulty: [what: string, body: object, field: string][] = [
  ["a missing text", {}, "text"],
  ["a text that is a number", { text: 12 }, "text"],
  ["an unknown tone", { text, tone: "pirate" }, "tone"],
  ["a tone that is null", { text, tone: null }, "tone"],
  ["an unknown strength", { text, strength: 3 }, "strength"],
  ["an engine that this site does not run", { text, engine: "model" }, "engine"],
  ["locks that are no list", { text, locked: "note" }, "locked"],
  ["more locks than a text may have words", { text, locked: Array.from({ length: 2_001 }, () => "a") }, "locked"],
  ["an empty word among the locks", { text, locked: ["note", ""] }, "locked.1"],
  ["a span past the end of the text", { text, locked: [[0, 4], [40, text.length + 1]] }, "locked.1"],
  ["a span that ends before it starts", { text, locked: [[9, 4]] }, "locked.0"],
  ["a span of nothing", { text, locked: [[4, 4]] }, "locked.0"],
  ["a span before the text", { text, locked: [[-1, 4]] }, "locked.0"],
  ["a span between characters", { text, locked: [[0.5, 4.5]] }, "locked.0"],
  ["stretches that are no list", { text, stretches: { start: 0, end: 4, strength: "strong" } }, "stretches"],
  ["a stretch past the end of the text", { text, stretches: [{ start: 0, end: text.length + 1, strength: "strong" }] }, "stretches.0"],
  ["a stretch of nothing", { text, stretches: [{ start: 0, end: 4, strength: "light" }, { start: 4, end: 4, strength: "light" }] }, "stretches.1"],
  ["a stretch at a strength that is none", { text, stretches: [{ start: 0, end: 4, strength: "double" }] }, "stretches.0"],
  ["a span with three ends", { text, locked: [[0, 2, 4]] }, "locked.0"],
];

test.each(faulty)("%s is refused by the name of its field", async (_, body, field) => {
  const response = await postJson(body);
  expect(response.status).toBe(400);
  const { code, fields } = await problemOf(response);
  expect(code).toBe("invalid_request");
  expect(fields?.map((fault) => fault.field)).toEqual([field]);
  expect(fields?.[0]?.detail).toMatch(/^must /u);
});

test("locks that would have to be looked for at too many places are refused, and those of a long text are not", async () => {
  const hostile = { text: "! ".repeat(45_000), locked: Array.from({ length: 380 }, (_, index) => "! ".repeat(index + 1).trim()) };
  const refusal = await postJson(hostile);
  expect(refusal.status).toBe(400);
  expect((await problemOf(refusal)).fields).toEqual([{ field: "locked", detail: "must have no more than 2,222 characters in all for a text of this length" }]);
  const long = "We met in town. ".repeat(500);
  expect((await postJson({ text: long, locked: [[0, long.length], ...Array.from({ length: 1_000 }, () => "town")] })).status).toBe(200);
});

test("several faults are named together, but never more than twenty", async () => {
  const two = await problemOf(await postJson({ text: 1, tone: "loud" }));
  expect(two.fields?.map(({ field }) => field)).toEqual(["text", "tone"]);
  const many = await problemOf(await postJson({ text, locked: Array.from({ length: 1_000 }, () => 7) }));
  expect(many.fields).toHaveLength(20);
});

test("a text over the limit is told how long it is and how long it may be", async () => {
  const problem = await problemOf(await postJson({ text: "word ".repeat(2_345) }));
  expect(problem).toMatchObject({ words: 2_345, limit: 2_000 });
  expect(problem.detail).toContain("2,345");
});

describe("a body over the limit", () => {
  test("is refused by its stated length before a byte is read", async () => {
    let pulled = 0;
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    expect((await api.humanize(streamed(body, { "Content-Length": "300000" }))).status).toBe(413);
    expect(pulled).toBe(0);
  });

  test("is read, and thrown away, no further than a few times the limit when it states no length", async () => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          sent += 1024;
          controller.enqueue(new Uint8Array(1024).fill(32));
        },
        cancel: () => void (isCancelled = true),
      },
      { highWaterMark: 0 },
    );
    expect((await api.humanize(streamed(body))).status).toBe(413);
    expect(sent).toBeLessThanOrEqual(4 * 256 * 1024 + 2048);
    expect(isCancelled).toBe(true);
  });
});

test("a body that breaks off is the sender's fault, not ours", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("socket hang up")) });
  const response = await api.humanize(streamed(body));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("hang up");
});

test.each(["GET", "PUT", "DELETE", "OPTIONS"])("%s is answered with the method that is taken", async (method) => {
  const response = await api.humanize(new Request("https://prosewell.example/api/humanize", { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  expect((await problemOf(response)).code).toBe("method_not_allowed");
});
