import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { patience, type TrackedSite } from "./tracked-site.ts";

/** What the layer with all its wrappers may weigh, packed. */
const budget = 5 * 1024;

/** Packed bytes of every script that a page names, which is what it needs before it is alive. */
async function scriptsNamedBy(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/gu)].map(([, address = ""]) => new URL(address, url).href));
  const packed = await Promise.all([...scripts].map(async (script) => gzipSync(Buffer.from(await (await fetch(script)).arrayBuffer()), { level: 9 }).length));
  return packed.reduce((sum, bytes) => sum + bytes, 0);
}

/** Holds back all that waits for the page to be idle, until `becomeIdle` is called. */
const neverIdle = () => {
  const waiting: IdleRequestCallback[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback) => waiting.push(run),
    becomeIdle: () => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 });
    },
  });
};

export function testArrival({ origin, visit }: TrackedSite): void {
  test("the keys of all providers add no more than 5 KB to the scripts that the home page names", async () => {
    const without = await scriptsNamedBy(inject("origins").default);
    expect(without).toBeGreaterThan(100 * 1024);
    expect(Math.abs((await scriptsNamedBy(origin())) - without)).toBeLessThanOrEqual(budget);
  });

  test("Amplitude's SDK comes after consent and when the page is idle, and not before both", async () => {
    const { page, accept, arrival, toSdk, toVendors } = await visit("/", neverIdle);
    const becomeIdle = () => page.evaluate(() => (globalThis as unknown as { becomeIdle: () => void }).becomeIdle());
    // Idle, without consent.
    await becomeIdle();
    await page.waitForLoadState("networkidle");
    expect([toSdk(), toVendors()]).toEqual([0, []]);
    // Consent, without being idle.
    await accept();
    await page.waitForLoadState("networkidle");
    expect([toSdk(), toVendors()]).toEqual([0, []]);
    await becomeIdle();
    await expect.poll(toSdk, patience).toBe(1);
    await arrival("session_start");
  });
}
