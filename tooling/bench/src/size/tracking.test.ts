import { expect, test } from "vitest";
import type { Arrival } from "./arrivals.ts";
import { trackingBudget } from "./budget.ts";
import { bundleOf, bundleOfOurs, versionOf } from "./bundle.ts";
import { peersPart, weighOurs } from "./peers.ts";
import { toastPart, weighToasts } from "./toasts.ts";
import { toastOf, trackedPart } from "./tracked.ts";
import { weigh } from "./weight.ts";

test("our core with all four wrappers is at most 5 KB, as a team would bundle it", async () => {
  const { gzip } = await weighOurs();
  expect(gzip).toBeGreaterThan(4 * 1024);
  expect(gzip).toBeLessThanOrEqual(trackingBudget);
});

test("the vendor's SDK is no part of ours, and is weighed when it is asked for", async () => {
  const ours = await bundleOfOurs([`export { amplitude } from "@prosewell/tracking/providers/amplitude";`]);
  expect(Buffer.concat(ours).toString()).not.toContain("amplitude-ts");
  const sdk = await bundleOf("@amplitude/analytics-browser");
  expect(Buffer.concat(sdk).toString()).toContain("amplitude-ts");
});

test("a peer is weighed whole, in the version that is installed", async () => {
  expect(weigh(await bundleOf("analytics")).gzip).toBeGreaterThan(10 * 1024);
  // It fetches parts of itself later, and is cut into files for that.
  expect(weigh(await bundleOf("@segment/analytics-next")).gzip).toBeGreaterThan(30 * 1024);
  expect(versionOf("analytics")).toMatch(/^\d+\.\d+\.\d+$/u);
});

const heavy = { raw: 0, gzip: trackingBudget + 1, brotli: 0 };

test("one byte too many misses the bar", () => {
  expect(peersPart([{ name: "ours", weight: { ...heavy, gzip: trackingBudget } }]).note).toContain("kept");
  expect(peersPart([{ name: "ours", weight: heavy }]).note).toContain("missed");
});

test("toasts are weighed without the React that a page has, and ours by what it fetches with the first one", async () => {
  const peers = await weighToasts();
  expect(peers).toHaveLength(5);
  // React's own renderer alone has more.
  for (const { weight } of peers) expect([weight.gzip > 2 * 1024, weight.gzip < 40 * 1024]).toEqual([true, true]);
  const [ours, ...others] = toastPart({ raw: 3, gzip: peers[0]?.weight.gzip ?? 0, brotli: 1 }, peers).table.rows;
  expect([ours?.[1].at(-1), others[0]?.[1].at(-1)]).toEqual(["1.0", "1.0"]);
  const files = ["toast", "amplitude-ts"].map((text): Arrival => ({ kind: "script", url: `http://127.0.0.1/${text}.js`, byWorker: false, body: Buffer.from(text) }));
  const nothing = { first: [], quiet: [], consented: [] };
  expect(toastOf({ without: nothing, withKeys: { ...nothing, consented: files } }).raw).toBe("toast".length);
});

test("what tracking adds is told by the moment at which it comes", () => {
  const script = (text: string): Arrival => ({ kind: "script", url: "http://127.0.0.1/a.js", byWorker: false, body: Buffer.from(text) });
  const without = { first: [script("framework")], quiet: [], consented: [] };
  const { rows } = trackedPart({ without, withKeys: { first: [script("framework")], quiet: [script("layer")], consented: [script("amplitude-ts")] } }).table;
  expect(rows.map(([, [before, , more]]) => [before === "0", more === "0"])).toEqual([[false, true], [true, false], [true, false], [true, true]]);
});

test("an SDK that comes before consent misses the bar", () => {
  const first = [{ kind: "script", url: "http://127.0.0.1/a.js", byWorker: false, body: Buffer.from("amplitude-ts") }] as const;
  const nothing = { first: [], quiet: [], consented: [] };
  expect(trackedPart({ without: nothing, withKeys: nothing }).note).toContain("kept");
  expect(trackedPart({ without: nothing, withKeys: { ...nothing, first } }).note).toContain("missed");
});
