import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Shell, shellFolder } from "./sites.ts";

const run = promisify(execFile);

/** A build of a shell that stands beside its own. */
export interface SideBuild {
  readonly folder: string;
  /** What `serve` needs to find it. */
  readonly environment: Record<string, string>;
  readonly remove: () => Promise<void>;
}

/** Builds a shell in an environment of its own; rejects with what the build printed when it fails. */
export async function build(shell: Shell, name: string, environment: Record<string, string>): Promise<SideBuild> {
  const shellRoot = shellFolder(shell);
  const own = { ...environment, SITE_DIST_DIR: `.next-${name}` };
  const folder = join(shellRoot, own.SITE_DIST_DIR);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // oxlint-disable-next-line node/no-process-env -- the build needs a PATH and a HOME
    await run(process.execPath, ["--run", "build"], { cwd: shellRoot, env: { ...process.env, NODE_ENV: "production", ...own } });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, environment: own, remove };
}
