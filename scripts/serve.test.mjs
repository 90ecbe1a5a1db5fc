import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mustBeFree } from "./ports.mjs";
import { serve } from "./serve.mjs";
import { answering, freePort, listening, site } from "./testing.mjs";

let ports;
let stop;
beforeEach(async () => {
  ports = [await freePort(), await freePort()];
  stop = new AbortController();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
});

const both = (one, other) => [site("one", ports[0], one), site("other", ports[1], other)];
const announced = () => vi.waitFor(() => expect(console.log).toHaveBeenCalledOnce(), 10_000);

test("sites that answer are announced by name and address, and end when they are told to", async () => {
  const serving = serve(both(answering, answering), stop.signal);
  await announced();
  expect(console.log.mock.calls[0][0]).toContain(`  one     http://localhost:${ports[0]}\n  other   http://localhost:${ports[1]}\n`);
  stop.abort();
  await serving;
  await mustBeFree(ports);
});

test("a site that does not start stops the others, and is named with its exit code", async () => {
  await expect(serve(both(answering, "process.exit(3)"), stop.signal)).rejects.toThrow('The site "other" ended by itself (code 3)');
  await mustBeFree(ports);
  expect(console.log).not.toHaveBeenCalled();
});

test("a site that ends later stops the others too", async () => {
  const ending = answering.replace("response.end()", `{ response.end(); if (request.url === "/end") process.exit(7); }`);
  const serving = serve(both(ending, answering), stop.signal);
  await announced();
  await fetch(`http://localhost:${ports[0]}/end`).catch(() => {});
  await expect(serving).rejects.toThrow('The site "one" ended by itself (code 7)');
  await mustBeFree(ports);
});

test("a site that cannot be run at all is named", async () => {
  const missing = { ...site("one", ports[0], ""), command: ["no-such-program"] };
  await expect(serve([missing], stop.signal)).rejects.toThrow(/The site "one" ended by itself \(.*ENOENT/u);
});

test("to be stopped while starting is no failure, and leaves nothing running", async () => {
  const serving = serve(both("setInterval(() => {}, 1000)", answering), stop.signal);
  await vi.waitFor(() => expect(mustBeFree([ports[1]])).rejects.toThrow("in use"), 10_000);
  stop.abort();
  await serving;
  await mustBeFree(ports);
  expect(console.log).not.toHaveBeenCalled();
});

test("a port in use is named, with what to do", async () => {
  const server = await listening(ports[1]);
  await expect(mustBeFree(ports)).rejects.toThrow(`Port ${ports[1]} is in use. Stop what is listening there`);
  server.close();
  await new Promise((resolve) => server.once("close", resolve));
  await mustBeFree(ports);
});
