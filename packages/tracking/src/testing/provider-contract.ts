import { createTracking, type DeliveryReport, type Tracking, type TrackingProvider } from "../index.ts";
import { fakeBrowser, type FakeBrowser, type FakeBrowserOptions } from "./fake-browser.ts";
import { fakeClock } from "./fake-clock.ts";
import { everything, fakeConsent, nothing } from "./fake-consent.ts";

/** What the suite needs of a test runner: Vitest's, Jest's, or one like theirs. */
export interface ContractRunner {
  readonly test: (name: string, run: () => Promise<void>) => void;
  readonly expect: (actual: unknown) => { toEqual(expected: unknown): void; toBe(expected: unknown): void };
}

/** The provider to be tried. */
export interface ContractSubject {
  readonly create: () => TrackingProvider;
  /** Puts a stand-in for the vendor into the browser; `sent` tells all that it has received. */
  readonly install: (browser: FakeBrowser) => { readonly sent: () => readonly unknown[] | Promise<readonly unknown[]> };
}

const email = "reader@site.example";

/** Everything that can be asked, once, with nothing optional given. */
const askEverything = (tracking: Tracking): Promise<readonly DeliveryReport[]>[] => [
  tracking.identify({ userId: "user-1", email }),
  tracking.setUserProperties({ plan: "trial", seats: 0, note: "", nick: null, team: undefined }),
  tracking.track("text pasted", { words: 120, source: "", language: undefined, tags: [] }),
  tracking.page(),
  tracking.register({ email }),
  tracking.purchase({ value: 9.99, currency: "EUR", productId: "pro-monthly" }),
  tracking.reset(),
];

/** Tries one provider in the real tracking layer: what every provider promises, ours or a team's own. */
export function providerContract({ test, expect }: ContractRunner, { create, install }: ContractSubject): void {
  const set = (options: FakeBrowserOptions = {}) => {
    const provider = create();
    const browser = fakeBrowser(options);
    const clock = fakeClock();
    const consent = fakeConsent();
    const tracking = createTracking({ providers: [provider], browser, clock, consent });
    return { provider, browser, clock, consent, tracking };
  };
  const settled = async (clock: ReturnType<typeof fakeClock>, deliveries: readonly Promise<unknown>[]) => {
    const all = Promise.allSettled(deliveries);
    for (let seconds = 0; seconds <= 10; seconds += 1) await clock.advance(1_000);
    return all;
  };

  test("has a name, and needs consent for something (T12)", async () => {
    const { name, purposes } = create();
    expect(name.trim() === "").toBe(false);
    expect(purposes.length > 0).toBe(true);
  });

  test("touches nothing before the answer, and sends what waited after it (T12)", async () => {
    const { browser, clock, consent, tracking } = set();
    const { sent } = install(browser);
    tracking.start();
    const asked = askEverything(tracking);
    expect(await sent()).toEqual([]);
    expect(browser.scripts).toEqual([]);
    consent.answer(everything);
    await settled(clock, asked);
    expect((await sent()).length > 0).toBe(true);
  });

  test("touches nothing after a refusal (T12)", async () => {
    const { browser, clock, consent, tracking } = set();
    const { sent } = install(browser);
    tracking.start();
    consent.answer(nothing);
    await settled(clock, askEverything(tracking));
    expect(await sent()).toEqual([]);
    expect(browser.scripts).toEqual([]);
  });

  test("takes every call", async () => {
    const { browser, clock, consent, tracking } = set();
    install(browser);
    consent.answer(everything);
    tracking.start();
    await clock.advance(0);
    await settled(clock, askEverything(tracking));
    const failures = tracking.log.entries().filter((entry) => entry.error !== undefined);
    expect(failures).toEqual([]);
  });

  test("sends nothing that is empty (T1)", async () => {
    const { browser, clock, consent, tracking } = set();
    const { sent } = install(browser);
    consent.answer(everything);
    tracking.start();
    await settled(clock, askEverything(tracking));
    expect(emptyParts(await sent())).toEqual([]);
  });

  test("tells the address to nobody but ads (T3)", async () => {
    const { provider, browser, clock, consent, tracking } = set();
    const { sent } = install(browser);
    consent.answer(everything);
    tracking.start();
    await settled(clock, askEverything(tracking));
    const told = (JSON.stringify(await sent()) ?? "").includes(email);
    expect(told && !provider.purposes.includes("ads")).toBe(false);
  });

  test("sends no more once consent has ended (T12)", async () => {
    const { browser, clock, consent, tracking } = set();
    const { sent } = install(browser);
    consent.answer(everything);
    tracking.start();
    await settled(clock, askEverything(tracking));
    consent.answer(nothing);
    const before = (await sent()).length;
    await settled(clock, askEverything(tracking));
    browser.leave();
    expect((await sent()).length).toBe(before);
  });

  test("loads again after consent is given back", async () => {
    const { browser, clock, consent, tracking } = set();
    install(browser);
    consent.answer(everything);
    tracking.start();
    await clock.advance(0);
    consent.answer(nothing);
    consent.answer(everything);
    await clock.advance(0);
    const [report] = await tracking.track("came back");
    // A provider that tracks no events has nothing to say.
    expect(report === undefined || report.status === "sent").toBe(true);
  });

  test("settles every call though its script is blocked or never comes", async () => {
    for (const scripts of ["blocked", "hang"] as const) {
      const { clock, consent, tracking } = set({ scripts });
      consent.answer(everything);
      tracking.start();
      const outcomes = await settled(clock, askEverything(tracking));
      const rejected = outcomes.filter((outcome) => outcome.status === "rejected" && !(outcome.reason instanceof Error));
      expect(rejected).toEqual([]);
    }
  });

  test("loads twice as if once", async () => {
    const { provider, browser, clock } = set();
    const { sent } = install(browser);
    const context = { browser, clock, consent: () => everything, identity: () => ({ deviceId: "device-1" }), report: () => {} };
    await provider.load(context);
    const once = { scripts: browser.scripts.length, sent: (await sent()).length };
    await provider.load(context);
    await clock.advance(0);
    expect({ scripts: browser.scripts.length, sent: (await sent()).length }).toEqual(once);
  });
}

/** Where in what was sent something is empty. */
function emptyParts(sent: unknown, path = "sent"): string[] {
  if (sent === null || sent === undefined || sent === "" || Number.isNaN(sent)) return [path];
  if (typeof sent !== "object") return [];
  return Object.entries(sent).flatMap(([key, value]) => emptyParts(value, `${path}.${key}`));
}
