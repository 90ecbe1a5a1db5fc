import type { Clock } from "../clock.ts";

type State = { readonly name: "closed"; readonly failures: number } | { readonly name: "open"; readonly until: number } | { readonly name: "trying" };

/** Failures in a row after which nobody asks for a while. */
const enough = 5;
/** In milliseconds. */
const rest = 30_000;

/** Keeps requests from an endpoint that does not answer, so that nobody waits for it; after a rest, one is let through to try. */
export interface Breaker {
  /** Whether a request may go out now; if it may, its end must be told. */
  admits(): boolean;
  succeeded(): void;
  /** `isLasting`: the next request would fail as well, as with a wrong key. */
  failed(isLasting?: boolean): void;
  /** The request was called off; nothing was learned. */
  abandoned(): void;
}

export function createBreaker(clock: Clock): Breaker {
  let state: State = { name: "closed", failures: 0 };
  return {
    admits() {
      if (state.name === "open" && clock.now() >= state.until) {
        state = { name: "trying" };
        return true;
      }
      return state.name === "closed";
    },
    succeeded() {
      state = { name: "closed", failures: 0 };
    },
    failed(isLasting = false) {
      const failures: number = state.name === "closed" ? state.failures + 1 : enough;
      state = isLasting || failures >= enough ? { name: "open", until: clock.now() + rest } : { name: "closed", failures };
    },
    abandoned() {
      if (state.name === "trying") state = { name: "open", until: clock.now() };
    },
  };
}
