import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { root, start } from "./process.mjs";

const sites = [
  { app: "default", port: 3000 },
  { app: "pro", port: 3001 },
];

/** Serves both built sites until they are told to stop. */
export async function serve() {
  for (const { port } of sites) await mustBeFree(port);

  // Started directly, not through a package manager, so that a signal to us reaches them.
  const servers = sites.map(({ app, port }) => {
    const cwd = `${root}apps/${app}`;
    return start(node(), [`${cwd}/node_modules/next/dist/bin/next`, "start", "--port", String(port)], { cwd, stdio: ["ignore", "ignore", "pipe"] });
  });
  for (const server of servers) server.stderr.on("data", tell);
  const stop = () => servers.forEach((server) => server.kill("SIGTERM"));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);

  const ended = servers.map((server) => new Promise((resolve) => server.once("close", resolve)));
  await Promise.all(sites.map(({ port }, index) => answers(port, ended[index])));
  console.log(`\n  Prosewell       http://localhost:${sites[0].port}\n  Prosewell Pro   http://localhost:${sites[1].port}\n\n  Ctrl-C stops both.`);

  await Promise.race(ended);
  stop();
  await Promise.all(ended);
}

/** The Node that the lockfile brought; where there is none for this system, our own. */
function node() {
  const own = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  return existsSync(own) ? own : process.execPath;
}

/** Hands on what a server complains of, save that it would rather be started from its standalone folder. */
function tell(chunk) {
  const lines = chunk.toString().split("\n").filter((line) => !line.includes('"output: standalone"'));
  process.stderr.write(lines.join("\n"));
}

function mustBeFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(new Error(`Port ${port} is in use. Stop what is listening there, then run "npm start" again.`)),
    );
    probe.listen(port, () => probe.close(resolve));
  });
}

async function answers(port, ended) {
  let gone = false;
  void ended.then(() => (gone = true));
  for (;;) {
    if (gone) throw new Error(`The site on port ${port} stopped before it answered; what it printed above says why.`);
    const response = await fetch(`http://localhost:${port}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
