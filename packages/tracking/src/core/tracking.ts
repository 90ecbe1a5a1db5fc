import { systemBrowser, type Browser } from "./browser.ts";
import type { AnyEvents, Call, Stamp } from "./calls.ts";
import { asCampaign, holdsCampaign, parseCampaign } from "./campaign.ts";
import { createChannel } from "./channel.ts";
import { systemClock } from "./clock.ts";
import { allowsAny, type ConsentState } from "./consent.ts";
import { deviceProperties } from "./device.ts";
import { createGuard } from "./guard.ts";
import { holdStorage } from "./held-storage.ts";
import { deviceKey, randomId as systemRandomId } from "./identity.ts";
import { createLog, type DeliveryReport } from "./log.ts";
import { createOrders, ordersKey } from "./orders.ts";
import { isEmpty, skipEmpty, type Filled, type Properties } from "./properties.ts";
import type { TrackingProvider } from "./provider.ts";
import { asRecord } from "./record.ts";
import { createSafeStorage } from "./safe-storage.ts";
import { sessionRules } from "./session.ts";
import type { Delivery, Tracking, TrackingOptions } from "./tracking-types.ts";
import { createVisitor, sessionKey } from "./visitor.ts";
import { createWaiting, waitingKey } from "./waiting.ts";

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
  const { log, ...logbook } = createLog();
  const orders = createOrders(storage, clock.now);
  const waiting = createWaiting(storage);
  const context = browser && { browser, clock, consent, identity: visitor.identity.get };
  const channels = context ? providers.map((provider) => createChannel(provider, { context, logbook, orders, waiting })) : [];

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

  const guard = createGuard(logbook);
  const attempt = (run: () => void): void => guard(run, () => {})();
  const nothing = (): Delivery => Promise.resolve([]);

  const heedConsent = (): void =>
    attempt(() => {
      storage.allow(allowsAny(consent()));
      for (const channel of channels) channel.heedConsent();
    });

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
      attempt(() => void options.consent.subscribe(heedConsent));
      attempt(() => browser.onLeave(() => channels.forEach((channel) => void channel.flush("pagehide"))));
      attempt(() => arrive(browser));
    },

    track: guard((name, ...[properties]) => track(name, properties ?? {}), nothing),

    setUserProperties: guard((properties) => {
      const known = skipEmpty(properties);
      storage.set("user_properties", { ...knownProperties(), ...known });
      return sendUserProperties(known);
    }, nothing),

    identify: guard((user) => {
      visitor.identity.identify(user);
      const delivery = act((stamp) => ({ method: "identify", payload: stamp }));
      if (user.fields) void sendUserProperties(skipEmpty(user.fields));
      return delivery;
    }, nothing),

    register: guard(({ email }) => {
      if (isEmpty(email)) return nothing();
      visitor.identity.learnEmail(email);
      return act((stamp) => ({ method: "register", payload: { ...stamp, email } }));
    }, nothing),

    purchase: guard((purchase) => {
      const { userId, email = visitor.identity.get().email } = purchase;
      const delivery = act((stamp) => ({
        method: "purchase",
        payload: { ...stamp, ...purchase, userId: userId ?? stamp.userId, email },
      })).then(throwFirstError);
      // Who does not wait for it does not want to hear of it.
      delivery.catch(() => {});
      return delivery;
    }, nothing),

    page: guard((path = browser?.url().pathname ?? "/") => {
      return act((stamp) => ({ method: "page", payload: { ...stamp, path: withoutQuery(path) } }));
    }, nothing),

    reset: guard(() => {
      const { stamp, change } = visitor.reset();
      const delivery = tell({ method: "reset", payload: stamp });
      if (change && sessionEvents) void tell({ method: "session", payload: change });
      return delivery;
    }, nothing),

    flush: async () => void (await Promise.all(channels.map((channel) => channel.flush("manual")))),
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
