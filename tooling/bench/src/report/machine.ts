import { execFileSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { figure } from "./figures.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: import.meta.dirname, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The line that says when, on which commit and on what machine the figures were made, and how busy that machine was. */
export function machineLine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  return `${date} · ${commit()} · ${model}, ${processors.length} cores · load ${figure(loadavg()[0] ?? 0)} · Node ${process.versions.node}`;
}

function commit(): string {
  try {
    const isChanged = git("status", "--porcelain", "--", ":/packages", ":/tooling") !== "";
    return `commit ${git("rev-parse", "--short", "HEAD")}${isChanged ? " with changes" : ""}`;
  } catch {
    return "outside a git repository";
  }
}
