import { describe, expect, test } from "vitest";
import { vendor } from "../core/browser.ts";
import { createTracking } from "../index.ts";
import { everything, fakeBrowser, fakeClock, fakeConsent, installClarityStub, providerContract } from "../testing/index.ts";
import { clarity } from "./clarity.ts";

async function visit(answers = everything) {
  const browser = fakeBrowser();
  const { commands } = installClarityStub(browser);
  const consent = fakeConsent(answers);
  const clock = fakeClock();
  const tracking = createTracking({ providers: [clarity({ projectId: "abc" })], browser, clock, consent });
  tracking.start();
  await clock.advance(0);
  const told = (verb: string) => commands.filter(([first]) => first === verb);
  return { tracking, browser, consent, commands, told };
}

describe("session replay (T10)", () => {
  test("is off without a project", () => {
    expect(clarity({ projectId: undefined })).toBeNull();
  });

  test("says what is allowed before anything else, in Clarity's own spelling (T12)", async () => {
    const { commands, browser } = await visit({ replay: true, ads: false });
    expect(commands[0]).toEqual(["consentv2", { ad_Storage: "denied", analytics_Storage: "granted" }]);
    expect(browser.scripts).toEqual(["https://www.clarity.ms/tag/abc"]);
  });

  test("stops recording when consent ends", async () => {
    const { commands, consent } = await visit();
    consent.answer({ ads: true, replay: false });
    expect(commands.slice(-2)).toEqual([["consentv2", { ad_Storage: "granted", analytics_Storage: "denied" }], ["stop"]]);
  });

  test("identifies the person, and again on every page", async () => {
    const { tracking, told } = await visit();
    await tracking.page("/");
    expect(told("identify")).toEqual([]);
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    await tracking.page("/legal");
    expect(told("identify")).toEqual([
      ["identify", "user-1", expect.stringMatching(/^\d+$/)],
      ["identify", "user-1", expect.stringMatching(/^\d+$/)],
    ]);
    expect(told("set")).toContainEqual(["set", "user_id", "user-1"]);
  });

  test("sets custom tags, as strings", async () => {
    const { tracking, told } = await visit();
    await tracking.setUserProperties({ plan: "pro", seats: 3, teams: ["red", "blue"], note: "" });
    expect(told("set").slice(-3)).toEqual([
      ["set", "plan", ["pro"]],
      ["set", "seats", ["3"]],
      ["set", "teams", ["red", "blue"]],
    ]);
  });

  test("names events, and tells nothing else of them", async () => {
    const { tracking, told } = await visit();
    await tracking.track("text pasted", { words: 120 });
    expect(told("event")).toEqual([["event", "text pasted"]]);
  });

  test("queues in a stub of Clarity's shape until the script comes", async () => {
    const browser = fakeBrowser({ scripts: "hang" });
    const clock = fakeClock();
    const tracking = createTracking({ providers: [clarity({ projectId: "abc" })], browser, clock, consent: fakeConsent(everything) });
    tracking.start();
    await clock.advance(0);
    await tracking.track("text pasted");
    const queue = vendor<{ clarity?: { q: unknown[][] } }>(browser).clarity?.q;
    expect(queue?.[0]?.[0]).toBe("consentv2");
    expect(queue?.at(-1)).toEqual(["event", "text pasted"]);
  });
});

describe("the contract", () => {
  providerContract(
    { test, expect },
    {
      create: () => clarity({ projectId: "abc" }),
      install: (browser) => {
        const { commands } = installClarityStub(browser);
        return { sent: () => commands };
      },
    },
  );
});
