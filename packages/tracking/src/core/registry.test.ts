import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everything, fakeBrowser, fakeClock, fakeConsent, fakeProvider, type FakeProviderOptions } from "../testing/index.ts";
import type { Call } from "./calls.ts";
import type { TrackingProvider } from "./provider.ts";
import { createTracking } from "./tracking.ts";

type Faults = Pick<FakeProviderOptions, "failWith" | "hang" | "latency">;

const faults: fc.Arbitrary<Faults> = fc.oneof(
  fc.constant({}),
  fc.record({ failWith: fc.constant(new Error("Out of order.")) }),
  fc.record({ hang: fc.constant(true) }),
  fc.record({ latency: fc.integer({ min: 1, max: 5_000 }) }),
);

/** Tells `told` of every call as it comes. */
const overheard = (provider: TrackingProvider, told: (name: string) => void): TrackingProvider => ({
  ...provider,
  track: (event) => {
    told(`${provider.name} ${event.name}`);
    return provider.track?.(event);
  },
});

async function visit(all: readonly Faults[], events: readonly string[]) {
  const heard: string[] = [];
  const fakes = all.map((fault, index) => fakeProvider({ name: `p${index}`, ...fault }));
  const clock = fakeClock();
  const providers = fakes.map((fake) => overheard(fake, (name) => heard.push(name)));
  const tracking = createTracking({ providers, browser: fakeBrowser(), consent: fakeConsent(everything), clock });
  tracking.start();
  await clock.advance(0);
  const deliveries = Promise.all(events.map((event) => tracking.track(event)));
  await clock.advance(10_000);
  return { fakes, heard, reports: await deliveries };
}

const runs = { numRuns: 40 };

describe("the registry under random failures", () => {
  test("every provider hears every event, in the order of registration (T6)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(faults, { minLength: 1, maxLength: 5 }), fc.array(fc.string({ minLength: 1 }), { maxLength: 6 }), async (all, events) => {
        const { heard } = await visit(all, events);
        expect(heard).toEqual(events.flatMap((event) => all.map((_, index) => `p${index} ${event}`)));
      }),
      runs,
    );
  });

  test("every call is answered for every provider, and a fault shows in its own report alone", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(faults, { minLength: 1, maxLength: 5 }), async (all) => {
        const { reports } = await visit(all, ["text pasted"]);
        const expected = all.map((fault, index) => [`p${index}`, "failWith" in fault ? "failed" : "hang" in fault ? "queued" : "sent"]);
        expect(reports[0]?.map(({ provider, status }) => [provider, status])).toEqual(expected);
      }),
      runs,
    );
  });

  test("whenever consent and the SDK come, a provider that comes at last gets the calls since the last refusal, in order, once", async () => {
    const steps = fc.array(fc.constantFrom("track", "grant", "deny", "wait"), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const clock = fakeClock();
        const consent = fakeConsent();
        const provider = fakeProvider();
        const tracking = createTracking({ providers: [provider], browser: fakeBrowser(), consent, clock });
        tracking.start();
        let made = 0;
        let answer: boolean | undefined;
        let due: string[] = [];
        for (const step of history) {
          if (step === "track") {
            made += 1;
            void tracking.track(`${made}`);
            if (answer !== false) due.push(`${made}`);
          }
          if (step === "wait") await clock.advance(0);
          if (step === "grant") consent.answer({ analytics: (answer = true) });
          if (step === "deny") {
            const sent = new Set(provider.events);
            due = due.filter((event) => sent.has(event));
            consent.answer({ analytics: (answer = false) });
          }
        }
        consent.answer({ analytics: true });
        await clock.advance(0);
        expect(provider.events).toEqual(due);
      }),
      runs,
    );
  });

  test("calls survive being stored: what waits for the next page is plain data", () => {
    const call: Call = { method: "track", deviceId: "d", sessionId: 1, time: 2, insertId: "i", name: "n", properties: { a: [1] } };
    expect(JSON.parse(JSON.stringify(call))).toEqual(call);
  });
});
