import { everything, fakeBrowser, fakeClock, fakeConsent, fakeProvider, type FakeBrowserOptions, type FakeProvider } from "../testing/index.ts";
import type { Call, Method } from "./calls.ts";
import type { ConsentState } from "./consent.ts";
import type { TrackingProvider } from "./provider.ts";
import { createTrackingLog } from "./tracking-log.ts";
import { createTracking } from "./tracking.ts";
import type { TrackingOptions } from "./tracking-types.ts";

interface Scene extends Partial<Pick<TrackingOptions, "session" | "environment">> {
  /** The provider that the test looks at, alone on the page unless there are others. */
  readonly provider?: FakeProvider;
  readonly others?: readonly TrackingProvider[];
  readonly browser?: FakeBrowserOptions;
  readonly answers?: ConsentState;
  readonly clock?: ReturnType<typeof fakeClock>;
  /** Whether the page has started. */
  readonly started?: boolean;
}

/** A page where all is allowed and the providers are ready, unless told otherwise. */
export async function visit({
  provider = fakeProvider(),
  others = [],
  browser: browserOptions = {},
  answers = everything,
  clock = fakeClock(),
  started = true,
  ...options
}: Scene = {}) {
  const browser = fakeBrowser(browserOptions);
  const consent = fakeConsent(answers);
  const log = createTrackingLog();
  const tracking = createTracking({ providers: [provider, ...others], browser, clock, consent, onReport: log.add, ...options });
  if (started) tracking.start();
  await clock.advance(0);
  const stored = (key: string): unknown => JSON.parse(browser.localStorage.getItem(key) ?? "null");
  return { tracking, provider, browser, clock, consent, log, stored };
}

/** What a provider was called with, by one method. */
export const callsOf = <M extends Method>({ calls }: FakeProvider, method: M): Call<M>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filtered by what tells them apart
  calls.filter((call) => call.method === method) as unknown as Call<M>[];

/** Reports, short enough to compare. */
export const statuses = (reports: readonly { readonly provider: string; readonly status: string }[]): string[] =>
  reports.map(({ provider, status }) => `${provider} ${status}`);

/** What is bought. */
export const order = { value: 9.99, currency: "EUR", productId: "pro-monthly" };

/** Throws, whatever it is asked. */
export const refuse = (): never => {
  throw new Error("Out of order.");
};
