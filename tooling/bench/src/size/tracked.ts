import { build } from "@prosewell/e2e/build";
import { launchChromium } from "@prosewell/e2e/chromium";
import { serve } from "@prosewell/e2e/sites";
import type { Part } from "../report/section.ts";
import { figure } from "../report/figures.ts";
import { consentedLoad, type Arrival, type ConsentedLoad } from "./arrivals.ts";
import { trackingBudget } from "./budget.ts";
import { weigh, type Weight } from "./weight.ts";

const keys = {
  NEXT_PUBLIC_AMPLITUDE_API_KEY: "key0123456789",
  NEXT_PUBLIC_GTAG_ID: "AW-1",
  NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "label",
  NEXT_PUBLIC_UET_TAG_ID: "17",
  NEXT_PUBLIC_CLARITY_ID: "clarity1",
};

/** The home page of a site that was built without a key, and of the same site built here with all of them. */
export interface Tracked {
  readonly without: ConsentedLoad;
  readonly withKeys: ConsentedLoad;
}

/** Builds the default site with every provider's key beside the one without, and visits both. */
export async function visitTracked(): Promise<Tracked> {
  await using resources = new AsyncDisposableStack();
  const withAllKeys = await build("default", "tracking-size", keys);
  resources.defer(withAllKeys.remove);

  const browser = await launchChromium();
  resources.defer(() => browser.close());
  const visit = async (environment: Record<string, string>) => {
    const site = await serve("default", environment);
    try {
      return await consentedLoad(browser, site.origin);
    } finally {
      await site.stop();
    }
  };
  return { without: await visit({}), withKeys: await visit(withAllKeys.environment) };
}

const weighScripts = (arrivals: readonly Arrival[]): Weight => weigh(arrivals.filter(({ kind }) => kind === "script").map(({ body }) => body));
const scripts = (arrivals: readonly Arrival[]) => weighScripts(arrivals).gzip;

/** Only Amplitude's own SDK names itself so. */
const isSdk = ({ body }: Arrival) => body.includes("amplitude-ts");

const toast = ({ consented }: ConsentedLoad) => consented.filter((file) => !isSdk(file));

/** What a page fetches with its first toast. */
export const toastOf = ({ withKeys }: Tracked): Weight => weighScripts(toast(withKeys));

export function trackedPart({ without, withKeys }: Tracked): Part {
  const moments: readonly (readonly [name: string, of: (load: ConsentedLoad) => readonly Arrival[]])[] = [
    ["scripts until the network is idle: the first load", ({ first }) => first],
    ["scripts once the page has had its time: the layer, and the question", ({ quiet }) => quiet],
    ["scripts after consent, when it is idle: Amplitude's SDK", ({ consented }) => consented.filter(isSdk)],
    ["other scripts after consent: the toast that says so", toast],
  ];
  const added = scripts(withKeys.first) - scripts(without.first);
  return {
    title: "What tracking adds to the home page",
    note: `Bytes, gzip, of the default site's scripts: as it is built without a key, and as it is built with the keys of all four providers. The vendors' own hosts are out of reach. The bar for what the first load may gain is ${figure(trackingBudget, 0)} B, and it is ${added <= trackingBudget && ![...withKeys.first, ...withKeys.quiet].some(isSdk) ? "kept" : "missed"}.`,
    table: {
      header: ["moment", "without keys", "with all keys", "more"],
      rows: moments.map(([name, of]) => {
        const [before, after] = [scripts(of(without)), scripts(of(withKeys))];
        return [name, [before, after, after - before].map((bytes) => figure(bytes, 0))];
      }),
    },
  };
}
