import { existsSync, readdirSync, readFileSync } from "node:fs";
import { root } from "./process.mjs";

/** How what was built is served: from the repository, or from the folder that runs without it. */
const servers = {
  next: (folder, port) => ({ folder, command: [node(), `${folder}/node_modules/next/dist/bin/next`, "start", "--port", String(port)] }),
  standalone: (folder, port, name) => ({ folder, command: [node(), `${folder}/.next/standalone/apps/${name}/server.js`], variables: { PORT: String(port), HOSTNAME: "0.0.0.0" } }),
};

/** The shells in the order of their ports, which each one's package names, with the command that serves what was built. */
export function shells(server = "next") {
  return readdirSync(`${root}apps`)
    .filter((name) => existsSync(`${root}apps/${name}/package.json`))
    .map((name) => {
      const folder = `${root}apps/${name}`;
      const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      const port = Number(/--port (\d+)/u.exec(scripts.dev)?.[1]);
      return { name, port, ...servers[server](folder, port, name) };
    })
    .toSorted((one, other) => one.port - other.port);
}

/** The Node that the lockfile brings; where there is none for this system, our own. */
function node() {
  const own = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  return existsSync(own) ? own : process.execPath;
}
