import { describe, expect, test } from "vitest";
import { fakeClock, memoryStorage } from "../testing/index.ts";
import { callsOf, visit } from "./test-scene.ts";

const halfAnHour = 30 * 60_000;

describe("sessions (T11)", () => {
  test("end after the timeout, and tell so before the event that began the next", async () => {
    const { tracking, provider, clock } = await visit();
    await tracking.track("one");
    const [opened] = callsOf(provider, "session");
    const last = clock.now();
    await clock.advance(halfAnHour + 1);
    await tracking.track("two");
    expect(provider.calls.slice(-2).map(({ method }) => method)).toEqual(["session", "track"]);
    expect(callsOf(provider, "session")[1]).toMatchObject({
      sessionId: clock.now(),
      time: clock.now(),
      ended: { sessionId: opened?.sessionId, time: last + 1 },
    });
    expect(callsOf(provider, "track")[1]?.sessionId).toBe(clock.now());
  });

  test("that are the first end none", async () => {
    const { provider } = await visit();
    expect(callsOf(provider, "session")).toMatchObject([{ ended: null }]);
  });

  test("go on over pages and tabs", async () => {
    const storage = memoryStorage();
    const clock = fakeClock();
    const first = await visit({ browser: { storage }, clock });
    await clock.advance(halfAnHour);
    const second = await visit({ browser: { storage }, clock });
    await clock.advance(halfAnHour);
    await first.tracking.track("text pasted");
    expect(callsOf(second.provider, "session")).toEqual([]);
    expect(callsOf(first.provider, "session")).toHaveLength(1);
  });

  test("change with the campaign by which a person arrives, and two tabs of two campaigns do not quarrel", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage, url: "https://site.example/?utm_source=one" } });
    const second = await visit({ browser: { storage, url: "https://site.example/?utm_source=two" } });
    expect(callsOf(second.provider, "session")).toMatchObject([{ ended: { sessionId: callsOf(first.provider, "session")[0]?.sessionId } }]);
    await first.tracking.track("text pasted");
    await second.tracking.track("text pasted");
    expect(callsOf(first.provider, "session")).toHaveLength(1);
    expect(callsOf(second.provider, "session")).toHaveLength(1);
  });

  test("do not change with the campaign when told not to", async () => {
    const storage = memoryStorage();
    const session = { onCampaign: false };
    await visit({ browser: { storage, url: "https://site.example/?utm_source=one" }, session });
    const { provider } = await visit({ browser: { storage, url: "https://site.example/?utm_source=two" }, session });
    expect(callsOf(provider, "session")).toEqual([]);
  });

  test("do not end on reset unless told so; then the old one ends as who they were", async () => {
    const quiet = await visit();
    await quiet.tracking.reset();
    expect(callsOf(quiet.provider, "session")).toHaveLength(1);

    const { tracking, provider } = await visit({ session: { onReset: true } });
    await tracking.identify({ userId: "user-1" });
    await tracking.reset();
    const change = callsOf(provider, "session").at(-1);
    expect(change?.ended).toMatchObject({ userId: "user-1", deviceId: callsOf(provider, "identify")[0]?.deviceId });
    expect(change?.userId).toBeUndefined();
    expect(change?.deviceId).toBe(callsOf(provider, "reset")[0]?.deviceId);
  });

  test("are not told of when told not to, and events carry their ids all the same", async () => {
    const { tracking, provider } = await visit({ session: { events: false } });
    await tracking.track("text pasted");
    expect(callsOf(provider, "session")).toEqual([]);
    expect(callsOf(provider, "track")[0]?.sessionId).toBeGreaterThan(0);
  });
});
