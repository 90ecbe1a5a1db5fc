import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("one-rewrite.mjs", import.meta.url));

/** A process that rewrites a text once. */
export interface OneProcess {
  /** Milliseconds from its start until Node is there. */
  readonly node: number;
  /** The same until its engine is. */
  readonly ready: number;
  /** Peak resident megabytes when its engine has loaded. */
  readonly loaded: number;
  /** The same when the rewrite is done. */
  readonly rewritten: number;
}

export function oneProcess(text: string): OneProcess {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(`The rewrite ended with ${String(status)}: ${stderr}`);
  const [node = 0, ready = 0, loaded = 0, rewritten = 0] = JSON.parse(stdout) as number[];
  return { node, ready, loaded: loaded / 1024, rewritten: rewritten / 1024 };
}
