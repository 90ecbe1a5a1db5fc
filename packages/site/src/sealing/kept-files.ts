import { filesName, type KeptFiles } from "@prosewell/service-worker";
import type { Page } from "./routes.ts";

/** The page that the installed site opens. */
const start = "/";

/** Where else the tool stands. */
const toolPaths = ["/ai-text-humanizer", "/ai-detector"];

const prefix = "/_next/static/";
/** In the page itself; what Next hands to its own scripts stands between escaped quotes. */
const asked = /"(\/_next\/static\/[\w./-]+)"/gu;
const forOldBrowsers = /<script src="([^"]+)" noModule=""/gu;

/** What a build keeps on the device, of the paths below `static` that it has. */
export function keptFiles(pages: readonly Page[], statics: readonly string[]): KeptFiles {
  const html = pages.find(({ path }) => path === start)?.html ?? "";
  const all = statics.map((path) => `${prefix}${path}`).toSorted();
  const unused = new Set([...html.matchAll(forOldBrowsers)].map(([, address = ""]) => address));
  const named = new Set([...html.matchAll(asked)].map(([, address = ""]) => address));
  const wanted = all.filter((path) => !unused.has(path));
  return {
    pages: [start],
    shell: wanted.filter((path) => named.has(path)),
    toolPages: toolPaths.filter((wantedPath) => pages.some(({ path }) => path === wantedPath)),
    tool: wanted.filter((path) => !named.has(path)),
  };
}

/** The script with its files written before it. */
export const withFiles = (script: string, files: KeptFiles): string => `self.${filesName}=${JSON.stringify(files)};${script}`;
