import { aiPassages } from "@prosewell/corpus";
import type { Result } from "@prosewell/humanizer";
import { createModelEngine, type ModelSettings } from "@prosewell/model-engine";
import { fakeEndpoint, type FakeEndpoint, type Play, reworded } from "@prosewell/model-engine/testing";
import { countWords } from "@prosewell/prose";
import { afterEach, expect, test } from "vitest";
import type { HumanizeEvent } from "./event-stream.ts";
import { createTestApi, humanizer, problemOf } from "./test-client.ts";
import { visit } from "./test-visit.ts";

const passages = aiPassages().map(({ text }) => text);
const [text = ""] = passages;
const long = passages.slice(0, 4).join("\n\n");

let endpoint: FakeEndpoint | undefined;
afterEach(() => endpoint?.close());

const good: Play = ({ passage }, reply) => reply.say(reworded(passage));

/** A person at a site that has a language model, which does this. */
async function begin(play: Play, limits: ModelSettings["limits"] = {}, failures: Error[] = []) {
  const server = await fakeEndpoint(play);
  endpoint = server;
  const api = createTestApi({
    model: (embedded) => createModelEngine({ baseUrl: server.baseUrl, model: "test", apiKey: "the-key", limits: { candidates: 1, ...limits } }, { embedded, random: () => 0 }),
    report: (error) => failures.push(error),
  });
  const person = visit(api);
  const engines = () => api.engines(new Request("https://prosewell.example/api/engines"));
  const post = (body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    person.ask("/api/humanize", { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body), ...(signal && { signal }) });
  return { server, person, post, engines };
}

const resultOf = async (response: Response) => {
  const result: Result = await response.json();
  return result;
};

test("whoever asks for the model gets it, and pays as for any run", async () => {
  const { person, post } = await begin(good);
  const result = await resultOf(await post({ text, engine: "model" }));
  expect(result.engine).toBe("model");
  expect(result.edits.some(({ rule }) => rule === "model")).toBe(true);
  expect((await person.usage()).used).toBe(countWords(text));
});

test("whoever asks for none is served by the embedded engine, and nothing is sent", async () => {
  const { server, post } = await begin(good);
  expect(await resultOf(await post({ text }))).toEqual(humanizer.humanize({ text }));
  expect(await resultOf(await post({ text, engine: "embedded" }))).toEqual(humanizer.humanize({ text }));
  expect(server.asked).toEqual([]);
});

test("the stream brings the blocks as they pass, and what fell short with them", async () => {
  const { post } = await begin((asked, reply) => (asked.passage.length % 2 ? reply.say("I'm sorry, I can't help.") : good(asked, reply)));
  const response = await post({ text: long, engine: "model" }, { Accept: "application/x-ndjson" });
  const events = (await response.text()).trimEnd().split("\n").map((line): HumanizeEvent => JSON.parse(line));
  const blocks = events.filter((event) => event.type === "block");
  const done = events.at(-1);
  if (done?.type !== "done") throw new Error("The stream did not end with a result.");
  expect(blocks.map((block) => block.text).join("")).toBe(done.text);
  expect(blocks.flatMap(({ shortfalls = [] }) => shortfalls)).toEqual(done.shortfalls);
  expect(done.shortfalls?.length).toBeGreaterThan(0);
});

test("who leaves in the middle pays for the blocks that came, and frees the model at once", async () => {
  let answered = 0;
  const { server, person, post } = await begin(({ passage }, reply) => {
    answered += 1;
    if (answered <= 2) reply.say(reworded(passage));
  }, { parallel: 2 });
  const response = await post({ text: long, engine: "model" }, { Accept: "application/x-ndjson" });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (!seen.includes('"rule":"model"')) {
    const step = await reader?.read();
    if (step?.done !== false) throw new Error("The stream ended before the model had changed anything.");
    seen += step.value;
  }
  const ends = [...seen.matchAll(/^\{"type":"block","index":\d+,"start":\d+,"end":(\d+)/gmu)].map(([, end]) => Number(end));
  await reader?.cancel();
  while (server.open.now > 0) await new Promise((resolve) => void setImmediate(resolve));
  const { used } = await person.usage();
  expect(used).toBeGreaterThanOrEqual(countWords(long.slice(0, ends.at(-1))));
  expect(used).toBeLessThan(countWords(long));
});

test("while the endpoint is down the embedded engine serves, and the result says so", async () => {
  const { post } = await begin((_, reply) => reply.refuse(401));
  const { shortfalls = [], ...result } = await resultOf(await post({ text, engine: "model" }));
  expect(result).toEqual(humanizer.humanize({ text }));
  expect(new Set(shortfalls.map(({ cause }) => cause))).toEqual(new Set(["unreachable"]));
});

test("a model that changes nothing costs nothing", async () => {
  const { person, post } = await begin(({ passage }, reply) => reply.say(passage));
  const plain = "We met the miller on the hill in the morning, and he showed us the stones.";
  expect((await resultOf(await post({ text: plain, engine: "model" }))).text).toBe(plain);
  expect((await person.usage()).used).toBe(0);
});

test("what the model may read, and whose manner it takes up, is chosen by the request, and nothing else is accepted", async () => {
  const { server, post } = await begin(good);
  const named = "In the autumn the mill was bought by Anna Bell, who keeps the stones and the sluice as they were.";
  await post({ text: named, engine: "model" });
  await post({ text: named, engine: "model", reveal: ["names"] });
  expect(server.asked.map(({ body }) => body.includes("Anna Bell"))).toEqual([false, true]);
  await post({ text: named, engine: "model", voice: "I never checked, and I never will." });
  expect(server.asked.at(-1)?.body).toContain("I never checked");
  expect((await problemOf(await post({ text: named, engine: "model", voice: "a".repeat(4_001) }))).fields?.[0]).toEqual({
    field: "voice",
    detail: "must be a string of at most 4,000 UTF-16 code units: a sample of the writer's own prose",
  });
  const { fields } = await problemOf(await post({ text: named, engine: "model", reveal: ["quotations"] }));
  expect(fields?.[0]?.field).toMatch(/^reveal/u);
  expect((await problemOf(await post({ text: named, engine: "oracle" }))).fields).toEqual([{ field: "engine", detail: 'must be "embedded" or "model", the engines that this site runs' }]);
});

test("no answer, error or report holds the key, nor a report a word of the text", async () => {
  const failures: Error[] = [];
  const { post } = await begin(({ passage }, reply) => reply.refuse(500, {}, passage), {}, failures);
  const response = await post({ text: "The heliotropecanary sat in the garden of the house.", engine: "model", reveal: ["names"] });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("the-key");
  expect(JSON.stringify(failures.map(({ name, message, stack }) => [name, message, stack]))).not.toMatch(/heliotropecanary|the-key/u);
});

test("the engines are listed with what they can do, and where the text goes", async () => {
  const embedded = { id: "embedded", sendsTo: null, isDeterministic: true, recasts: false };
  const { server, engines } = await begin(good);
  expect(await (await engines()).json()).toEqual([embedded, { id: "model", sendsTo: new URL(server.baseUrl).host, isDeterministic: false, recasts: true, model: "test" }]);
  const without = await createTestApi().engines(new Request("https://prosewell.example/api/engines"));
  expect(await without.json()).toEqual([embedded]);
});
