import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { tidy } from "./tidy.ts";

/** Has each request tidied before the framework sees it; Node's own channel tells of it first. */
export const watchRequests = (): void =>
  subscribe("http.server.request.start", (message) => {
    const request = message instanceof Object && "request" in message ? message.request : undefined;
    if (request instanceof IncomingMessage) tidy(request);
  });
