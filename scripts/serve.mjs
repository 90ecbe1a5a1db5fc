import { spawn } from "node:child_process";
import { environment } from "./process.mjs";

/** How long a server may take to finish what it is answering when it is told to stop. */
const patience = 5_000;

/**
 * Serves sites until `stopped`. When one ends by itself, before it answered or later, the others are stopped and the
 * promise rejects with a sentence that names it. Either way nothing is left running.
 */
export async function serve(sites, stopped) {
  stopped.throwIfAborted();
  const servers = sites.map(start);
  const over = new AbortController();
  const asked = new Promise((resolve) => stopped.addEventListener("abort", resolve, { once: true }));
  const failed = Promise.race(servers.map(({ ended }) => ended)).then(({ name, how }) => {
    throw new Error(`The site "${name}" ended by itself (${how}), so every site was stopped. What it printed above says why.`);
  });

  try {
    await Promise.race([asked, failed, Promise.all(sites.map(({ port }) => answers(port, over.signal)))]);
    if (stopped.aborted) return;
    const width = Math.max(...sites.map(({ name }) => name.length));
    console.log(["", ...sites.map(({ name, port }) => `  ${name.padEnd(width)}   http://localhost:${port}`), "", "  Ctrl-C stops them."].join("\n"));
    await Promise.race([asked, failed]);
  } finally {
    over.abort();
    await Promise.all(servers.map(end));
  }
}

/** Started directly, not through a package manager, so that a signal reaches the server itself. */
function start({ name, folder, command: [program, ...args], variables }) {
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"], env: { ...environment, ...variables } });
  child.stderr.on("data", tell);
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ name, how: error.message }));
    child.once("close", (code, signal) => resolve({ name, how: signal ?? `code ${code}` }));
  });
  return { child, ended };
}

async function end({ child, ended }) {
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), patience);
  await ended;
  clearTimeout(force);
}

/** Hands on what a server complains of, save that it would rather be started from its standalone folder. */
function tell(chunk) {
  const lines = chunk.toString().split("\n").filter((line) => !line.includes('"output: standalone"'));
  process.stderr.write(lines.join("\n"));
}

async function answers(port, over) {
  while (!over.aborted) {
    const response = await fetch(`http://localhost:${port}/api/health`, { signal: over }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
