import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** A pnpm call as the pinned version, on a machine that need not have pnpm. */
export const pnpm = (...args) => ["npx", "--prefer-offline", "--yes", packageManager, ...args];

export const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Runs a command to its end with our own output, and resolves to its exit code; rejects when it fails, unless it may,
 * and with the signal's reason when it was stopped.
 */
export async function run([command, ...args], { stopped, mayFail = false }) {
  stopped.throwIfAborted();
  return new Promise((resolve, reject) => {
    // A process group of its own: npx, pnpm and turbo do not hand a signal on to all that they started.
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: environment, detached: true });
    const stop = () => void (child.pid && process.kill(-child.pid, "SIGTERM"));
    stopped.addEventListener("abort", stop);
    child.once("error", (error) =>
      reject(new Error(`"${command}" could not be started (${error.code}). Node ≥ 20 with npm must be installed.`)),
    );
    child.once("close", (code) => {
      stopped.removeEventListener("abort", stop);
      if (stopped.aborted) reject(stopped.reason);
      else if (code === 0 || mayFail) resolve(code ?? 1);
      else reject(new Error(`"${[command, ...args].join(" ")}" failed; what it printed above says why.`));
    });
  });
}
