import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createPeerOf } from "./peer.ts";

/** Asks a server of our own, and answers what it found. */
async function peer(headers: Record<string, string> = {}): Promise<string> {
  const peerOf = createPeerOf();
  const server = createServer((incoming, outgoing) => {
    const headersOf = Object.entries(incoming.headers).map(([name, value = ""]): [string, string] => [name, String(value)]);
    const request = new Request("http://localhost", { headers: headersOf });
    outgoing.end(peerOf(request) ?? "nobody");
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return (await fetch(`http://127.0.0.1:${port}`, { headers })).text();
}

test("a request is known by the address at the other end of its connection", async () => {
  expect(await peer()).toBe("127.0.0.1");
});

test("a forwarded request is not, for all who come through a proxy would be one", async () => {
  expect(await peer({ "X-Forwarded-For": "203.0.113.7" })).toBe("nobody");
});

test("a request that no server of this process took has none", () => {
  expect(createPeerOf()(new Request("http://localhost"))).toBeUndefined();
});
