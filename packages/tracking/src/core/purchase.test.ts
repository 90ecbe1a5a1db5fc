import { describe, expect, test } from "vitest";
import { fakeProvider, memoryStorage } from "../testing/index.ts";
import { callsOf, order, statuses, visit } from "./test-scene.ts";

describe("a purchase (T3)", () => {
  test("carries value, currency, product and who bought", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase({ ...order, userId: undefined });
    expect(callsOf(provider, "purchase")).toMatchObject([{ ...order, userId: "user-1" }]);
  });

  test("names the buyer that the caller names", async () => {
    const ads = fakeProvider({ purposes: ["ads"] });
    const { tracking } = await visit({ provider: ads });
    await tracking.identify({ userId: "user-1", email: "one@site.example" });
    await tracking.purchase({ ...order, userId: "user-2", email: "two@site.example" });
    expect(callsOf(ads, "purchase")).toMatchObject([{ userId: "user-2", email: "two@site.example" }]);
  });

  test("and a registration tell the address to providers of ads alone", async () => {
    const ads = fakeProvider({ name: "ads", purposes: ["ads"] });
    const { tracking, provider } = await visit({ others: [ads] });
    await tracking.register({ email: "reader@site.example" });
    await tracking.purchase(order);
    expect(JSON.stringify(provider.calls)).not.toContain("reader@site.example");
    expect(callsOf(ads, "register")).toMatchObject([{ email: "reader@site.example" }]);
    expect(callsOf(ads, "purchase")).toMatchObject([{ email: "reader@site.example" }]);
  });

  test("rejects with the provider's own error, after every provider has settled", async () => {
    const error = new Error("Gtag conversion timeout");
    const slow = fakeProvider({ name: "slow", latency: 3_000 });
    const { tracking, clock } = await visit({ provider: fakeProvider({ failWith: error }), others: [slow] });
    let outcome: unknown = "pending";
    tracking.purchase(order).catch((reason: unknown) => (outcome = reason));
    await clock.advance(2_999);
    expect(outcome).toBe("pending");
    await clock.advance(1);
    expect(outcome).toBe(error);
    expect(slow.calls.at(-1)?.method).toBe("purchase");
  });

  test("settles within ten seconds, though a provider never answers", async () => {
    const { tracking, clock } = await visit({ provider: fakeProvider({ hang: true }) });
    const delivery = tracking.purchase(order);
    await clock.advance(10_000);
    expect(statuses(await delivery)).toEqual(["fake queued"]);
  });

  test("that nobody waits for troubles nobody when it fails", async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", listen);
    const { tracking, clock } = await visit({ provider: fakeProvider({ failWith: new Error("Out of order.") }) });
    void tracking.purchase(order);
    await clock.advance(0);
    process.off("unhandledRejection", listen);
    expect(unhandled).toEqual([]);
  });

  test("with an order id is sent once, though the page be reloaded", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    await first.tracking.purchase({ ...order, orderId: "order-1" });
    const second = await visit({ browser: { storage } });
    expect(statuses(await second.tracking.purchase({ ...order, orderId: "order-1" }))).toEqual(["fake duplicate"]);
    expect(statuses(await second.tracking.purchase({ ...order, orderId: "order-2" }))).toEqual(["fake sent"]);
    expect(callsOf(second.provider, "purchase")).toHaveLength(1);
  });

  test("with an order id is sent once, though it be called twice at once", async () => {
    const { tracking, provider } = await visit();
    await Promise.all([tracking.purchase({ ...order, orderId: "order-1" }), tracking.purchase({ ...order, orderId: "order-1" })]);
    expect(callsOf(provider, "purchase")).toHaveLength(1);
  });

  test("with an order id may be tried again where it failed, and only there", async () => {
    const failures: unknown[] = [new Error("Out of order.")];
    const purchase = async () => {
      if (failures.length > 0) throw failures.pop();
    };
    const { tracking } = await visit({ others: [{ ...fakeProvider({ name: "flaky" }), purchase }] });
    await expect(tracking.purchase({ ...order, orderId: "order-1" })).rejects.toThrow("Out of order.");
    expect(statuses(await tracking.purchase({ ...order, orderId: "order-1" }))).toEqual(["fake duplicate", "flaky sent"]);
  });

  test("without an order id counts each time: a person may buy twice (T9)", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase(order);
    await tracking.purchase(order);
    expect(callsOf(provider, "purchase")).toHaveLength(2);
  });

  test("is remembered for the last two hundred orders and providers", async () => {
    const { tracking, stored } = await visit();
    for (let index = 0; index < 201; index += 1) await tracking.purchase({ ...order, orderId: `order-${index}` });
    expect(stored("tracking_orders")).toHaveLength(200);
    expect(statuses(await tracking.purchase({ ...order, orderId: "order-200" }))).toEqual(["fake duplicate"]);
  });
});
