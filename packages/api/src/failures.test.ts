import { expect, test } from "vitest";
import { createApi } from "./api.ts";
import { humanizer, limits, problemOf } from "./test-client.ts";

const health = (method = "GET") => new Request("https://prosewell.example/api/health", { method });

const post = () =>
  new Request("https://prosewell.example/api/humanize", {
    method: "POST",
    body: '{"text": "my secret essay"}',
    headers: { "Content-Type": "application/json" },
  });

test("health answers once the engine is loaded", async () => {
  const api = createApi({ humanizer: async () => humanizer, limits });
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
  const api = createApi({ humanizer: load, limits });
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
  const api = createApi({ humanizer: load, limits });
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
  const api = createApi({ humanizer: async () => broken, limits, report: (error) => reported.push(error) });
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
  const problem = await createApi({ humanizer: async () => humanizer, limits }).notFound(post());
  expect(problem.status).toBe(404);
  expect(await problemOf(problem)).toMatchObject({ code: "not_found" });
});
