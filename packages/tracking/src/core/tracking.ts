import { systemBrowser, type Browser } from "./browser.ts";
import type { AnyEvents, Call, Purchase, Stamp } from "./calls.ts";
import { asCampaign, holdsCampaign, parseCampaign } from "./campaign.ts";
import { createChannel } from "./channel.ts";
import { systemClock, type Clock } from "./clock.ts";
import { allowsAny, type ConsentSource, type ConsentState } from "./consent.ts";
import { deviceProperties } from "./device.ts";
import { holdStorage } from "./held-storage.ts";
import { deviceKey, randomId as systemRandomId, type Identity, type User } from "./identity.ts";
import { createLog, type DeliveryReport, type TrackingLog } from "./log.ts";
import { createOrders, ordersKey } from "./orders.ts";
import { isEmpty, skipEmpty, type Filled, type Properties } from "./properties.ts";
import type { TrackingProvider } from "./provider.ts";
import { asRecord } from "./record.ts";
import { createSafeStorage } from "./safe-storage.ts";
import { sessionRules, type SessionRules } from "./session.ts";
import { createVisitor, sessionKey } from "./visitor.ts";
import { createWaiting, waitingKey } from "./waiting.ts";

/** How {@link createTracking} is set up. */
export interface TrackingOptions<Events extends object = AnyEvents> {
  /** In the order in which they load and are told (T6). `null` is one without its key, and is left out. */
  readonly providers: readonly (TrackingProvider<Events> | null)[];
  /** The person's answers: `createStoredConsent()`, or an adapter to a consent platform. */
  readonly consent: ConsentSource;
  /** Becomes the user property `environment` (T2): `"production"`, `"staging"`. */
  readonly environment?: string | undefined;
  /** When sessions end (T11). `events: false` keeps session ids but sends no start and end. */
  readonly session?: Partial<SessionRules> & { readonly events?: boolean };
  /** The page's own browser, unless a test is one. `null` tracks nothing. */
  readonly browser?: Browser | null;
  /** The machine's time, unless a test holds it. */
  readonly clock?: Clock;
  /** Makes ids that are unique. */
  readonly randomId?: () => string;
}

/** What became of a call, by provider. Never rejects, but for `purchase`. */
export type Delivery = Promise<readonly DeliveryReport[]>;

type PropertiesOf<Event> = Partial<Event> extends Event ? [properties?: Event] : [properties: Event];

/** The tracking layer of a page. None of it throws. */
export interface Tracking<Events extends object = AnyEvents> {
  /** Begins: heeds consent, loads what is allowed, tells of the visit. Once; on a server it does nothing. */
  start(): void;
  /** Tracks an event of the catalogue. Empty properties are left out (T1). */
  track<Name extends keyof Events & string>(name: Name, ...properties: PropertiesOf<Events[Name]>): Delivery;
  /** Sets properties of the person; they are remembered. Empty ones are left out (T1). */
  setUserProperties(properties: Properties): Delivery;
  /** Says who the person is, for all that follows. */
  identify(user: User): Delivery;
  /** Tells that a person signed up. Their address goes to providers of ads alone (T3). */
  register(registration: { readonly email: string }): Delivery;
  /**
   * Tells of a purchase (T3). Settles when every provider has; rejects with the error of the first that failed, as that
   * provider threw it. Let no navigation wait for it.
   */
  purchase(purchase: Purchase): Delivery;
  /** Tells that a page came into view: this one, unless you say another path. */
  page(path?: string): Delivery;
  /** Forgets who the person is and becomes a new device (T11). What was called before keeps its identity. */
  reset(): Delivery;
  /** Resolves when the providers have sent what they hold, or have had ten seconds to. */
  flush(): Promise<void>;
  /** Who is there. */
  identity(): Identity;
  /** What became of the last calls. */
  readonly log: TrackingLog;
}

/**
 * Makes the tracking layer. Nothing happens until `start()`: calls wait.
 *
 * @throws Error if two providers have one name
 */
