import { createTracking, createTrackingLog, type DeliveryReport, type Tracking, type TrackingLog, type TrackingProvider } from "../index.ts";
import { fakeBrowser, type FakeBrowser, type FakeBrowserOptions } from "./fake-browser.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";
import { everything, fakeConsent, nothing } from "./fake-consent.ts";

/** What the suite needs of a test runner: Vitest's, Jest's, or one like theirs. */
export interface ContractRunner {
  readonly test: (name: string, run: () => Promise<void>) => void;
  readonly expect: (actual: unknown) => { toEqual(expected: unknown): void; toBe(expected: unknown): void };
}

/** The provider to be tried. */
export interface ContractSubject {
  /** Makes it anew, with its key. */
  readonly create: () => TrackingProvider | null;
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

interface Scene {
  readonly tracking: Tracking;
  readonly clock: FakeClock;
  readonly log: TrackingLog;
}

/** An SDK comes over a real network or from a real disk, whatever our clock says. */
async function loaded({ log, clock }: Scene): Promise<void> {
  const isReady = () => log.entries().some((entry) => "state" in entry && entry.state === "ready");
  for (let turn = 0; turn < 10_000 && !isReady(); turn += 1) await clock.advance(0);
}

async function settled({ clock }: Scene, deliveries: readonly Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  const all = Promise.allSettled(deliveries);
  await clock.advance(10_000);
  return all;
}

/** Tries one provider in the real tracking layer: what every provider promises, ours or a team's own. */
export function providerContract({ test, expect }: ContractRunner, { create: make, install }: ContractSubject): void {
  const create = (): TrackingProvider => {
    const provider = make();
    if (!provider) throw new Error("The provider lacks its key.");
    return provider;
  };
  const open = (options: FakeBrowserOptions = {}) => {
    const provider = create();
    const browser = fakeBrowser(options);
    const clock = fakeClock();
    const consent = fakeConsent();
    const log = createTrackingLog();
    const tracking = createTracking({ providers: [provider], browser, clock, consent, onReport: log.add });
    return { provider, browser, clock, consent, log, tracking };
  };
  /** A page where all is allowed and all has been asked. */
  const used = async () => {
    const scene = open();
    const { sent } = install(scene.browser);
    scene.consent.answer(everything);
    scene.tracking.start();
    await loaded(scene);
    await settled(scene, askEverything(scene.tracking));
    return { ...scene, sent };
  };

  test("has a name, and needs consent for something (T12)", async () => {
    const { name, purposes } = create();
    expect(name.trim() === "").toBe(false);
    expect(purposes.length > 0).toBe(true);
  });

  test("touches nothing before the answer, and sends what waited after it (T12)", async () => {
    const scene = open();
    const { sent } = install(scene.browser);
    scene.tracking.start();
    const asked = askEverything(scene.tracking);
    expect(await sent()).toEqual([]);
    expect(scene.browser.scripts).toEqual([]);
    scene.consent.answer(everything);
    await loaded(scene);
    await settled(scene, asked);
    expect((await sent()).length > 0).toBe(true);
  });

  test("touches nothing after a refusal (T12)", async () => {
    const scene = open();
    const { sent } = install(scene.browser);
    scene.tracking.start();
    scene.consent.answer(nothing);
    await settled(scene, askEverything(scene.tracking));
    expect(await sent()).toEqual([]);
    expect(scene.browser.scripts).toEqual([]);
  });

  test("takes every call", async () => {
    const { log } = await used();
    expect(log.entries().filter(({ error }) => error !== undefined)).toEqual([]);
  });

  test("sends nothing that is empty (T1)", async () => {
    const { sent } = await used();
    expect(emptyParts(await sent())).toEqual([]);
  });

  test("tells the address to nobody but ads (T3)", async () => {
    const { provider, sent } = await used();
    const told = JSON.stringify(await sent()).includes(email);
    expect(told && !provider.purposes.includes("ads")).toBe(false);
  });

  test("sends no more once consent has ended (T12)", async () => {
    const scene = await used();
    scene.consent.answer(nothing);
    const before = (await scene.sent()).length;
    await settled(scene, askEverything(scene.tracking));
    scene.browser.leave();
    expect((await scene.sent()).length).toBe(before);
  });

  test("goes on when consent is given back", async () => {
    const scene = await used();
    scene.consent.answer(nothing);
    scene.consent.answer(everything);
    const reports = await scene.tracking.track("came back");
    expect(reports.filter(({ status }) => status !== "sent")).toEqual([]);
  });

  test("settles every call, though its script is blocked or never comes", async () => {
    for (const scripts of ["blocked", "hang"] as const) {
      const scene = open({ scripts });
      scene.consent.answer(everything);
      scene.tracking.start();
      await loaded(scene);
      const outcomes = await settled(scene, askEverything(scene.tracking));
      expect(outcomes.filter((outcome) => outcome.status === "rejected" && !(outcome.reason instanceof Error))).toEqual([]);
    }
  });
}

/** Where in what was sent something is empty. */
function emptyParts(sent: unknown, path = "sent"): string[] {
  if (sent === null || sent === undefined || sent === "" || Number.isNaN(sent)) return [path];
  if (typeof sent !== "object") return [];
  return Object.entries(sent).flatMap(([key, value]) => emptyParts(value, `${path}.${key}`));
}
