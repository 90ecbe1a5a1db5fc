import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Asks for a path as it is written, where `fetch` would tidy it, with headers that `fetch` would not send. */
export function ask(origin: string, path: string, { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Else Node tells no length with methods that seldom have a body, and what it holds would be taken for the next request.
    const length = body === undefined ? {} : { "Content-Length": `${Buffer.byteLength(body)}` };
    const call = request({ agent, hostname, port, path, method, headers: { ...length, ...headers }, timeout: 60_000 }, (response) => {
      text(response).then((content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }), reject);
    });
    call.once("timeout", () => call.destroy(new Error(`No answer to ${method} ${path}`)));
    call.once("error", reject);
    call.end(body);
  });
}

/** Sends bytes that no client would, and gives what comes back until the server hangs up. */
export function send(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(60_000, () => socket.destroy(new Error("The server neither answers nor hangs up.")));
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.once("error", (error) => ("code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE") ? resolve(answer) : reject(error)));
    socket.once("close", () => resolve(answer));
  });
}
