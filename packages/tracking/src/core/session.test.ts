import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asSession, reduceSession, sessionRules, type Session, type SessionSignal } from "./session.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);
const session: Session = { id: noon, lastActivity: noon, campaign: "spring" };
const activity: SessionSignal = { type: "activity" };

describe("the session machine (T11)", () => {
  test("begins with the first activity, and ends none", () => {
    expect(reduceSession(null, activity, noon, sessionRules)).toEqual({
      session: { id: noon, lastActivity: noon, campaign: undefined },
      began: true,
    });
  });

  test("goes on for as long as something happens within the timeout", () => {
    const later = noon + 30 * minute;
    expect(reduceSession(session, activity, later, sessionRules)).toEqual({ session: { ...session, lastActivity: later }, began: false });
  });

  test("ends after the timeout, when the next thing happens", () => {
    const later = noon + 30 * minute + 1;
    expect(reduceSession(session, activity, later, sessionRules)).toEqual({
      session: { id: later, lastActivity: later, campaign: "spring" },
      began: true,
      ended: session,
    });
  });

  test("ends when a person arrives by another campaign", () => {
    const arrival: SessionSignal = { type: "activity", campaign: "summer" };
    const step = reduceSession(session, arrival, noon + minute, sessionRules);
    expect(step.ended).toEqual(session);
    expect(step.session.campaign).toBe("summer");
  });

  test("does not end for a campaign when told so, but remembers the campaign", () => {
    const arrival: SessionSignal = { type: "activity", campaign: "summer" };
    const step = reduceSession(session, arrival, noon + minute, { ...sessionRules, onCampaign: false });
    expect(step.began).toBe(false);
    expect(step.session.campaign).toBe("summer");
  });

  test("does not end when a person comes again by the same campaign, or by none", () => {
    expect(reduceSession(session, { type: "activity", campaign: "spring" }, noon, sessionRules).began).toBe(false);
    expect(reduceSession(session, activity, noon, sessionRules).began).toBe(false);
  });

  test("survives a reset unless told otherwise", () => {
    expect(reduceSession(session, { type: "reset" }, noon, sessionRules).began).toBe(false);
    expect(reduceSession(session, { type: "reset" }, noon, { ...sessionRules, onReset: true }).ended).toEqual(session);
  });

  test("gives no id twice, even within a millisecond or after the clock was set back", () => {
    const rules = { ...sessionRules, onReset: true };
    expect(reduceSession(session, { type: "reset" }, noon, rules).session.id).toBe(noon + 1);
    expect(reduceSession(session, { type: "reset" }, noon - minute, rules).session.id).toBe(noon + 1);
  });

  test.each([null, 3, "noon", {}, { id: 1 }, { id: "1", lastActivity: 2 }])("takes no session out of %j", (stored) => {
    expect(asSession(stored)).toBeNull();
  });

  const signals = fc.oneof(
    fc.record({ type: fc.constant("activity" as const), campaign: fc.option(fc.constantFrom("spring", "summer"), { nil: undefined }) }),
    fc.record({ type: fc.constant("reset" as const) }),
  );
  const rules = fc.record({ timeout: fc.integer({ min: 1, max: 100 }), onCampaign: fc.boolean(), onReset: fc.boolean() });

  test("whatever happens: ids only grow, a session ends only when another begins, and each ends once", () => {
    fc.assert(
      fc.property(rules, fc.array(fc.tuple(signals, fc.integer({ min: -50, max: 200 }))), (rule, history) => {
        let now = noon;
        let current: Session | null = null;
        const begun: number[] = [];
        const ended: number[] = [];
        for (const [signal, pause] of history) {
          now += pause;
          const step = reduceSession(current, signal, now, rule);
          if (step.ended) ended.push(step.ended.id);
          if (step.began) begun.push(step.session.id);
          expect(step.began).toBe(current === null || step.ended !== undefined);
          expect(step.session.lastActivity).toBeGreaterThanOrEqual(step.session.id);
          current = step.session;
        }
        expect(begun).toEqual([...new Set(begun)].toSorted((one, other) => one - other));
        expect(ended).toEqual(begun.slice(0, -1));
      }),
    );
  });

  test("whatever happens: nothing but a timeout ends a session when campaigns and resets may not", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(signals, fc.integer({ min: 0, max: 100 }))), (history) => {
        let now = noon;
        let current: Session | null = null;
        for (const [signal, pause] of history) {
          now += pause;
          const step = reduceSession(current, signal, now, { timeout: 100, onCampaign: false, onReset: false });
          expect(step.began).toBe(current === null);
          // A reset is no activity that keeps a session, but it is not inactivity either.
          current = step.session;
        }
      }),
    );
  });
});
