/** Long enough for a server that has just started. */
const patience = 10_000;

/** Reads an answer to its end: what is left of it when the time is over would be lost, however late it is looked at. */
const whole = async (answer: Promise<Response>) => {
  const response = await answer;
  return new Response(await response.blob(), response);
};

/**
 * A `fetch` that has begun already to ask for these addresses. Whoever looks at one first has the answer that is under way; each later
 * look, and all else, is asked for as ever.
 */
export function fetchAhead(paths: readonly string[], ask: typeof fetch = (...request) => fetch(...request)): typeof fetch {
  const begun = new Map<unknown, Promise<Response>>(paths.map((path) => [path, whole(ask(path, { signal: AbortSignal.timeout(patience) }))]));
  // Whoever looks hears of a failure; nobody need look.
  for (const answer of begun.values()) answer.catch(() => undefined);
  return (address, init) => {
    const answer = init?.method === undefined ? begun.get(address) : undefined;
    if (!answer) return ask(address, init);
    begun.delete(address);
    return answer;
  };
}
