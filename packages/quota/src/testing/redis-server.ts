import { execFile, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);
const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** A Redis of a test's own. */
export interface RedisServer {
  readonly url: string;
  /** Stops it in the middle of whatever it does. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

/** Whether this machine can start one: it has Debian's package, or may install it. Says what is missing when it cannot. */
export async function hasRedis(): Promise<boolean> {
  if (await answers()) return true;
  try {
    if (process.getuid?.() !== 0) throw new Error("only root can install it");
    say("Installing Debian's redis-server (seconds, once) …");
    await run("apt-get", ["update", "-qq"], { env: { PATH: path } });
    await run("apt-get", ["install", "-y", "-qq", "redis-server"], { env: { PATH: path, DEBIAN_FRONTEND: "noninteractive" } });
    if (await answers()) return true;
    throw new Error("it does not run");
  } catch (error) {
    say(`Skipping what needs Redis: there is no redis-server here (${error instanceof Error ? error.message.split("\n")[0] : "unknown"}). "apt-get install redis-server" brings it.`);
    return false;
  }
}

const answers = () =>
  run("redis-server", ["--version"], { env: { PATH: path } }).then(
    () => true,
    () => false,
  );

/** Starts one that this machine alone can reach, and that leaves nothing behind. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"], env: { PATH: path } });
  const ended = new Promise<void>((resolve) => void server.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Ready to accept connections")) resolve();
    });
    void ended.then(() => reject(new Error(`redis-server ended before it was ready:\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    stop: async () => {
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

// oxlint-disable-next-line no-console -- an install takes long, and a skipped test must be seen
const say = (sentence: string) => console.log(`▸ ${sentence}`);
