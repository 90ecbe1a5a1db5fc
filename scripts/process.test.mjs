import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { mustBeFree } from "./ports.mjs";
import { root, run } from "./process.mjs";
import { answering, freePort } from "./testing.mjs";

const node = (script) => [process.execPath, "--eval", script];
const { signal: never } = new AbortController();

test("the root is the folder that holds the lockfile, as the file system names it", () => {
  expect(readFileSync(`${root}pnpm-lock.yaml`, "utf8")).toContain("lockfileVersion");
  expect(root).not.toContain("%");
});

test("a command that fails rejects, or resolves to its code where it may fail", async () => {
  await expect(run(node("process.exit(4)"), { stopped: never })).rejects.toThrow("failed; what it printed above says why");
  expect(await run(node("process.exit(4)"), { stopped: never, mayFail: true })).toBe(4);
  expect(await run(node(""), { stopped: never })).toBe(0);
});

test("a command that is not there is named", async () => {
  await expect(run(["no-such-program"], { stopped: never })).rejects.toThrow('"no-such-program" could not be started (ENOENT)');
});

test("stopping ends the command and what it started, and rejects with the reason", async () => {
  const port = await freePort();
  const child = `const port = ${port}; ${answering}`;
  const parent = `require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(child)}]); setInterval(() => {}, 1000);`;
  const stop = new AbortController();
  const running = run(node(parent), { stopped: stop.signal, mayFail: true });
  await vi.waitFor(() => expect(mustBeFree([port])).rejects.toThrow("in use"), 10_000);
  stop.abort(143);
  await expect(running).rejects.toBe(143);
  await vi.waitFor(() => mustBeFree([port]), 10_000);
});

test("nothing is started once we are to stop", async () => {
  await expect(run(["no-such-program"], { stopped: AbortSignal.abort(130) })).rejects.toBe(130);
});
