import type { Handler } from "@prosewell/api";

/** One handler under every method that a route may export, so that a wrong one is answered by the API itself and not by Next (E4). */
export const everyMethod = (handler: Handler) => ({
  GET: handler,
  HEAD: handler,
  POST: handler,
  PUT: handler,
  PATCH: handler,
  DELETE: handler,
  OPTIONS: handler,
});
