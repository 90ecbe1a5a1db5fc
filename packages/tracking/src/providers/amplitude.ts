import type * as AmplitudeSdk from "@amplitude/analytics-browser";
import { truncateUserAgent } from "../core/device.ts";
import type { Stamp, TrackingProvider } from "../index.ts";

/** How Amplitude is set up. */
export interface AmplitudeOptions {
  /** The key of the project. Without it there is no provider (T6). */
  readonly apiKey: string | undefined;
  /** Where events go: the path of our own proxy, `/tracking/amplitude` unless you say another (T7). */
  readonly serverUrl?: string;
}

type Client = ReturnType<typeof AmplitudeSdk.createInstance>;
type Plugin = Parameters<Client["add"]>[0];

/** Amplitude through a proxy of our own (T7). `null` without a key. */
export function amplitude({ apiKey, serverUrl = "/tracking/amplitude" }: AmplitudeOptions): TrackingProvider | null {
  if (!apiKey) return null;
  let client: Client;
  let report: (error: unknown) => void;
  let config: Parameters<NonNullable<Plugin["setup"]>>[0];

  /** Sends an event that says itself who, when and in which session. The SDK would look that up as it sends, which is too late. */
  const track = (event_type: string, { userId, deviceId, sessionId, time, insertId }: Stamp, properties?: object): void => {
    const { promise } = client.track({
      event_type,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said even if undefined, or the SDK names who is there by then
      user_id: userId as string,
      device_id: deviceId,
      session_id: sessionId,
      time,
      insert_id: insertId,
      [event_type === "$identify" ? "user_properties" : "event_properties"]: properties,
    });
    // After as many attempts as the SDK makes. What it drops for lack of consent has the code 0.
    void promise.then(({ code, message }) => code > 299 && report(new Error(message)));
  };

  return {
    name: "amplitude",
    purposes: ["analytics"],
    // The database is made though diagnostics are off; its name is whole.
    leaves: ["AMP_", `AMP_diagnostics_${apiKey.slice(0, 10)}`],

    load: async (context) => {
      ({ report } = context);
      const sdk = await import("@amplitude/analytics-browser");
      client = sdk.createInstance();
      client.add({
        setup: async (own) => void (config = own),
        execute: async (event) => ({ ...event, user_agent: truncateUserAgent(event.user_agent ?? "") }),
      });
      await client.init(apiKey, undefined, {
        serverUrl,
        // All three, or the SDK still asks another origin how it should behave.
        autocapture: false,
        fetchRemoteConfig: false,
        enableDiagnostics: false,
        // Ids and sessions are ours, so it needs no cookie.
        identityStorage: "none",
        // A user's id may be short; Amplitude drops ids under five characters unless told.
        minIdLength: 1,
        // Through an outage our proxy has the SDK wait 30 s a time: enough for some minutes.
        flushMaxRetries: 12,
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- none; the enum itself would have to be loaded
        logLevel: 0,
      }).promise;
    },

    consentChanged: ({ analytics }) => {
      client.setOptOut(!analytics);
      if (analytics) return client.setTransport("fetch");
      // What it holds would still go out at its next flush: it goes nowhere instead.
      config.transportProvider = { send: async () => null };
      return client.flush().promise;
    },

    session: ({ ended, ...started }) => {
      if (ended) track("session_end", ended);
      track("session_start", started);
    },
    track: (event) => track(event.name, event, event.properties),
    page: (view) => track("page_view", view, { path: view.path }),
    // This and the revenue are what the SDK's own builders make.
    setUserProperties: (set) => track("$identify", set, { $set: set.properties }),

    purchase: (purchase) => {
      const { value, currency, productId, orderId, insertId, userId } = purchase;
      // Amplitude ignores an insert id that it had from this device in the last week.
      const record = (name: string, properties: object) => track(name, { ...purchase, insertId: `${orderId ?? insertId}:${name}` }, properties);
      record("Purchase", { amount: value, value, currency, product_id: productId, user_id: userId });
      record("revenue_amount", { $price: value, $quantity: 1, $revenueType: "purchase", $productId: productId, $currency: currency });
    },

    flush: async () => {
      client.setTransport("beacon");
      await client.flush().promise;
      // The page may come back.
      client.setTransport("fetch");
    },
  };
}
