/**
 * The address in `X-Forwarded-For` that the outermost of your own reverse proxies has seen, where each of `hops` proxies appends
 * one. What stands before it was written by the client, and is never read. With no proxy of your own (0) the whole header was.
 */
export function forwardedFor(hops: number): (request: Request) => string | undefined {
  if (!Number.isInteger(hops) || hops < 0) throw new RangeError(`hops must be a whole number of proxies, not ${hops}.`);
  return ({ headers }) => (hops === 0 ? undefined : headers.get("x-forwarded-for")?.split(",").at(-hops)?.trim());
}
