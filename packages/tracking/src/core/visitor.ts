import { randomId } from "./ids.ts";

/** Who is there, and in which session (T11). */
export interface Visitor {
  readonly deviceId: string;
  /** When the session began, and so its id. */
  readonly sessionId: number;
  readonly lastActivity: number;
  /** The campaign that the session belongs to. */
  readonly campaign?: string | undefined;
}

/** When sessions end, and whether anyone hears of it (T11). */
export interface SessionRules {
  /** Whether providers are told that a session starts and another ends. */
  readonly events: boolean;
  /** Inactivity that ends a session, in milliseconds. */
  readonly timeout: number;
  /** Whether a change of campaign starts a session. */
  readonly onCampaign: boolean;
  /** Whether a reset of the identity starts a session. */
  readonly onReset: boolean;
}

/** Half an hour, as Amplitude's own; a new campaign begins a session, a reset does not; and providers are told. */
export const sessionRules: SessionRules = { events: true, timeout: 1_800_000, onCampaign: true, onReset: false };

/** What a visitor does: anything, perhaps on arrival by a campaign, or a reset of who they are. */
export interface Signal {
  readonly campaign?: string | undefined;
  readonly reset?: boolean | undefined;
}

/** The session machine (T11): the visitor from now on. A session began if its id is another. */
export function nextVisitor(visitor: Visitor | null, signal: Signal, now: number, rules: SessionRules): Visitor {
  const campaign = signal.campaign || visitor?.campaign;
  if (!visitor) return { deviceId: randomId(), sessionId: now, lastActivity: now, campaign };
  const timedOut = now - visitor.lastActivity > rules.timeout || (rules.onCampaign && campaign !== visitor.campaign);
  return {
    deviceId: signal.reset ? randomId() : visitor.deviceId,
    // No id comes twice, though the clock be set back.
    sessionId: (signal.reset ? rules.onReset : timedOut) ? Math.max(now, visitor.sessionId + 1) : visitor.sessionId,
    lastActivity: now,
    campaign,
  };
}
