import type { Call, Method } from "./calls.ts";
import { within } from "./clock.ts";
import { verdictOf } from "./consent.ts";
import type { DeliveryReport, Logbook } from "./log.ts";
import type { Orders } from "./orders.ts";
import type { FlushReason, Handlers, ProviderContext, TrackingProvider } from "./provider.ts";
import { step, type ProviderSignal, type ProviderState } from "./provider-state.ts";
import { enqueue } from "./queue.ts";
import type { Waiting } from "./waiting.ts";

/** How long a caller waits for one provider before it is told that there is no answer yet, in milliseconds. */
const patience = 10_000;

/** Pauses before the SDK is asked for again, in milliseconds. */
const pauses = [1_000, 5_000, 25_000];

interface Entry {
  readonly call: Call;
  readonly settle: (report: DeliveryReport | Promise<DeliveryReport>) => void;
}

interface Shared {
  readonly context: Omit<ProviderContext, "report">;
  readonly logbook: Logbook;
  readonly orders: Orders;
  readonly waiting: Waiting;
}

/** Everything between a call and one provider: its state, its queue, and the walls around what it throws. */
export function createChannel(provider: TrackingProvider, { context: shared, logbook, orders, waiting }: Shared) {
  const { name } = provider;
  const { browser, clock } = shared;
  const context: ProviderContext = {
    ...shared,
    report: (error) => void logbook.delivery({ provider: name, status: "failed", error }),
  };
  let state: ProviderState = "idle";
  let queue: Entry[] = [];
  let loading = false;
  let loaded = false;
  let trouble: unknown;

  const verdict = () => verdictOf(provider.purposes, shared.consent());

  const report = (call: Call, status: DeliveryReport["status"], error?: unknown): DeliveryReport =>
    logbook.delivery({ provider: name, status, call, ...(error !== undefined && { error }) });

  const attempt = async (run: () => void | Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      context.report(error);
    }
  };

  const signal = (received: ProviderSignal): boolean => {
    const before = state;
    state = step(state, received);
    if (state === before) return false;
    logbook.state({ provider: name, state, ...(state === "failed" && { error: trouble }) });
    return true;
  };

  const deliver = async (call: Call): Promise<DeliveryReport> => {
    const orderId = call.method === "purchase" ? call.payload.orderId : undefined;
    if (orderId && !orders.claim(name, orderId)) return report(call, "duplicate");
    try {
      await hand(provider, call);
      return report(call, "sent");
    } catch (error) {
      if (orderId) orders.release(name, orderId);
      return report(call, "failed", error);
    }
  };

  const wait = (call: Call): Promise<DeliveryReport> =>
    new Promise((settle) => {
      const { queue: longer, dropped } = enqueue(queue, { call, settle });
      queue = longer;
      dropped?.settle(report(dropped.call, "failed", new Error(`Too many calls wait for ${name}.`)));
    });

  const drain = (): void => {
    const waited = queue;
    queue = [];
    for (const call of waiting.take(name)) void deliver(call);
    for (const { call, settle } of waited) settle(deliver(call));
  };

  const load = async (): Promise<void> => {
    for (const pause of [...pauses, undefined]) {
      if (state !== "loading") break;
      try {
        await provider.load(context);
        loaded = true;
        if (signal("loaded")) drain();
        // The person changed their mind meanwhile.
        else await attempt(() => provider.consentChanged?.(shared.consent()));
        break;
      } catch (error) {
        trouble = error;
        if (pause === undefined) signal("broken");
        else await new Promise<void>((resolve) => void clock.after(pause, resolve));
      }
    }
    loading = false;
  };

  const begin = (): void => {
    if (loaded) {
      signal("loaded");
      drain();
    } else if (!loading) {
      loading = true;
      browser.whenIdle(() => void load());
    }
  };

  const drop = (): void => {
    const dropped = queue;
    queue = [];
    for (const { call, settle } of dropped) settle(report(call, "denied"));
    browser.forget(provider.leaves ?? []);
  };

  return {
    /** Hands a call over, now or later. `undefined` if the provider has no use for it. */
    offer: (call: Call): Promise<DeliveryReport> | undefined => {
      if (!provider[call.method]) return undefined;
      const told = provider.purposes.includes("ads") ? call : withoutEmail(call);
      if (!told) return undefined;
      if (state === "denied") return Promise.resolve(report(told, "denied"));
      if (state === "ready") {
        const late = () => report(told, "failed", new Error(`${name} did not answer within ${patience} ms.`));
        return within(deliver(told), patience, clock, late);
      }
      const waits = wait(told);
      if (verdict() !== "granted") return Promise.resolve(report(told, "queued"));
      if (state === "failed") return Promise.resolve(report(told, "queued", trouble));
      return within(waits, patience, clock, () => report(told, "queued"));
    },

    /** Acts on the person's answers. */
    heedConsent: (): void => {
      const changed = signal(verdict());
      if (loaded) void attempt(() => provider.consentChanged?.(shared.consent()));
      if (changed && state === "denied") drop();
      if (state === "loading") begin();
    },

    flush: (reason: FlushReason): Promise<void> => {
      if (reason === "pagehide" && queue.length > 0 && verdict() === "granted") {
        const calls = queue.map(({ call }) => call);
        queue = [];
        waiting.leave(name, calls);
      }
      if (state !== "ready") return Promise.resolve();
      const flushed = attempt(() => provider.flush?.(reason));
      return within(flushed, patience, clock, () => {});
    },
  };
}

/** One provider, walled off. */
export type Channel = ReturnType<typeof createChannel>;

const hand = <M extends Method>(handlers: Handlers, { method, payload }: Call<M>): void | Promise<void> => handlers[method]?.(payload);

/** Who is no provider for ads does not learn the address (T3). */
function withoutEmail(call: Call): Call | undefined {
  if (call.method === "register") return undefined;
  if (call.method !== "purchase") return call;
  const { email: _, ...payload } = call.payload;
  return { method: "purchase", payload };
}
