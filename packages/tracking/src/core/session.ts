import { asRecord } from "./record.ts";

/** A session as it is kept: it begins at its id. */
export interface Session {
  readonly id: number;
  readonly lastActivity: number;
  /** The campaign that it belongs to. */
  readonly campaign?: string | undefined;
}

/** When sessions end (T11). */
export interface SessionRules {
  /** Inactivity that ends a session, in milliseconds. */
  readonly timeout: number;
  /** Whether a change of campaign starts a session. */
  readonly onCampaign: boolean;
  /** Whether a reset of the identity starts a session. */
  readonly onReset: boolean;
}

/** Half an hour, as Amplitude's own; a new campaign begins a session, a reset does not. */
export const sessionRules: SessionRules = { timeout: 30 * 60_000, onCampaign: true, onReset: false };

/** What a session hears of: something was done, perhaps on arrival by a campaign, or the identity was reset. */
export type SessionSignal = { readonly type: "activity"; readonly campaign?: string | undefined } | { readonly type: "reset" };

/** The session from now on, and the one that ended if another began. */
export interface SessionStep {
  readonly session: Session;
  readonly began: boolean;
  readonly ended?: Session | undefined;
}

/** The session machine (T11): no clock, no storage, no event of its own. */
export function reduceSession(current: Session | null, signal: SessionSignal, now: number, rules: SessionRules): SessionStep {
  const campaign = signal.type === "activity" ? (signal.campaign ?? current?.campaign) : current?.campaign;
  if (current === null) return { session: { id: now, lastActivity: now, campaign }, began: true };

  const over =
    signal.type === "reset"
      ? rules.onReset
      : now - current.lastActivity > rules.timeout || (rules.onCampaign && campaign !== current.campaign);
  // A clock that was set back ends no session, and no id comes twice.
  const lastActivity = Math.max(now, current.lastActivity);
  if (!over) return { session: { ...current, campaign, lastActivity }, began: false };
  const id = Math.max(now, current.id + 1);
  return { session: { id, lastActivity: Math.max(id, lastActivity), campaign }, began: true, ended: current };
}

/** What storage held, if it is a session. */
export function asSession(stored: unknown): Session | null {
  const { id, lastActivity, campaign } = asRecord(stored);
  if (typeof id !== "number" || typeof lastActivity !== "number") return null;
  return { id, lastActivity, campaign: typeof campaign === "string" ? campaign : undefined };
}
