import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextVisitor, sessionRules, type Signal, type Visitor } from "./visitor.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);
const visitor: Visitor = { deviceId: "device", sessionId: noon, lastActivity: noon, campaign: "spring" };

describe("the session machine (T11)", () => {
  test("begins with the first activity, on a new device", () => {
    const { deviceId, ...rest } = nextVisitor(null, { campaign: "spring" }, noon, sessionRules);
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/);
    expect(rest).toEqual({ sessionId: noon, lastActivity: noon, campaign: "spring" });
  });

  test("goes on for as long as something happens within the timeout", () => {
    const later = noon + 30 * minute;
    expect(nextVisitor(visitor, {}, later, sessionRules)).toEqual({ ...visitor, lastActivity: later });
  });

  test("ends after the timeout, when the next thing happens", () => {
    const later = noon + 30 * minute + 1;
    expect(nextVisitor(visitor, {}, later, sessionRules)).toEqual({ ...visitor, sessionId: later, lastActivity: later });
  });

  test("ends when a person arrives by another campaign", () => {
    const later = noon + minute;
    expect(nextVisitor(visitor, { campaign: "summer" }, later, sessionRules)).toEqual({
      ...visitor,
      campaign: "summer",
      sessionId: later,
      lastActivity: later,
    });
  });

  test("does not end for a campaign when told so, but remembers the campaign", () => {
    const next = nextVisitor(visitor, { campaign: "summer" }, noon + minute, { ...sessionRules, onCampaign: false });
    expect(next).toMatchObject({ sessionId: noon, campaign: "summer" });
  });

  test("does not end when a person comes again by the same campaign, or by none", () => {
    expect(nextVisitor(visitor, { campaign: "spring" }, noon, sessionRules)).toEqual(visitor);
    expect(nextVisitor(visitor, { campaign: "" }, noon, sessionRules)).toEqual(visitor);
  });

  test("survives a reset unless told otherwise; the device is another in any case", () => {
    const quiet = nextVisitor(visitor, { reset: true }, noon, sessionRules);
    expect(quiet.sessionId).toBe(noon);
    expect(quiet.deviceId).not.toBe("device");
    expect(nextVisitor(visitor, { reset: true }, noon + 1, { ...sessionRules, onReset: true }).sessionId).toBe(noon + 1);
  });

  test("gives no id twice, even within a millisecond or after the clock was set back", () => {
    const rules = { ...sessionRules, onReset: true };
    expect(nextVisitor(visitor, { reset: true }, noon, rules).sessionId).toBe(noon + 1);
    expect(nextVisitor(visitor, { reset: true }, noon - minute, rules).sessionId).toBe(noon + 1);
  });

  const signals: fc.Arbitrary<Signal> = fc.oneof(
    fc.record({ campaign: fc.constantFrom("", "spring", "summer") }),
    fc.constant({ reset: true }),
  );
  const rules = fc.record({ events: fc.boolean(), timeout: fc.integer({ min: 1, max: 100 }), onCampaign: fc.boolean(), onReset: fc.boolean() });
  const histories = fc.array(fc.tuple(signals, fc.integer({ min: -50, max: 200 })));

  test("whatever happens: session ids only grow, and devices change by reset alone", () => {
    fc.assert(
      fc.property(rules, histories, (rule, history) => {
        let now = noon;
        let current: Visitor | null = null;
        for (const [signal, pause] of history) {
          now += pause;
          const next = nextVisitor(current, signal, now, rule);
          if (current) {
            expect(next.sessionId).toBeGreaterThanOrEqual(current.sessionId);
            expect(next.deviceId !== current.deviceId).toBe(signal.reset === true);
          }
          current = next;
        }
      }),
    );
  });

  test("whatever happens: a session begins exactly when a rule says so", () => {
    fc.assert(
      fc.property(rules, histories, (rule, history) => {
        let now = noon;
        let current = visitor;
        for (const [signal, pause] of history) {
          now += pause;
          const next = nextVisitor(current, signal, now, rule);
          const arrived = !signal.reset && Boolean(signal.campaign) && signal.campaign !== current.campaign;
          const slept = !signal.reset && now - current.lastActivity > rule.timeout;
          expect(next.sessionId !== current.sessionId).toBe(signal.reset ? rule.onReset : slept || (arrived && rule.onCampaign));
          current = next;
        }
      }),
    );
  });
});
