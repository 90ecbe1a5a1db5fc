import type { Allowance, Answer, DailyWords } from "@prosewell/ui/workspace";

/** How many milliseconds the server may take before the words are granted without it. */
const patience = 4_000;

const headers = { "Content-Type": "application/json" };

/**
 * The words of the day, counted by the server, which is told numbers and never a word. A server that is out of reach, slow or
 * broken grants the words; they are not counted later, since the wish may have reached it and only its answer been lost.
 */
export function createDailyWords(ask: typeof fetch = (...request) => fetch(...request)): DailyWords {
  /** Reservations by what they are to be settled with: nothing while their run goes on, and what was used where settling failed. */
  const open = new Map<string, number>();
  const running = new Set<string>();

  const post = (path: string, words: number) =>
    ask(path, { method: "POST", headers, body: JSON.stringify({ words }), keepalive: true, signal: AbortSignal.timeout(patience) });

  const settle = async (reservation: string, words: number): Promise<Allowance | null> => {
    running.delete(reservation);
    open.set(reservation, words);
    try {
      const response = await post(`/api/usage/${reservation}`, words);
      // What is not found is settled, or its day is over.
      if (response.ok || response.status === 404) open.delete(reservation);
      return response.ok ? toAllowance(await response.json()) : null;
    } catch {
      return null;
    }
  };

  const settleAgain = () => {
    for (const [reservation, words] of open) if (!running.has(reservation)) void settle(reservation, words);
  };

  // Whoever closes the page stops what runs, and that is free.
  addEventListener("pagehide", () => {
    for (const [reservation, words] of open) void settle(reservation, words);
  });

  return {
    look: () => look(ask),

    async reserve(words): Promise<Answer> {
      try {
        const response = await post("/api/usage", words);
        const body: unknown = await response.json();
        const allowance = toAllowance(body);
        const reservation = textIn(body, "reservation");
        if (response.ok && reservation !== null) {
          open.set(reservation, 0);
          running.add(reservation);
          settleAgain();
          return { isGranted: true, allowance, settle: (used) => settle(reservation, used) };
        }
        if (textIn(body, "code") === "daily_limit_reached" && allowance) return { isGranted: false, allowance };
      } catch {
        // As below.
      }
      return uncounted;
    },
  };
}

/** The same where the server does the work: it counts by itself, so that the page only looks, before a run and after it. */
export const createServedWords = (ask: typeof fetch = (...request) => fetch(...request)): DailyWords => ({
  recounts: true,
  look: () => look(ask),
  async reserve(words) {
    const allowance = await look(ask);
    return allowance && allowance.remaining < words ? { isGranted: false, allowance } : { isGranted: true, allowance, settle: () => look(ask) };
  },
});

async function look(ask: typeof fetch): Promise<Allowance | null> {
  try {
    const response = await ask("/api/usage", { signal: AbortSignal.timeout(patience) });
    return response.ok ? toAllowance(await response.json()) : null;
  } catch {
    return null;
  }
}

const uncounted: Answer = { isGranted: true, allowance: null, settle: async () => null };

const fieldOf = (body: unknown, name: string): unknown => (typeof body === "object" && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined);

const textIn = (body: unknown, name: string): string | null => {
  const value = fieldOf(body, name);
  return typeof value === "string" ? value : null;
};

/** What an answer of the API says of the day, be it a standing or a refusal; `null` where it says nothing of it. */
function toAllowance(body: unknown): Allowance | null {
  const [limit, remaining] = [fieldOf(body, "limit"), fieldOf(body, "remaining")];
  const resetsAt = Date.parse(textIn(body, "resetsAt") ?? "");
  return typeof limit === "number" && typeof remaining === "number" && resetsAt > 0 ? { limit, remaining, resetsAt } : null;
}
