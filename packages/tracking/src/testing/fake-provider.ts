import type { Call, ConsentState, FlushReason, Method, ProviderContext, Purpose, TrackingProvider } from "../index.ts";

/** How a fake provider behaves. */
export interface FakeProviderOptions {
  readonly name?: string;
  readonly purposes?: readonly Purpose[];
  readonly leaves?: readonly string[];
  /** How long it takes over every call, in milliseconds of the clock. */
  readonly latency?: number;
  /** What every call fails with. */
  readonly failWith?: unknown;
  /** No call ever settles. */
  readonly hang?: boolean;
  /** What loading does: once for each attempt, the last one for all that follow. */
  readonly loading?: readonly ("works" | "fails" | "hangs")[];
}

/** A provider that remembers. */
export interface FakeProvider extends TrackingProvider {
  /** What it was called with, in order. */
  readonly calls: readonly Call[];
  /** The names of the events that it was told to track. */
  readonly events: readonly string[];
  /** The changes of consent that it heard of. */
  readonly consents: readonly ConsentState[];
  readonly flushes: readonly FlushReason[];
  /** How often it was loaded. */
  readonly loads: number;
}

const methods = ["session", "identify", "setUserProperties", "track", "page", "register", "purchase", "reset"] as const satisfies readonly Method[];

/** A provider that takes everything, or fails as you say. */
export function fakeProvider(options: FakeProviderOptions = {}): FakeProvider {
  const { name = "fake", purposes = ["analytics"], leaves = [], latency = 0, failWith, hang = false, loading = ["works"] } = options;
  const calls: Call[] = [];
  const consents: ConsentState[] = [];
  const flushes: FlushReason[] = [];
  let loads = 0;
  let context: ProviderContext | undefined;

  const take = (call: Call): void | Promise<void> => {
    calls.push(call);
    if (hang) return new Promise(() => {});
    const { clock } = context ?? {};
    if (!latency || !clock) return fail();
    return new Promise<void>((resolve) => void clock.after(latency, resolve)).then(fail);
  };
  const fail = (): void => {
    if (failWith !== undefined) throw failWith;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one handler for each method
  const handlers = Object.fromEntries(
    methods.map((method) => [method, (payload: never) => take({ method, payload })]),
  ) as unknown as Pick<TrackingProvider, Method>;

  return {
    ...handlers,
    name,
    purposes,
    leaves,
    calls,
    consents,
    flushes,
    get events() {
      return calls.flatMap((call) => (call.method === "track" ? call.payload.name : []));
    },
    get loads() {
      return loads;
    },
    load: async (given) => {
      context = given;
      const fate = loading[Math.min(loads, loading.length - 1)];
      loads += 1;
      if (fate === "fails") throw new Error(`${name} did not load.`);
      if (fate === "hangs") await new Promise(() => {});
    },
    consentChanged: (consent) => void consents.push(consent),
    flush: (reason) => void flushes.push(reason),
  };
}
