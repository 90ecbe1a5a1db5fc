import { openCounters } from "@prosewell/quota";
import { expect, test } from "vitest";
import { createTestApi, humanizer, problemOf } from "./test-client.ts";

const health = (method = "GET") => new Request("https://prosewell.example/api/health", { method });

const post = () =>
  new Request("https://prosewell.example/api/humanize", {
    method: "POST",
    body: '{"text": "my secret essay"}',
    headers: { "Content-Type": "application/json" },
  });

test("health answers once the engine is loaded", async () => {
  const api = createTestApi();
  const response = await api.health(health());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  expect((await api.health(health("HEAD"))).status).toBe(200);
  expect((await api.health(health("POST"))).headers.get("allow")).toBe("GET, HEAD");
});

test("the engine is loaded once for any number of requests", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return humanizer;
  };
  const api = createTestApi({ humanizer: load });
  await Promise.all([api.health(health()), api.humanize(post()), api.humanize(post())]);
  expect(loads).toBe(1);
});

test("an engine that did not load is tried again at the next request", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error("no memory");
    return humanizer;
  };
  const api = createTestApi({ humanizer: load });
  expect((await api.health(health())).status).toBe(500);
  expect((await api.health(health())).status).toBe(200);
});

test("a failure of ours says nothing of its cause or of the text, and is reported", async () => {
  const reported: Error[] = [];
  const broken = {
    ...humanizer,
    humanize: () => {
      throw new Error("at /srv/engine.js:1: my secret essay");
    },
  };
  const api = createTestApi({ humanizer: async () => broken, report: (error) => reported.push(error) });
  const response = await api.humanize(post());
  expect(response.status).toBe(500);
  const problem = await problemOf(response);
  expect(problem.code).toBe("internal");
  expect(JSON.stringify(problem)).not.toMatch(/secret|engine\.js/u);
  expect(reported).toHaveLength(1);
  expect(`${reported[0]?.message} ${reported[0]?.stack}`).not.toContain("secret");
  expect(reported[0]?.stack).toContain("failures.test.ts");
});

test("an address that is none of ours is answered in the same shape", async () => {
  const problem = await createTestApi().notFound(post());
  expect(problem.status).toBe(404);
  expect(await problemOf(problem)).toMatchObject({ code: "not_found" });
});

test("a store of words that cannot be reached stops nobody, and the operator is told", async () => {
  const told: string[] = [];
  const limits = { wordsPerDay: 100, peoplePerAddress: 1, requestsPerMinute: 100 };
  // Nothing listens on the first port.
  const counters = () => openCounters({ url: "redis://127.0.0.1:1", secret: "shared", limits, tell: (message) => told.push(message) });
  const api = createTestApi({ counters });
  expect((await api.humanize(post())).status).toBe(200);
  const usage = await api.usage(new Request("https://prosewell.example/api/usage"));
  expect(await usage.json()).toMatchObject({ limit: 100, remaining: 100 });
  expect(told).toHaveLength(1);
});

test("a store of words that did not open is tried again at the next request", async () => {
  let opened = 0;
  const counters = async () => {
    opened += 1;
    if (opened === 1) throw new Error("no memory");
    return openCounters({ limits: { wordsPerDay: 100, peoplePerAddress: 1, requestsPerMinute: 100 }, tell: () => {} });
  };
  const api = createTestApi({ counters });
  expect((await api.humanize(post())).status).toBe(500);
  expect((await api.humanize(post())).status).toBe(200);
});
