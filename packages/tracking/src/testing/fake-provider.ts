import type { Call, ConsentState, Handlers, Method, ProviderContext, Purpose, TrackingProvider } from "../index.ts";

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
  /** What becomes of loading. */
  readonly loading?: "works" | "fails" | "hangs";
}

/** A provider that remembers. */
export interface FakeProvider extends TrackingProvider {
  /** What it was called with, in order. */
  readonly calls: readonly Call[];
  /** The names of the events that it was told to track. */
  readonly events: readonly string[];
  /** The answers that it heard of. */
  readonly consents: readonly ConsentState[];
  /** How often it was loaded. */
  readonly loads: number;
  /** How often it was to send what it holds. */
  readonly flushes: number;
}

const methods = ["session", "identify", "setUserProperties", "track", "page", "register", "purchase", "reset"] as const satisfies readonly Method[];

/** A provider that takes everything, or fails as you say. */
export function fakeProvider(options: FakeProviderOptions = {}): FakeProvider {
  const { name = "fake", purposes = ["analytics"], leaves = [], latency = 0, failWith, hang = false, loading = "works" } = options;
  const calls: Call[] = [];
  const consents: ConsentState[] = [];
  let loads = 0;
  let flushes = 0;
  let context: ProviderContext | undefined;

  const fail = (): void => {
    if (failWith !== undefined) throw failWith;
  };
  const take = (call: Call): void | Promise<void> => {
    calls.push(call);
    if (hang) return new Promise(() => {});
    const { clock } = context ?? {};
    if (!latency || !clock) return fail();
    return new Promise<void>((resolve) => void clock.after(latency, resolve)).then(fail);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call names its method
  const handlers = Object.fromEntries(methods.map((method) => [method, (payload: object) => take({ method, ...payload } as Call)])) as Handlers;

  return {
    ...handlers,
    name,
    purposes,
    leaves,
    calls,
    consents,
    get events() {
      return calls.flatMap((call) => (call.method === "track" ? call.name : []));
    },
    get loads() {
      return loads;
    },
    get flushes() {
      return flushes;
    },
    load: async (given) => {
      context = given;
      loads += 1;
      if (loading === "fails") throw new Error(`${name} did not load.`);
      if (loading === "hangs") await new Promise(() => {});
    },
    consentChanged: (consent) => void consents.push(consent),
    flush: () => {
      flushes += 1;
    },
  };
}
