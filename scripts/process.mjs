import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** A pnpm call as the pinned version, on a machine that need not have pnpm. */
export const pnpm = (...args) => ["npx", "--prefer-offline", "--yes", packageManager, ...args];

const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

/** Runs a command to its end with our own output and input; throws when it fails, unless it may. */
export function run([command, ...args], { mayFail = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment });
    child.once("error", (error) =>
      reject(new Error(`"${command}" could not be started (${error.code}). Node ≥ 20 with npm must be installed.`)),
    );
    child.once("close", (code) => {
      if (code === 0 || mayFail) resolve({ code: code ?? 1 });
      else reject(new Error(`"${[command, ...args].join(" ")}" failed; what it printed above says why.`));
    });
  });
}

export const start = (command, args, options) => spawn(command, args, { env: environment, ...options });
