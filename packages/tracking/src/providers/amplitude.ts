import type * as AmplitudeSdk from "@amplitude/analytics-browser";
import type { ProviderContext, Stamp, TrackingProvider } from "../index.ts";
import { skipEmpty } from "../core/properties.ts";

/** How Amplitude is set up. */
export interface AmplitudeOptions {
  /** The key of the project. Without it there is no provider (T6). */
  readonly apiKey: string | undefined;
  /** Where events go: the path of our own proxy, `/tracking/amplitude` unless you say another (T7). */
  readonly serverUrl?: string;
}

type Sdk = typeof AmplitudeSdk;
type Client = ReturnType<Sdk["createInstance"]>;
type Plugin = Parameters<Client["add"]>[0];
type Config = Parameters<NonNullable<Plugin["setup"]>>[0];

/** Every event says itself who, when and in which session. The SDK would look that up as it sends, which is too late. */
const stamped = ({ userId, deviceId, sessionId, time, insertId }: Stamp) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said even if undefined, or the SDK names who is there by then
  user_id: userId as string,
  device_id: deviceId,
  session_id: sessionId,
  time,
  insert_id: insertId,
});

const isSuccess = (code: number): boolean => code >= 200 && code < 300;

/** Amplitude through a proxy of our own (T7). `null` without a key. */
export function amplitude({ apiKey, serverUrl = "/tracking/amplitude" }: AmplitudeOptions): TrackingProvider | null {
  if (!apiKey) return null;
  const held = new Set<Promise<void>>();
  let allowed = true;
  let loaded: { readonly sdk: Sdk; readonly client: Client; readonly config: Config; readonly context: ProviderContext } | undefined;

  const take = ({ promise }: ReturnType<Client["track"]>): void => {
    const settled = promise.then(({ code, message }) => {
      held.delete(settled);
      if (allowed && !isSuccess(code)) loaded?.context.report(new Error(`Amplitude gave an event up: ${message}`));
    });
    held.add(settled);
  };
  const track = (name: string, properties: object, stamp: Stamp): void => {
    if (loaded) take(loaded.client.track(name, properties, stamped(stamp)));
  };

  return {
    name: "amplitude",
    purposes: ["analytics"],
    leaves: ["AMP_"],

    load: async (context) => {
      if (loaded) return;
      const sdk = await import("@amplitude/analytics-browser");
      const client = sdk.createInstance();
      let config: Config | undefined;
      client.add({ name: "prosewell-tracking", type: "before", setup: async (own) => void (config = own) });
      await client.init(apiKey, undefined, {
        serverUrl,
        deviceId: context.identity().deviceId,
        // All three, or the SDK still asks another origin how it should behave.
        autocapture: false,
        remoteConfig: { fetchRemoteConfig: false },
        enableDiagnostics: false,
        // Ids and sessions are ours, so it needs no cookie.
        identityStorage: "none",
        // A user's id may be short; Amplitude drops ids under five characters unless told.
        minIdLength: 1,
        // Through an outage our proxy has the SDK wait 30 s a time: enough for some minutes.
        flushMaxRetries: 12,
        logLevel: sdk.Types.LogLevel.None,
      }).promise;
      if (!config) throw new Error("Amplitude did not start.");
      loaded = { sdk, client, config, context };
    },

    consentChanged: ({ analytics }) => {
      if (!loaded || allowed === (analytics === true)) return;
      allowed = analytics === true;
      loaded.client.setOptOut(!allowed);
      if (allowed) return loaded.client.setTransport("fetch");
      // What it holds would still go out at its next flush: it goes nowhere instead.
      loaded.config.transportProvider = { send: async () => null };
      loaded.client.flush();
    },

    session: ({ ended, started }) => {
      if (ended) track("session_end", {}, ended);
      track("session_start", {}, started);
    },

    track: ({ name, properties, ...stamp }) => track(name, properties, stamp),
    page: ({ path, ...stamp }) => track("page_view", { path }, stamp),

    setUserProperties: ({ properties, ...stamp }) => {
      if (!loaded) return;
      const identify = new loaded.sdk.Identify();
      for (const [name, value] of Object.entries(properties)) identify.set(name, typeof value === "object" ? [...value] : value);
      take(loaded.client.identify(identify, stamped(stamp)));
    },

    purchase: ({ value, currency, productId, orderId, insertId, ...stamp }) => {
      if (!loaded) return;
      // Amplitude ignores an insert id that it had from this device in the last week.
      const id = orderId ?? insertId;
      const properties = { value, amount: value, currency, product_id: productId, user_id: stamp.userId };
      track("Purchase", skipEmpty(properties), { ...stamp, insertId: `${id}:event` });
      const revenue = new loaded.sdk.Revenue()
        .setPrice(value)
        .setQuantity(1)
        .setRevenueType("purchase")
        .setProductId(productId)
        .setCurrency(currency);
      take(loaded.client.revenue(revenue, stamped({ ...stamp, insertId: `${id}:revenue` })));
    },

    flush: async (reason) => {
      if (!loaded || !allowed) return;
      // Asked to flush, the SDK forgets what then fails. So it is asked only when the page goes away; else we wait for its own time.
      if (reason === "manual") {
        await Promise.all(held);
        return;
      }
      const { client } = loaded;
      client.setTransport("beacon");
      await client.flush().promise;
      // The page may come back.
      if (allowed) client.setTransport("fetch");
    },
  };
}
