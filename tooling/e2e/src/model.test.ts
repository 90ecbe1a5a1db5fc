import { fakeEndpoint, type FakeEndpoint, reworded } from "@prosewell/model-engine/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { goTo, useBrowser } from "./browser.ts";
import { serve, shells, type StartedSite } from "./sites.ts";
import { workspace } from "./workspace.ts";

const { open } = useBrowser();

const text = "The heliotropecanary of Anna Bell sang 40 times in the garden of the house, and it did not stop in the evening.";
const pages = "The heliotropecanary of Anna Bell sang 40 times in the garden of the house.\n\nIt did not stop in the evening. The people of the village came and listened.";
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

  test("asks on the page before a text goes to the model, shows it come, keeps what passed, and tells what was refused or not to be had", async () => {
    const site = sites.get(shell);
    const from = endpoint.asked.length;
    const { page, context } = await open("about:blank", { reducedMotion: "reduce" });
    await bringAxe(context);
    await goTo(page, site?.origin ?? "");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const tool = workspace(page);
    const press = () => tool.humanize.click();

    // The engine on the device is the one that is there, and it sends nothing.
    await tool.input.fill(pages);
    await press();
    await tool.proof.waitFor({ timeout: 55_000 });
    const model = page.getByRole("radio", { name: "Language model" });
    await model.waitFor();
    // It is chosen once the person has agreed, and not before.
    await model.click({ force: true });
    const dialog = page.getByRole("dialog", { name: "Send your text to a language model?" });
    await dialog.getByText(new RegExp(`at ${new URL(endpoint.baseUrl).host}`, "u")).first().waitFor();
    expect(await findings(page, {})).toEqual([]);
    await dialog.getByRole("button", { name: "Use the language model" }).click();
    await page.getByText(/your text goes to our server and from there to/u).waitFor();
    expect(sent.filter((request) => /heliotropecanary/u.test(request))).toEqual([]);
    expect(endpoint.asked).toHaveLength(from);

    // The second paragraph is held back; the first is to be seen, and stays when the run is stopped.
    endpoint.play(({ passage }, reply) => (passage.includes("evening") ? undefined : reply.say(reworded(passage))));
    await press();
    await tool.result.getByText(/That heliotropecanary of Anna Bell sang 40 times/u).waitFor();
    await expect.poll(() => endpoint.open.now).toBeGreaterThan(0);
    await tool.cancel.click();
    await tool.result.getByText(/were carried over unchanged/u).waitFor();
    await expect.poll(() => endpoint.open.now).toBe(0);
    expect(await tool.result.textContent()).toContain("It did not stop in the evening");

    // One sentence is said otherwise than it is, and stays as it was.
    endpoint.play(({ passage }, reply) => reply.say(reworded(passage).replace("did not stop", "did stop")));
    await press();
    await tool.result.getByRole("heading", { name: "1 place where the model’s wording was not used" }).waitFor();
    await tool.result.getByText(/denied something else than the text does.*Your own words stand there/u).waitFor();
    expect(await tool.result.locator("del", { hasText: "It did stop in that evening" }).count()).toBe(1);
    expect(await findings(page, {})).toEqual([]);
    expect(endpoint.asked.slice(from).map(({ body }) => body).join("\n")).not.toMatch(/Anna|40/u);

    // A sentence again: its paragraph alone is sent, and the earlier wording stays at hand.
    const known = endpoint.asked.length;
    endpoint.play(({ passage }, reply) => reply.say(reworded(passage).replace("people", "villagers")));
    await tool.result.getByRole("link", { name: /That people of that/u }).first().focus();
    await tool.result.getByRole("button", { name: "Rewrite this sentence again" }).filter({ visible: true }).first().click();
    await tool.result.locator("ins", { hasText: "villagers" }).first().waitFor();
    expect(endpoint.asked.slice(known).map(({ body }) => body).join("\n")).not.toContain("heliotropecanary");
    await tool.result.getByRole("link", { name: /villagers/u }).first().focus();
    expect(await tool.result.getByRole("radio", { name: /people/u }).filter({ visible: true }).count()).toBeGreaterThan(0);

    endpoint.play((_, reply) => reply.refuse(401));
    await press();
    await tool.result.getByText(/The language model gave no answer/u).waitFor();
    endpoint.play(({ passage }, reply) => reply.say(reworded(passage)));
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
