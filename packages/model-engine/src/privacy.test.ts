import { createHumanizer } from "@prosewell/humanizer";
import { inspect } from "node:util";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { connect } from "./endpoint/endpoint.ts";
import { createModelEngine } from "./index.ts";
import { fakeClock, fakeEndpoint, type FakeEndpoint, type Play } from "./testing/index.ts";

const { engine: embedded } = await createHumanizer();
const canary = "heliotropecanary";
const text = `The ${canary} was seen in the garden of the old house in the evening.`;

let endpoint: FakeEndpoint | undefined;
afterEach(() => endpoint?.close());

const plays: readonly (readonly [what: string, play: Play])[] = [
  ["a refusal that quotes the text", ({ passage }, reply) => reply.refuse(400, {}, JSON.stringify({ error: { message: passage } }))],
  ["a failure that quotes the text", ({ passage }, reply) => reply.refuse(500, {}, passage)],
  ["an event that is not JSON and quotes the text", ({ passage }, reply) => reply.event(passage)],
  ["an error event that quotes the text", ({ passage }, reply) => reply.event(JSON.stringify({ error: { message: passage } }))],
  ["a connection that breaks in the text", ({ passage }, reply) => {
    reply.begin(passage);
    reply.drop();
  }],
];

test.each(plays)("%s: no word of it is in an error, a log or a reason", async (_, play) => {
  endpoint = await fakeEndpoint(play);
  const heard: unknown[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, "write").mockImplementation((piece) => (heard.push(String(piece)), true));
    onTestFinished(() => spy.mockRestore());
  }
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...said) => void heard.push(...said));
    onTestFinished(() => spy.mockRestore());
  }
  const settings = { baseUrl: endpoint.baseUrl, model: "test" };
  const patience = { firstToken: 1_000, betweenTokens: 1_000, answer: 1_000 };
  const ask = connect({ settings, patience, clock: fakeClock(), fetch });
  const { failure } = await ask({ messages: [{ role: "user", content: `<text>${text}</text>` }], longest: 1_000 }, new AbortController().signal);
  expect(failure).toBeInstanceOf(Error);
  expect(inspect(failure, { depth: Infinity, showHidden: true })).not.toContain(canary);

  const engine = await createModelEngine({ ...settings, limits: { candidates: 1 } }, { embedded, clock: fakeClock(), random: () => 0 });
  const steps = engine.rewrite({ text });
  let result;
  for (;;) {
    const step = await steps.next();
    if (step.done) {
      result = step.value;
      break;
    }
  }
  expect(result.text).toContain(canary);
  expect(result.shortfalls?.map(({ reason }) => reason).join(" ")).not.toContain(canary);
  expect(inspect(heard, { depth: Infinity })).not.toContain(canary);
});

test("a provider that can be told to keep nothing is told so, and others get no field that they may refuse", async () => {
  const sent = new Map<string, unknown>();
  const fetched: typeof fetch = async (address, init) => {
    sent.set(address instanceof URL ? address.hostname : "", JSON.parse(typeof init?.body === "string" ? init.body : ""));
    return Response.json({ choices: [{ message: { content: "Yes." }, finish_reason: "stop" }] });
  };
  for (const baseUrl of ["https://api.openai.com/v1", "https://openrouter.ai/api/v1", "http://127.0.0.1:11434/v1/"]) {
    const ask = connect({ settings: { baseUrl, model: "m" }, patience: { firstToken: 1, betweenTokens: 1, answer: 1 }, clock: fakeClock(), fetch: fetched });
    await ask({ messages: [], longest: 9 }, new AbortController().signal);
  }
  expect(sent.get("api.openai.com")).toEqual({ model: "m", messages: [], stream: true, store: false });
  expect(sent.get("openrouter.ai")).toMatchObject({ provider: { data_collection: "deny", zdr: true } });
  expect(sent.get("127.0.0.1")).toEqual({ model: "m", messages: [], stream: true });
});
