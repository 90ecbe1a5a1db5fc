import { readdir, readFile } from "node:fs/promises";

/** The most that the Next server which this process has started ever held at once, in bytes, as Linux counts it. */
export async function mostMemory(): Promise<number> {
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/u.test(name));
  const all = await Promise.all(processes.map((id) => readFile(`/proc/${id}/status`, "utf8").catch(() => "")));
  const servers = all.filter((status) => status.startsWith("Name:\tnext-server") && status.includes(`PPid:\t${process.pid}\n`));
  if (servers.length !== 1) throw new Error(`${servers.length} servers were started here.`);
  return Number(/VmHWM:\s+(\d+) kB/u.exec(servers.join())?.[1]) * 1024;
}