export function createTracking<Events extends object = AnyEvents>(options: TrackingOptions<Events>): Tracking<Events> {
  const { browser = systemBrowser(), clock = systemClock, randomId = systemRandomId } = options;
  const { events: sessionEvents = true, ...rules } = options.session ?? {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue binds callers; from here on an event is any event
  const providers = options.providers.filter((provider) => provider !== null) as unknown as readonly TrackingProvider[];
  assertDistinct(providers);

  const consent = (): ConsentState => {
    try {
      return options.consent.get();
    } catch {
      return {}; // No answer can be read: nothing is allowed, nothing refused.
    }
  };
  const storage = holdStorage(
    createSafeStorage(() => (browser ?? nowhere()).storage),
    [deviceKey, sessionKey, ordersKey, waitingKey],
    allowsAny(consent()),
  );
  const search = browser?.url().searchParams;
  const campaign = search && holdsCampaign(search) ? parseCampaign(search) : undefined;
  const visitor = createVisitor({
    storage,
    clock,
    randomId,
    rules: { ...sessionRules, ...rules },
    campaign: campaign && JSON.stringify(campaign),
  });
  const { log, add } = createLog();
  const orders = createOrders(storage, clock.now);
  const waiting = createWaiting(storage);
  const context = browser && { browser, clock, consent, identity: visitor.identity.get };
  const channels = context ? providers.map((provider) => createChannel(provider, { context, add, orders, waiting })) : [];

  const tell = (call: Call): Delivery => Promise.all(channels.flatMap((channel) => channel.offer(call) ?? []));
  const act = (make: (stamp: Stamp) => Call, { stamp, change } = visitor.act()): Delivery => {
    if (change && sessionEvents) void tell({ method: "session", payload: change });
    return tell(make(stamp));
  };
  const track = (name: string, properties: Properties): Delivery =>
    act((stamp) => ({ method: "track", payload: { ...stamp, name, properties: skipEmpty(properties) } }));
  const sendUserProperties = (properties: Filled<Properties>): Delivery =>
    act((stamp) => ({ method: "setUserProperties", payload: { ...stamp, properties } }));
  const knownProperties = () => asRecord(storage.get("user_properties"));

  const heedConsent = (): void => {
    storage.allow(allowsAny(consent()));
    for (const channel of channels) channel.heedConsent();
  };

  const arrive = (here: Browser): void => {
    if (campaign) storage.set("redirect_params", campaign);
    if (visitor.identity.get().userId) void act((stamp) => ({ method: "identify", payload: stamp }));
    void sendUserProperties(
      skipEmpty({
        ...knownProperties(),
        ...asCampaign(storage.get("redirect_params")),
        ...deviceProperties(here.device()),
        environment: options.environment,
        domain: here.url().hostname,
      }),
    );
    if (campaign) void track("utm_tags_update", campaign);
  };

  let started = false;
  return {
    log,
    identity: visitor.identity.get,
    start: () => {
      if (started || !browser) return;
      started = true;
      heedConsent();
      try {
        options.consent.subscribe(heedConsent);
      } catch {
        // The answers will not change, then.
      }
      browser.onLeave(() => {
        for (const channel of channels) void channel.flush("pagehide");
      });
      arrive(browser);
    },
    track: (name, ...[properties]) => track(name, properties ?? {}),
    setUserProperties: (properties) => {
      const known = skipEmpty(properties);
      storage.set("user_properties", { ...knownProperties(), ...known });
      return sendUserProperties(known);
    },
    identify: (user) => {
      visitor.identity.identify(user);
      const delivery = act((stamp) => ({ method: "identify", payload: stamp }));
      if (user.fields) void sendUserProperties(skipEmpty(user.fields));
      return delivery;
    },
    register: ({ email }) => {
      if (isEmpty(email)) return Promise.resolve([]);
      visitor.identity.learnEmail(email);
      return act((stamp) => ({ method: "register", payload: { ...stamp, email } }));
    },
    purchase: (purchase) => {
      const delivery = act((stamp) => ({
        method: "purchase",
        payload: {
          ...stamp,
          ...purchase,
          userId: purchase.userId ?? stamp.userId,
          email: purchase.email ?? visitor.identity.get().email,
        },
      })).then(throwFirstError);
      // Who does not wait for it does not want to hear of it.
      delivery.catch(() => {});
      return delivery;
    },
    page: (path = browser?.url().pathname ?? "/") => act((stamp) => ({ method: "page", payload: { ...stamp, path: withoutQuery(path) } })),
    reset: () => {
      const { stamp, change } = visitor.reset();
      const delivery = tell({ method: "reset", payload: stamp });
      if (change && sessionEvents) void tell({ method: "session", payload: change });
      return delivery;
    },
    flush: async () => {
      await Promise.all(channels.map((channel) => channel.flush("manual")));
    },
  };
}

function assertDistinct(providers: readonly TrackingProvider[]): void {
  const names = providers.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two tracking providers are named "${twice}".`);
}

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, "");

function throwFirstError(reports: readonly DeliveryReport[]): readonly DeliveryReport[] {
  const failed = reports.find(({ status, error }) => status === "failed" || error !== undefined);
  if (failed) throw failed.error;
  return reports;
}

function nowhere(): never {
  throw new Error("A server has no storage.");
}
