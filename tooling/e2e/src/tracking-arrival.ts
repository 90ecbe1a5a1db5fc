import { expect, test } from "vitest";
import { patience, type TrackedSite } from "./tracked-site.ts";

declare global {
  interface Window {
    becomeIdle: () => void;
  }
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

export function testArrival({ files, origin, visit }: TrackedSite): void {
  test("the tracking layer is no part of what the home page names, and is fetched once the page is there and has had its time", async () => {
    const html = await (await fetch(origin())).text();
    expect(html).toContain("/_next/static/chunks/");
    expect(files().filter((file) => html.includes(file))).toEqual([]);
    const { toLayer, toSdk } = await visit();
    expect([toLayer(), toSdk()]).toEqual([1, 0]);
  });

  test("Amplitude's SDK comes after consent and when the page is idle, and not before both", async () => {
    const { page, accept, arrival, toSdk, toVendors } = await visit("/", neverIdle);
    const becomeIdle = () => page.evaluate(() => window.becomeIdle());
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
