import { Problem } from "./problem.ts";

/**
 * Throws the {@link Problem} of a request that a page of another site sent, for a page must not use up its visitors' words, or our work, here.
 * What a browser says of itself cannot be forged by a page; a program that is no browser says nothing, and has no visitors.
 */
export function mustBeOurs({ headers }: Request, origins: readonly string[]): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null ? site !== "same-origin" : !isOwn(headers, origins)) throw new Problem("cross_site");
}

function isOwn(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get("origin");
  return origin === null || origins.includes(origin) || URL.parse(origin)?.host === headers.get("host");
}
