import { createServer } from "node:http";
import { flush } from "@sentry/nextjs";
import { expect, onTestFinished, test } from "vitest";
import { createQueue } from "./queue.ts";
import { deliver, startServerReporting } from "./sentry-server.ts";

/** A reporting service on this machine that keeps what it is sent. */
async function service() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      received.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { received, dsn: `http://key@127.0.0.1:${address.port}/1` };
}

test("an error reported before the reporter has loaded arrives at the service, without what it quotes", async () => {
  const { received, dsn } = await service();
  const report = createQueue(async () => {
    startServerReporting(dsn);
    return deliver;
  });
  report({ error: new SyntaxError('Unexpected token in "my own words"') });
  report({ message: "In namespace common can't find key nothing" });
  await new Promise(setImmediate);
  await flush(5_000);

  const all = received.join("\n");
  expect(all).toContain("SyntaxError");
  expect(all).toContain("In namespace common can't find key nothing");
  expect(all).not.toContain("my own words");
});
