import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ServedSite, serve } from "./sites.ts";

let site: ServedSite;
beforeAll(async () => void (site = await serve("default", {}, "standalone")));
afterAll(() => site.stop());

const page = async (origin: string) => {
  const response = await fetch(origin);
  return { policy: response.headers.get("content-security-policy"), html: await response.text() };
};

test("the folder that is deployed serves the page that is tested, under the same policy", async () => {
  expect(await page(site.origin)).toEqual(await page(inject("origins").default));
});

test("whatever its pages name is there: scripts, data, faces, the service worker", async () => {
  const { html } = await page(site.origin);
  const files = new Set([...html.matchAll(/\/_next\/static\/[\w./-]+/gu)].map(([path]) => path));
  expect(files.size).toBeGreaterThan(10);
  const missing = await Promise.all([...files, "/service-worker.js"].map(async (path) => ((await fetch(site.origin + path)).ok ? [] : [path])));
  expect(missing.flat()).toEqual([]);
});

test("it rewrites", async () => {
  const body = JSON.stringify({ text: "It is important to note that we met on Monday." });
  const response = await fetch(`${site.origin}/api/humanize`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  expect(await response.json()).toMatchObject({ text: "We met on Monday." });
});
