import type { Clock } from "../clock.ts";
import { EndpointFailure } from "./failure.ts";

/** How long an answer may take, in milliseconds. */
export interface Patience {
  readonly firstToken: number;
  readonly betweenTokens: number;
  readonly answer: number;
}

/** Watches an answer come in; its signal is aborted when that takes too long, or when `outer` is. */
export interface Watch {
  readonly signal: AbortSignal;
  /** A piece has come. */
  heard(): void;
  /** It is over. */
  end(): void;
}

export function watch(clock: Clock, { firstToken, betweenTokens, answer }: Patience, outer: AbortSignal): Watch {
  const late = new AbortController();
  const giveUp = () => late.abort(new EndpointFailure("slow", { mayRetry: false }));
  const callOff = clock.after(answer, giveUp);
  let callOffNext = clock.after(firstToken, giveUp);
  return {
    signal: AbortSignal.any([late.signal, outer]),
    heard() {
      callOffNext();
      callOffNext = clock.after(betweenTokens, giveUp);
    },
    end() {
      callOff();
      callOffNext();
    },
  };
}
