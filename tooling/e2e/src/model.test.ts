import { fakeEndpoint, type FakeEndpoint, reworded } from "@prosewell/model-engine/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { serve, shells, type StartedSite } from "./sites.ts";

const text = "The heliotropecanary of Anna Bell sang 40 times in the garden of the house, and it did not stop in the evening.";
const key = "sk-canary-key";

let endpoint: FakeEndpoint;
let sites: ReadonlyMap<string, StartedSite>;

beforeAll(async () => {
  endpoint = await fakeEndpoint(({ passage }, reply) => reply.say(reworded(passage)));
  const environment = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "test", MODEL_API_KEY: key, MODEL_CANDIDATES: "1" };
  sites = new Map(await Promise.all(shells.map(async (shell) => [shell, await serve(shell, environment)] as const)));
});

afterAll(async () => {
  await Promise.all([...sites.values()].map((site) => site.stop()));
  await endpoint.close();
});

const post = (origin: string | undefined, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/humanize`, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) });

describe.each(shells)("the %s site", (shell) => {
  test("has the model that its environment names rewrite what asks for it, and nothing else", async () => {
    const site = sites.get(shell);
    const from = endpoint.asked.length;
    await post(site?.origin, { text });
    expect(endpoint.asked).toHaveLength(from);

    const response = await post(site?.origin, { text, engine: "model" }, { Accept: "application/x-ndjson" });
    const events = (await response.text()).trimEnd().split("\n").map((line) => JSON.parse(line) as { type: string; engine?: string; text?: string });
    expect(events.map(({ type }) => type)).toEqual(["start", "block", "done"]);
    expect(events.at(-1)).toMatchObject({ engine: "model", text: "That heliotropecanary of Anna Bell sang 40 times in that garden of that house, and it did not stop in that evening." });
    expect(endpoint.asked.slice(from).map(({ body }) => body).join("\n")).not.toMatch(/Anna|40/u);
    expect(endpoint.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
  });

  test("serves by the embedded engine while the model fails, says so, and keeps text and key to itself", async () => {
    const site = sites.get(shell);
    endpoint.play(({ passage }, reply) => reply.refuse(401, {}, passage));
    const response = await post(site?.origin, { text, engine: "model" });
    const answer = await response.text();
    expect(JSON.parse(answer)).toMatchObject({ engine: "embedded", shortfalls: [{ cause: "unreachable" }] });
    endpoint.play(({ passage }, reply) => reply.say(reworded(passage)));
    const page = await (await fetch(`${site?.origin}/`)).text();
    expect(answer + page).not.toContain(key);
    expect(site?.said()).not.toMatch(/heliotropecanary|sk-canary/u);
  });

  test("knows of no model where none is named", async () => {
    const response = await post(inject("origins")[shell], { text, engine: "model" });
    expect(response.status).toBe(400);
    const listed = async (origin: string | undefined) => ((await (await fetch(`${origin}/api/engines`)).json()) as { id: string }[]).map(({ id }) => id);
    expect(await listed(inject("origins")[shell])).toEqual(["embedded"]);
    expect(await listed(sites.get(shell)?.origin)).toEqual(["embedded", "model"]);
  });
});
