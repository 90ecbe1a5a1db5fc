import type { Reserved } from "@prosewell/quota";
import { forPeople } from "./for-people.ts";
import { Problem } from "./problem.ts";
import type { Visit } from "./visit.ts";

/** Words that were granted. */
export type Granted = Reserved & { readonly reservation: string };

/** Takes the words off the visitor's day, or throws the {@link Problem} that too few are left. */
export async function reserveWords({ quota, visitor }: Visit, words: number): Promise<Granted> {
  const reserved = await quota.reserve(visitor, words);
  const { reservation } = reserved;
  if (reservation === null) throw limitReached(reserved, words);
  return { ...reserved, reservation };
}

function limitReached({ limit, remaining, resetsAt }: Reserved, words: number): Problem {
  const left =
    remaining > 0
      ? `${forPeople(remaining)} of today's ${forPeople(limit)} words are left and the text has ${forPeople(words)}. Send the first ${forPeople(remaining)} words`
      : `None of today's ${forPeople(limit)} words are left, for you or for your address. A text can still be judged at POST /api/detect`;
  return new Problem("daily_limit_reached", {
    detail: `${left}, or come back after 00:00 UTC, when all of them are there again. Nothing was rewritten, and nothing was counted.`,
    headers: { "Retry-After": `${Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1_000))}` },
    members: { limit, remaining, words, resetsAt: resetsAt.toISOString() },
  });
}
