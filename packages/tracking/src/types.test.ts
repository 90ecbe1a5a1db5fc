import { describe, expectTypeOf, test } from "vitest";
import { createTracking, type DeliveryReport, type Purchase, type Tracking, type TrackingProvider } from "./index.ts";
import { amplitude } from "./providers/amplitude.ts";
import { fakeConsent, fakeProvider } from "./testing/index.ts";

interface SiteEvents {
  "text pasted": { words: number; source?: "keyboard" | "file" };
  "limit reached": { words?: number };
}

const options = { providers: [fakeProvider(), amplitude({ apiKey: undefined })], consent: fakeConsent(), browser: null };
const tracking = createTracking<SiteEvents>(options);

// What must not compile is the assertion; what is expected of types beside it counts, too.
describe("types", () => {
  test("an event of the catalogue takes its own properties", () => {
    expectTypeOf<Parameters<typeof tracking.track>[0]>().toEqualTypeOf<"text pasted" | "limit reached">();
    void tracking.track("text pasted", { words: 1 });
    void tracking.track("text pasted", { words: 1, source: "file" });
    // @ts-expect-error -- no such event
    void tracking.track("text posted", { words: 1 });
    // @ts-expect-error -- the words are missing
    void tracking.track("text pasted", {});
    // @ts-expect-error -- so are all properties
    void tracking.track("text pasted");
    // @ts-expect-error -- words are counted
    void tracking.track("text pasted", { words: "one" });
    // @ts-expect-error -- no such source
    void tracking.track("text pasted", { words: 1, source: "mouse" });
  });

  test("an event without required properties needs none", () => {
    expectTypeOf<SiteEvents["limit reached"]>().toExtend<object>();
    void tracking.track("limit reached");
    void tracking.track("limit reached", {});
  });

  test("without a catalogue any event goes", () => {
    const untyped = createTracking(options);
    expectTypeOf(untyped).toEqualTypeOf<Tracking>();
    void untyped.track("whatever", { any: 1, other: ["value"] });
    // @ts-expect-error -- a property is plain data
    void untyped.track("whatever", { any: () => {} });
  });

  test("a purchase needs its value, currency and product, and no more", () => {
    expectTypeOf<Purchase>().toExtend<{ value: number; currency: string; productId: string }>();
    // @ts-expect-error -- the currency is missing
    void tracking.purchase({ value: 1, productId: "pro" });
    void tracking.purchase({ value: 1, currency: "EUR", productId: "pro", orderId: undefined });
  });

  test("a provider for any event serves a catalogue, and one for a catalogue sees its events", () => {
    expectTypeOf<TrackingProvider>().toExtend<TrackingProvider<SiteEvents>>();
    const own: TrackingProvider<SiteEvents> = {
      name: "own",
      purposes: ["analytics"],
      load: async () => {},
      track: (event) => {
        expectTypeOf(event.name).toEqualTypeOf<"text pasted" | "limit reached">();
        if (event.name === "text pasted") expectTypeOf(event.properties.words).toBeNumber();
      },
    };
    expectTypeOf(createTracking({ ...options, providers: [own] })).toEqualTypeOf<Tracking<SiteEvents>>();
    expectTypeOf<{ name: string; purposes: ["fun"]; load: () => Promise<void> }>().not.toExtend<TrackingProvider>();
  });

  test("every call resolves to reports", () => {
    expectTypeOf<ReturnType<Tracking["page"]>>().resolves.toEqualTypeOf<readonly DeliveryReport[]>();
    expectTypeOf<ReturnType<Tracking["purchase"]>>().resolves.toEqualTypeOf<readonly DeliveryReport[]>();
  });
});
