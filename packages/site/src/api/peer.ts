import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * Finds the address at the other end of a request's connection, which a Web request does not tell: Node's own channel says it
 * before the framework sees the request. A request that was forwarded comes from a proxy, and is everybody's.
 */
export function createPeerOf(): (request: Request) => string | undefined {
  // A name that no client can know, and so not write into.
  const header = `x-peer-${randomUUID()}`;
  subscribe("http.server.request.start", (message) => {
    const request = message instanceof Object && "request" in message ? message.request : undefined;
    if (!(request instanceof IncomingMessage) || request.headers["x-forwarded-for"] !== undefined) return;
    request.headers[header] = request.socket.remoteAddress;
  });
  return ({ headers }) => headers.get(header) ?? undefined;
}
