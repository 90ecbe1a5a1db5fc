import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pnpm, root, run } from "./process.mjs";
import { say } from "./say.mjs";

const stamp = `${root}node_modules/.installed`;

/** Installs from the lockfile, unless this very lockfile is what stands installed. */
export async function install(stopped) {
  if (/[#%?]/u.test(root)) {
    throw new Error(`The path ${root} has a "#", "%" or "?" in it, with which the build of the sites cannot deal. Move the project elsewhere.`);
  }
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new Error(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`);
  }
  const wanted = createHash("sha256").update(readFileSync(`${root}pnpm-lock.yaml`)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing what is missing (half a minute) …");
  await run(pnpm("install", "--frozen-lockfile"), { stopped });
  writeFileSync(stamp, wanted);
}
