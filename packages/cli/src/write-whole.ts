import { rmSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Writes a file wholly or not at all, whatever stops the program. */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  const stop = (signal: NodeJS.Signals) => {
    rmSync(part, { force: true });
    // Without a listener the signal does what it does to any program.
    for (const name of signals) process.removeListener(name, stop);
    process.kill(process.pid, signal);
  };
  for (const name of signals) process.once(name, stop);
  try {
    await writeFile(part, bytes);
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
    for (const name of signals) process.removeListener(name, stop);
  }
}
