import type { IncomingMessage } from "node:http";

/** Whose paths take more than a look. */
const takesBodies = /^\/(?:api|tracking\/amplitude)(?:[/?#]|$)/u;

/**
 * Makes of a request that no page or program of ours sends, and that the framework would fail at or work for, one that it refuses:
 * - No page has server actions. Asked for one, or sent a form, a page would be rendered anew for each request, and the log would repeat the name.
 * - TRACE, and a path whose escapes are none, end in a failure.
 */
export function tidy(request: Pick<IncomingMessage, "headers" | "method" | "url">): void {
  const { method, url = "/" } = request;
  delete request.headers["next-action"];
  // Neither pages nor the API take PUT, and both say so.
  if (method === "TRACE" || (method === "POST" && !takesBodies.test(url))) request.method = "PUT";
  if (!isReadable(url)) request.url = url.replaceAll("%", "%25");
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*$/su, ""));
    return true;
  } catch {
    return false;
  }
}
