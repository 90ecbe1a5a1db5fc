import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("one-rewrite.mjs", import.meta.url));

/** Peak resident megabytes of a process that rewrites a text once: when its engine has loaded, and when the rewrite is done. */
export function peakMemory(text: string): { readonly loaded: number; readonly rewritten: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(`The rewrite ended with ${String(status)}: ${stderr}`);
  const [loaded = 0, rewritten = 0] = (JSON.parse(stdout) as number[]).map((kilobytes) => kilobytes / 1024);
  return { loaded, rewritten };
}
