import { describe, expect, test } from "vitest";
import { fakeProvider, memoryStorage, nothing } from "../testing/index.ts";
import { callsOf, order, refuse, statuses, visit } from "./test-scene.ts";

describe("a provider that misbehaves", () => {
  test.each([
    ["throws", { failWith: new Error("Out of order.") }, "failed"],
    ["never answers", { hang: true }, "queued"],
    ["never loads", { loading: "hangs" }, "queued"],
    ["cannot load", { loading: "fails" }, "queued"],
  ] as const)("and %s harms nobody else", async (_, faults, status) => {
    const [before, after] = [fakeProvider({ name: "before" }), fakeProvider({ name: "after" })];
    const { tracking, clock } = await visit({ provider: before, others: [fakeProvider({ name: "bad", ...faults }), after] });
    const delivery = tracking.track("text pasted");
    await clock.advance(10_000);
    expect(statuses(await delivery)).toEqual(["before sent", `bad ${status}`, "after sent"]);
    expect(before.events).toEqual(["text pasted"]);
    expect(after.events).toEqual(["text pasted"]);
  });

  test("that cannot load says why, and the next page sends its calls with the identity and time they were made with", async () => {
    const storage = memoryStorage();
    const first = await visit({ provider: fakeProvider({ loading: "fails" }), browser: { storage } });
    void first.tracking.identify({ userId: "user-1" });
    const [report] = await first.tracking.track("text pasted");
    expect(report).toMatchObject({ status: "queued", error: new Error("fake did not load.") });
    await expect(first.tracking.purchase({ ...order, orderId: "order-1" })).rejects.toThrow("fake did not load.");
    const made = first.clock.now();

    await first.clock.advance(60_000);
    const second = await visit({ browser: { storage }, clock: first.clock });
    expect(callsOf(second.provider, "track")).toMatchObject([{ name: "text pasted", userId: "user-1", time: made }]);
    expect(callsOf(second.provider, "purchase")).toMatchObject([{ orderId: "order-1", time: made }]);

    const third = await visit({ browser: { storage } });
    expect(third.provider.events).toEqual([]);
  });

  test("that is too slow for the page leaves its calls to the next one", async () => {
    const storage = memoryStorage();
    const first = await visit({ provider: fakeProvider({ loading: "hangs" }), browser: { storage } });
    void first.tracking.purchase(order);
    const second = await visit({ browser: { storage } });
    expect(callsOf(second.provider, "purchase")).toHaveLength(1);
  });

  test("throws in vain on consent, on leaving and on what it left", async () => {
    const bad = { ...fakeProvider({ name: "bad", leaves: ["AMP_"] }), consentChanged: refuse, flush: refuse };
    const { browser, consent, clock, log } = await visit({ others: [bad] });
    Object.defineProperty(browser, "localStorage", { get: refuse });
    browser.leave();
    consent.answer(nothing);
    await clock.advance(0);
    const complaints = log.entries().filter(({ error }) => error !== undefined);
    expect(new Set(complaints.map(({ provider }) => provider))).toEqual(new Set(["bad", "fake"]));
  });
});
