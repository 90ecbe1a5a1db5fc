import { forget, loadScript, type Browser } from "./browser.ts";
import type { Call } from "./calls.ts";
import type { Clock } from "./clock.ts";
import type { ConsentState } from "./consent.ts";
import type { DeliveryReport, ReportListener } from "./reports.ts";
import type { Orders } from "./orders.ts";
import type { TrackingProvider } from "./provider.ts";
import { enqueue } from "./queue.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { stateOf, type ProviderState, type SdkState } from "./state.ts";

/** How long a caller waits for one provider's answer before it is told that there is none yet, in milliseconds. */
const patience = 10_000;

/** What all channels of a page have in common. */
export interface Shared {
  readonly browser: Browser;
  readonly clock: Clock;
  readonly consent: () => ConsentState;
  readonly storage: SafeStorage;
  readonly orders: Orders;
  readonly onReport: ReportListener;
}

/** Where the calls wait that one provider has not taken: also for the next page, and for any tab. */
export const queueKey = ({ name }: TrackingProvider): string => `tracking_queue_${name}`;

/** Everything between a call and one provider: its state, its queue, and the walls around what it throws. */
export function createChannel(provider: TrackingProvider, { browser, clock, consent, storage, orders, onReport }: Shared) {
  const { name, purposes, leaves = [] } = provider;
  const key = queueKey(provider);
  const answers = new Map<string, (report: Promise<DeliveryReport>) => void>();
  let state: ProviderState = "idle";
  let sdk: SdkState = "loading";
  let loading = false;
  let trouble: unknown;

  const due = () => stateOf(purposes, consent(), sdk);
  const tell = (status: DeliveryReport["status"], call?: Call, error?: unknown): DeliveryReport => {
    const report = { provider: name, status, call, error };
    onReport(report);
    return report;
  };
  const report = (error: unknown): void => void tell("failed", undefined, error);
  const safely = (run: () => void | Promise<void>): Promise<void> => (async () => run())().catch(report);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes there
  const queue = () => (storage.get(key) ?? []) as Call[];

  /** Whether calls have no reason to wait. */
  const isDecided = () => state === "ready" || state === "denied";

  const deliver = async (call: Call): Promise<DeliveryReport> => {
    if (state === "denied") return tell("denied", call);
    const order = call.method === "purchase" && call.orderId && `${name} ${call.orderId}`;
    if (order) {
      if (orders.includes(order)) return tell("duplicate", call);
      orders.add(order);
    }
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call's method takes that call
      await (provider[call.method] as ((payload: Call) => void | Promise<void>) | undefined)?.(call);
      return tell("sent", call);
    } catch (error) {
      if (order) orders.remove(order);
      return tell("failed", call, error);
    }
  };

  const load = async (): Promise<void> => {
    // The person may have changed their mind before the page was idle.
    if (state === "loading") {
      try {
        await provider.load({ browser, clock, report, loadScript: (url) => loadScript(browser, url) });
        sdk = "ready";
      } catch (error) {
        trouble = error;
        sdk = "failed";
      }
    }
    loading = false;
    consentChanged();
  };

  const clear = () => safely(() => (state === "denied" ? forget(browser, leaves) : undefined));

  /** Moves to the state that is due, and does what belongs there. */
  const consentChanged = (): void => {
    const before = state;
    state = due();
    const told = safely(() => (sdk === "ready" ? provider.consentChanged?.(consent()) : undefined));
    // At once, for it may never have stopped; and once it has, for what it does as it stops may leave something, too.
    void clear();
    void told.then(clear);
    if (state === before) return;
    onReport({ provider: name, state, error: trouble });
    if (state === "loading" && !loading) {
      loading = true;
      (browser.requestIdleCallback ?? setTimeout)(load);
    }
    if (!isDecided()) return;
    const calls = queue();
    storage.remove(key);
    for (const call of calls) {
      const delivery = deliver(call);
      answers.get(call.insertId)?.(delivery);
    }
  };

  return {
    consentChanged,

    /** Hands a call over, now or later. Nothing comes of it if the provider has no use for it. */
    offer: async (given: Call): Promise<DeliveryReport | undefined> => {
      if (!provider[given.method]) return undefined;
      // Who is no provider for ads does not learn the address (T3).
      const call = purposes.includes("ads") ? given : { ...given, email: undefined };
      if (!isDecided()) {
        storage.set(key, enqueue(queue(), call));
        if (due() !== "loading") return tell("queued", call, trouble);
      }
      return new Promise((resolve) => {
        const giveUp = clock.after(patience, () => resolve(tell("queued", call)));
        const answer = (delivered: Promise<DeliveryReport>) => void delivered.finally(giveUp).then(resolve);
        if (isDecided()) answer(deliver(call));
        else answers.set(call.insertId, answer);
      });
    },

    /** Sends what the provider holds: the page goes away. */
    flush: (): void => {
      if (state === "ready") void safely(() => provider.flush?.());
    },
  };
}
