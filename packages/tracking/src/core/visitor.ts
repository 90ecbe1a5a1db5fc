import type { SessionChange, Stamp } from "./calls.ts";
import type { Clock } from "./clock.ts";
import { createIdentity } from "./identity.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { asSession, reduceSession, type Session, type SessionRules, type SessionSignal } from "./session.ts";

/** Where the session is kept. */
export const sessionKey = "tracking_session";

interface VisitorOptions {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly randomId: () => string;
  readonly rules: SessionRules;
  /** The campaign that this page was reached by. */
  readonly campaign?: string | undefined;
}

/** Something that the visitor did: who, when, and the session that it began. */
interface Act {
  readonly stamp: Stamp;
  readonly change?: SessionChange | undefined;
}

/** Who visits, and the session that they are in. */
export function createVisitor({ storage, clock, randomId, rules, campaign }: VisitorOptions) {
  const identity = createIdentity(storage, randomId);
  // Only the first act of a page is an arrival: another tab may have come by another campaign.
  let arrival = campaign;

  const stampIn = (session: Session, time: number): Stamp => {
    const { deviceId, userId } = identity.get();
    return { deviceId, userId, sessionId: session.id, time, insertId: randomId() };
  };

  const act = (signal: SessionSignal, between: () => void = () => {}): Act => {
    const now = clock.now();
    const { session, began, ended } = reduceSession(asSession(storage.get(sessionKey)), signal, now, rules);
    const last = ended && stampIn(ended, ended.lastActivity + 1);
    between();
    storage.set(sessionKey, session);
    const stamp = stampIn(session, now);
    return { stamp, ...(began && { change: { ended: last, started: stampIn(session, session.id) } }) };
  };

  return {
    identity,
    act: (): Act => {
      const campaignOfArrival = arrival;
      arrival = undefined;
      return act({ type: "activity", campaign: campaignOfArrival });
    },
    reset: (): Act => act({ type: "reset" }, identity.reset),
  };
}
