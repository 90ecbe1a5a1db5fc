import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

export const shells = ["default", "pro"] as const;
export type Shell = (typeof shells)[number];

/** A built site that is being served. */
export interface ServedSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** One that runs in a process of its own. */
export interface StartedSite extends ServedSite {
  readonly pid: number | undefined;
  /** All that it has written to its output and its errors. */
  said(): string;
}

/** Folder of a shell. */
export const shellFolder = (shell: Shell) => dirname(require.resolve(`@prosewell/${shell}/package.json`));

const host = "127.0.0.1";

/** How long a server may take to finish what it is answering, in milliseconds. */
const grace = 10_000;

/** What serves a build: Next from the repository, or the server in the folder that runs without it. */
const servers = {
  next: (folder: string) => [createRequire(join(folder, "package.json")).resolve("next/dist/bin/next"), "start", "--hostname", host],
  standalone: (folder: string, shell: Shell, build: string) => [join(folder, build, "standalone/apps", shell, "server.js")],
};

/** Serves what a shell's build left, on a free port of this machine alone. */
export async function serve(shell: Shell, environment: Readonly<Record<string, string>> = {}, by: keyof typeof servers = "next"): Promise<StartedSite> {
  const folder = shellFolder(shell);
  const build = environment["SITE_DIST_DIR"] ?? ".next";
  // Next says that it is ready before it looks for one.
  if (!existsSync(join(folder, build, "BUILD_ID"))) throw new Error(`There is no ${build} of the ${shell} site: build it first, with \`node --run build\` in its folder.`);
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "prosewell-site-"));
  const server = spawn(process.execPath, servers[by](folder, shell, build), {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // oxlint-disable-next-line node/no-process-env -- the server needs a PATH and a HOME
    env: { ...process.env, ...uncounted(data), ...environment, HOSTNAME: host, PORT: String(port), NEXT_TELEMETRY_DISABLED: "1" },
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await ready(server);
  return {
    origin: `http://${host}:${port}`,
    pid: server.pid,
    said: () => said,
    stop: async () => {
      const closed = once(server, "close");
      server.kill("SIGTERM");
      // It waits for every line that is open, and a browser opens lines ahead on which no request may ever come.
      const cut = setTimeout(() => server.kill("SIGKILL"), grace);
      await closed;
      clearTimeout(cut);
      await rm(data, { recursive: true });
    },
  };
}

/** All tests come from one address, and again on the same day: no limit of words or requests may be met by the way. */
const uncounted = (data: string) => ({
  QUOTA_URL: pathToFileURL(join(data, "quota.sqlite")).href,
  PEOPLE_PER_ADDRESS: "1000000",
  REQUESTS_PER_MINUTE: "1000000",
});

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Ready in")) resolve();
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("close", (code) => reject(new Error(`The site stopped (${code}) before it was ready:\n${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
