import type { Browser } from "./browser.ts";
import type { AnyEvents, Call, Calls, Method, Stamp } from "./calls.ts";
import { parseCampaign, pickParameters } from "./campaign.ts";
import { createChannel, queueKey } from "./channel.ts";
import { systemClock } from "./clock.ts";
import { purposes, type ConsentState } from "./consent.ts";
import { createConsentedStorage } from "./consented-storage.ts";
import { deviceProperties } from "./device.ts";
import { randomId } from "./ids.ts";
import { createOrders, ordersKey } from "./orders.ts";
import { isEmpty, skipEmpty, type Properties } from "./properties.ts";
import type { TrackingProvider } from "./provider.ts";
import { asRecord } from "./record.ts";
import type { DeliveryReport, ReportListener } from "./reports.ts";
import { attempt, userRecordKeys } from "./safe-storage.ts";
import type { Delivery, Tracking, TrackingOptions } from "./tracking-types.ts";
import { nextVisitor, sessionRules, type Visitor } from "./visitor.ts";

type Details<M extends Method> = Omit<Calls[M], keyof Stamp> & Partial<Stamp>;

const visitorKey = "tracking_visitor";

/** The browser that this runs in; `null` on a server, where nothing is tracked. */
const systemBrowser = (): Browser | null => (globalThis.document ? window : null);

/**
 * Makes the tracking layer. Nothing happens until `start()`: calls wait.
 *
 * @throws Error if two providers have one name
 */
export function createTracking<Events extends object = AnyEvents>(options: TrackingOptions<Events>): Tracking<Events> {
  const { browser = systemBrowser(), clock = systemClock } = options;
  const rules = { ...sessionRules, ...options.session };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue binds callers; from here on an event is any event
  const providers = options.providers.filter((provider) => provider) as unknown as readonly TrackingProvider[];
  const keys = providers.map(queueKey);
  if (new Set(keys).size < keys.length) throw new Error(`Duplicate provider: ${keys.join()}`);

  // If no answer can be read, nothing is allowed and nothing refused.
  const consent = (): ConsentState => attempt(options.consent.get) ?? {};
  const storage = createConsentedStorage(() => browser?.localStorage, [visitorKey, ordersKey, ...keys]);
  const heedStorageConsent = () => storage.allow(purposes.some((purpose) => consent()[purpose]));
  heedStorageConsent();
  const onReport: ReportListener = (report) => attempt(() => options.onReport?.(report));
  const orders = createOrders(storage);
  const channels = browser ? providers.map((provider) => createChannel(provider, { browser, clock, consent, storage, orders, onReport })) : [];
  const campaign = pickParameters(browser?.location.search ?? "", /^utm_/);
  const cameBy = `${campaign}`;
  // Only the first act of a page is an arrival: another tab may have come by another campaign.
  let arrival = cameBy;

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as text it goes into parameters, or it is skipped
  const record = (key: string) => asRecord(storage.get(key)) as Record<string, string>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only an id that looks like a number came back as one
  const text = (key: string) => (storage.get(key) as string | number | null)?.toString();
  const stamp = ({ deviceId, sessionId }: Visitor, time: number): Stamp => ({ deviceId, sessionId, time, userId: text("user_id"), insertId: randomId() });

  const tell = async (call: Call) => {
    const reports = await Promise.all(channels.map((channel) => channel.offer(call)));
    return reports.filter((report) => !!report);
  };

  /** One call, from the caller's words to every provider. What the caller or the browser gets wrong stays here. */
  const act = async <M extends Method>(method: M, details?: () => Details<M> | void, reset?: boolean): Delivery => {
    try {
      const given = details?.();
      const now = clock.now();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else should write there
      const last = storage.get(visitorKey) as Visitor | null;
      const before = last?.deviceId ? last : null;
      const visitor = nextVisitor(before, { campaign: arrival, reset }, now, rules);
      arrival = "";
      const ended = before && stamp(before, before.lastActivity + 1);
      // The campaign belongs to the visit, all else to the person.
      if (reset) userRecordKeys.filter((key) => key !== "redirect_params").forEach(storage.remove);
      storage.set(visitorKey, visitor);
      if (rules.events && visitor.sessionId !== before?.sessionId) {
        void tell({ method: "session", ...stamp(visitor, visitor.sessionId), ended });
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the details are the method's own
      return tell({ method, ...stamp(visitor, now), ...given } as unknown as Call);
    } catch (error) {
      onReport({ provider: "tracking", status: "failed", error });
      return [];
    }
  };
  const remember = (fields: Properties): void => {
    for (const [key, value] of Object.entries(skipEmpty(fields))) storage.set(key, value);
  };
  const track = (name: string, properties: Properties = {}) => act("track", () => ({ name, properties: skipEmpty(properties) }));

  const consentChanged = (): void => {
    heedStorageConsent();
    channels.forEach((channel) => channel.consentChanged());
  };

  let started = false;
  return {
    start: () => {
      if (started || !browser) return;
      started = true;
      consentChanged();
      browser.addEventListener("pagehide", () => channels.forEach((channel) => channel.flush()));
      if (text("user_id")) void act("identify");
      if (cameBy) storage.set("redirect_params", Object.fromEntries(campaign));
      void act("setUserProperties", () => ({
        properties: skipEmpty<Properties>({
          ...record("user_properties"),
          ...parseCampaign(new URLSearchParams(record("redirect_params"))),
          ...deviceProperties(browser),
          environment: options.environment,
        }),
      }));
      if (cameBy) void track("utm_tags_update", parseCampaign(campaign));
      attempt(() => options.consent.subscribe(consentChanged));
    },

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event of the catalogue is an event
    track: (name, ...[properties]) => track(name, properties as Properties | undefined),

    setUserProperties: (given) =>
      act("setUserProperties", () => {
        const properties = skipEmpty(given);
        storage.set("user_properties", { ...record("user_properties"), ...properties });
        return { properties };
      }),

    identify: (user) => act("identify", () => remember({ user_id: user.userId, email: user.email })),

    register: (registration) =>
      act("register", () => {
        const { email } = registration;
        if (isEmpty(email)) throw new Error("No email");
        remember({ email });
        return { email };
      }),

    purchase: (purchase) => {
      // What is left out must not overwrite what is known.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is required is there
      const delivery = act("purchase", () => ({ email: text("email"), ...(skipEmpty(purchase) as typeof purchase) })).then(throwFirstError);
      // Who does not wait for it does not want to hear of it.
      delivery.catch(() => {});
      return delivery;
    },

    page: (path = browser?.location.pathname ?? "") => act("page", () => ({ path: path.replace(/[?#].*/, "") })),

    reset: () => act("reset", undefined, true),
  };
}

function throwFirstError(reports: readonly DeliveryReport[]): readonly DeliveryReport[] {
  for (const { error } of reports) if (error) throw error;
  return reports;
}
