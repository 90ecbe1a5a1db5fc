/**
 * Whether a page of this site sent the request. `Sec-Fetch-Site` cannot be forged by a page, and is right behind a reverse proxy
 * too, where the address of the request is not the one that the browser knows.
 */
export const isSameOrigin = (headers: Headers, allowedOrigins: readonly string[]): boolean =>
  headers.get("sec-fetch-site") === "same-origin" || allowedOrigins.includes(headers.get("origin") ?? "");
