import { describe, vi } from "vitest";
import { useBrowser } from "./browser.ts";
import { trackedSite } from "./tracked-site.ts";
import { testArrival } from "./tracking-arrival.ts";
import { testConsent } from "./tracking-consent.ts";
import { testProxy } from "./tracking-proxy.ts";
import { testSdk } from "./tracking-sdk.ts";

vi.setConfig({ testTimeout: 240_000 });

// One build with every key serves them all; a build takes longer than any of them.
const site = trackedSite("tracking", useBrowser().open);

describe("consent", () => {
  testConsent(site);
});
describe("what arrives when", () => {
  testArrival(site);
});
describe("through the real SDK and the real proxy", () => {
  testSdk(site);
});
describe("the proxy, as the site mounts it", () => {
  testProxy(site);
});
