import type { Part } from "../report/section.ts";
import { figure } from "../report/figures.ts";
import { trackingBudget } from "./budget.ts";
import { bundleOf, bundleOfOurs, versionOf } from "./bundle.ts";
import { weigh, type Weight } from "./weight.ts";

/** Tracking layers that a team would take instead, each by its main entry. */
const peers = ["@segment/analytics-next", "posthog-js", "analytics", "@rudderstack/analytics-js", "@snowplow/browser-tracker"] as const;

/** What our wrapper fetches after consent, when the page is idle. */
const sdk = "@amplitude/analytics-browser";

const vendors = ["amplitude", "gtag", "uet", "clarity"] as const;
const wrappers = vendors.map((vendor) => `export { ${vendor} } from "@prosewell/tracking/providers/${vendor}";`);

/** Our core with all four wrappers, as the budget counts it. */
export const weighOurs = async (): Promise<Weight> => weigh(await bundleOfOurs([`export { createTracking } from "@prosewell/tracking";`, ...wrappers]));

/** A package under the name that the table gives it. */
export interface Weighed {
  readonly name: string;
  readonly weight: Weight;
}

/** Our tracking package and its peers, packed by one bundler with one set of options. */
export async function weighPeers(): Promise<readonly Weighed[]> {
  const weighed = async (name: string): Promise<Weighed> => ({ name: `${name} ${versionOf(name)}`, weight: weigh(await bundleOf(name)) });
  return [
    { name: "ours: the core and all four wrappers", weight: await weighOurs() },
    { name: "ours: everything that these five entries export", weight: weigh(await bundleOfOurs([`export * from "@prosewell/tracking";`, ...wrappers])) },
    ...(await Promise.all(peers.map(weighed))),
    await weighed(sdk),
  ];
}

/** Weights, and how many times the first one's. */
export function besideFirst(all: readonly Weighed[]): Part["table"] {
  const own = all[0]?.weight.gzip ?? Number.NaN;
  return {
    header: ["package", "minified", "gzip", "brotli", "times ours"],
    rows: all.map(({ name, weight: { raw, gzip, brotli } }) => [name, [...[raw, gzip, brotli].map((bytes) => figure(bytes, 0)), figure(gzip / own)]]),
  };
}

export function peersPart(all: readonly Weighed[]): Part {
  const [first] = all;
  const own = first?.weight.gzip ?? Number.NaN;
  return {
    title: "The tracking package beside its peers",
    note: `Bytes of an ES module with all that a package's main entry exports, by the bundler that builds ours (minified, es2023), with what it imports at once and without what it fetches later. Ours sends nothing to Amplitude by itself: it fetches Amplitude's SDK, the last row, after consent and when the page is idle. Debug view, React and Next are entries of their own. The bar for the first row is ${figure(trackingBudget, 0)} B gzip, and it is ${own <= trackingBudget ? "kept" : "missed"}.`,
    table: besideFirst(all),
  };
}
