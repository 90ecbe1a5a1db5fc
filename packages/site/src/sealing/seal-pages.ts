#!/usr/bin/env node
import { cp, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { buildFolder } from "../build-folder.ts";
import { repository } from "../repository.ts";
import { placeServiceWorker, sealHeaders, sealPages, writeLater } from "./seal.ts";

const build = buildFolder();
// The folder that runs without the rest of the repository: Next has copied the pages there, and leaves the other files to us.
const standalone = join(build, "standalone", relative(repository(), process.cwd()), build);

await sealPages(standalone);
const pages = await sealPages(build);
await writeLater(build, pages);
await cp(join(build, "static"), join(standalone, "static"), { recursive: true });
const files = await readdir(join(build, "static"), { recursive: true, withFileTypes: true });
const statics = files.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(join(build, "static"), join(parentPath, name)).replaceAll(sep, "/"));
for (const folder of [build, standalone]) {
  await sealHeaders(folder, pages);
  await placeServiceWorker(folder, pages, statics);
}
