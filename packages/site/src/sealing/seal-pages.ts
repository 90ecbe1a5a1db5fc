#!/usr/bin/env node
import { join, relative } from "node:path";
import { buildFolder } from "../build-folder.ts";
import { repository } from "../repository.ts";
import { seal } from "./seal.ts";

// Next has copied the pages into the folder that runs without the rest of the repository.
const build = buildFolder();
const standalone = join(build, "standalone", relative(repository(), process.cwd()), build);
await Promise.all([seal(build), seal(standalone)]);
