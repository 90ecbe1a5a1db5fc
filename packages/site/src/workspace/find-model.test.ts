import { createApi } from "@prosewell/api";
import { createDetector } from "@prosewell/detector";
import { createHumanizer } from "@prosewell/humanizer";
import { drain } from "@prosewell/humanizer/testing";
import { createModelEngine } from "@prosewell/model-engine";
import { fakeEndpoint, reworded } from "@prosewell/model-engine/testing";
import { openCounters } from "@prosewell/quota";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createServedWords } from "./daily-words.ts";
import { createFindModel } from "./find-model.ts";

const humanizer = await createHumanizer();
const text = "Moreover, the robust mill of Anna Bell grinds grain for the village in the valley.";
const plenty = 1_000_000;

const endpoint = await fakeEndpoint(({ passage }, reply) => reply.say(reworded(passage)));
afterAll(() => endpoint.close());

const apiWith = (isModel: boolean) =>
  createApi({
    humanizer: async () => humanizer,
    ...(isModel && { model: (embedded) => createModelEngine({ baseUrl: endpoint.baseUrl, model: "prose", limits: { candidates: 1 } }, { embedded }) }),
    detector: createDetector,
    counters: () => openCounters({ limits: { wordsPerDay: plenty, peoplePerAddress: 1, requestsPerMinute: plenty }, tell: () => {} }),
    addressOf: () => undefined,
    limits: { words: plenty, detectCharacters: 15_000, bodyBytes: plenty },
    origins: [],
  });

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

/** The site's own server, as far as it is up. */
const serverOf = (isModel: boolean, isUp = (_path: string) => true): typeof fetch => {
  const api = apiWith(isModel);
  return async (path, init) => {
    const request = new Request(new URL(typeof path === "string" ? path : "", "https://prosewell.example"), init);
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    if (!isUp(request.url)) throw new TypeError("Failed to fetch");
    return request.url.endsWith("/engines") ? api.engines(request) : api.humanize(request);
  };
};

const find = (ask: typeof fetch) => createFindModel({ device: humanizer.engine, words: createServedWords(ask), unreachable: "Out of reach." }, ask)();

test("a site without a model has none to offer, and is asked for nothing else", async () => {
  expect(await find(serverOf(false))).toBeNull();
  expect(asked).toEqual(["GET /api/engines"]);
});

test("a server that is older than the page, and has no list of engines, has no model to offer", async () => {
  expect(await find(async () => Response.json({ code: "not_found" }, { status: 404 }))).toBeNull();
});

test("a model is named with its host, and asked with what the person allows and their own voice", async () => {
  const model = await find(serverOf(true));
  expect(model?.to).toEqual({ host: new URL(endpoint.baseUrl).host, model: "prose" });
  const engine = model?.engine({ reveal: ["names"], voice: "I never checked." }) ?? expect.fail("There is a model.");
  const { blocks, result } = await drain(engine, { text });
  expect(result.engine).toBe("model");
  expect(blocks.map((block) => block.language)).toEqual(["en"]);
  expect(endpoint.asked.at(-1)?.body).toMatch(/I never checked.*Anna Bell/u);
});

test("where the server is out of reach the device does it, and the result says so; what the server refuses is told as it is", async () => {
  const model = await find(serverOf(true, (url) => url.endsWith("/engines")));
  const { result } = await drain(model?.engine({ reveal: [], voice: null }) ?? expect.fail("There is a model."), { text });
  const { shortfalls, ...rest } = result;
  expect(rest).toEqual(humanizer.humanize({ text }));
  expect(shortfalls).toEqual([{ start: 0, end: text.length, cause: "unreachable", reason: "Out of reach.", served: "embedded" }]);

  const refusing: typeof fetch = async (path) =>
    path === "/api/engines" ? Response.json([{ id: "model", sendsTo: "models.example" }]) : Response.json({ code: "daily_limit_reached" }, { status: 429 });
  const refused = await find(refusing);
  await expect(drain(refused?.engine({ reveal: [], voice: null }) ?? expect.fail("There is a model."), { text })).rejects.toThrow("daily_limit_reached");
});
