import { type Clock, wait } from "../clock.ts";
import { createBreaker } from "./breaker.ts";
import type { Answer, AskEndpoint, Question } from "./endpoint.ts";
import { EndpointFailure } from "./failure.ts";
import type { Slots } from "./slots.ts";

/** Requests for one answer: the first and two more. */
const attempts = 3;
/** Milliseconds: of the first pause at most, of any pause that we choose, and of any that the endpoint may ask for. */
const [shortPause, longPause, longestPause] = [500, 8_000, 15_000];

/** Asks the endpoint, patiently. */
export interface Client {
  /** Whether one could ask now. */
  readonly isFree: boolean;
  /** As {@link AskEndpoint}, with turns, pauses and another try where one may help. */
  ask(question: Question, isFirst: boolean, signal: AbortSignal): Promise<Answer>;
}

interface Parts {
  readonly endpoint: AskEndpoint;
  readonly slots: Slots;
  readonly clock: Clock;
  /** A number from 0 to 1 (exclusive). */
  readonly random: () => number;
}

export function createClient({ endpoint, slots, clock, random }: Parts): Client {
  const breaker = createBreaker(clock);

  /** One request. A pause takes no slot, and a request that waits for one asks again whether it may go. */
  const once = (question: Question, isFirst: boolean, signal: AbortSignal): Promise<Answer> =>
    slots.take(
      async () => {
        if (!breaker.admits()) return { text: "", failure: new EndpointFailure("unreachable") };
        try {
          const answer = await endpoint(question, signal);
          const { failure } = answer;
          // To be busy, or to answer nonsense, is to be there.
          if (!failure || failure.kind === "busy" || failure.kind === "unusable") breaker.succeeded();
          else breaker.failed(failure.status !== undefined && failure.status < 500 && failure.status !== 408);
          return answer;
        } catch (error) {
          breaker.abandoned();
          throw error;
        }
      },
      isFirst,
      signal,
    );

  return {
    get isFree() {
      return slots.isFree;
    },
    async ask(question, isFirst, signal) {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await once(question, isFirst, signal).catch((error: unknown): Answer => {
          if (error instanceof EndpointFailure) return { text: "", failure: error };
          throw error;
        });
        const pause = answer.failure && pauseAfter(answer.failure, attempt, random);
        if (pause === undefined || pause === null) return answer;
        await wait(clock, pause, signal);
      }
    },
  };
}

/** How long to pause before the next try, in milliseconds; null where there is to be none. */
function pauseAfter({ mayRetry, retryAfter }: EndpointFailure, attempt: number, random: () => number): number | null {
  if (!mayRetry || attempt >= attempts) return null;
  const own = random() * Math.min(longPause, shortPause * 2 ** (attempt - 1));
  const pause = (retryAfter ?? 0) + own;
  return pause > longestPause ? null : pause;
}
