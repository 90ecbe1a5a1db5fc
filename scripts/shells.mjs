import { existsSync, readdirSync, readFileSync } from "node:fs";
import { root } from "./process.mjs";

/** The shells in the order of their ports, which each one's package names, with the command that serves what was built. */
export function shells() {
  return readdirSync(`${root}apps`)
    .filter((name) => existsSync(`${root}apps/${name}/package.json`))
    .map((name) => {
      const folder = `${root}apps/${name}`;
      const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      const port = Number(/--port (\d+)/u.exec(scripts.dev)?.[1]);
      return { name, port, folder, command: [node(), `${folder}/node_modules/next/dist/bin/next`, "start", "--port", String(port)] };
    })
    .toSorted((one, other) => one.port - other.port);
}

/** The Node that the lockfile brings; where there is none for this system, our own. */
function node() {
  const own = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  return existsSync(own) ? own : process.execPath;
}
