import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The Next that an app in this folder is built with. */
const nextOf = (folder: string) => createRequire(join(folder, "package.json")).resolve("next/dist/bin/next");
// oxlint-disable-next-line node/no-process-env -- Next needs a PATH and a HOME
const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

/** Builds the app in a folder; rejects with what Next printed when it fails. */
export async function build(folder: string): Promise<void> {
  const building = run(process.execPath, [nextOf(folder), "build", folder], { env });
  endWithUs(building.child);
  await building;
}

/** A built app that is being served. */
export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** All visits come from one address: no limit of words or requests may be met by the way. */
const uncounted = { PEOPLE_PER_ADDRESS: "1000000", REQUESTS_PER_MINUTE: "1000000" };

/** Serves what was built in a folder, on a free port of this machine alone, until it is stopped or this process ends. */
export async function serve(folder: string): Promise<Served> {
  const server = spawn(process.execPath, [nextOf(folder), "start", folder, "--hostname", "127.0.0.1", "--port", "0"], {
    env: { ...env, ...uncounted },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(server);
  return {
    origin: await addressOf(server),
    stop: () =>
      new Promise((resolve) => {
        server.once("close", () => resolve());
        server.kill();
      }),
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/u.exec(said) ?? [];
      if (origin && said.includes("Ready in")) resolve(origin);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("close", (code) => reject(new Error(`The server stopped (${code}) before it was ready:\n${said}`)));
  });
}

/** However this process ends, what it started does not outlive it. */
function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
}
