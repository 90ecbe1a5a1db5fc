import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptPath } from "@prosewell/service-worker";
import { loadAfterPaint } from "./after-paint.ts";
import { keptFiles, withFiles } from "./kept-files.ts";
import { type HeaderRule, type Page, sealRules } from "./routes.ts";

/** Where Next keeps the pages that it wrote: its two routers' folders, beside which lie caches of the same pages. */
const routers = ["app", "pages"];

const sentInPlaceOfOthers = /^(?:_not-found|_global-error|404|500)$/u;

/** `app/legal/terms.html` is at `/legal/terms`. */
function pathOf(file: string): string | null {
  const { dir, name } = parse(file);
  if (sentInPlaceOfOthers.test(name)) return null;
  return `/${[...dir.split(sep).slice(1), ...(name === "index" ? [] : [name])].join("/")}`;
}

async function pagesOf(folder: string, router: string): Promise<string[]> {
  const files = await readdir(join(folder, router), { recursive: true });
  return files.filter((file) => file.endsWith(".html")).map((file) => join(router, file));
}

async function sealPage(folder: string, file: string): Promise<Page> {
  const address = join(folder, file);
  const html = loadAfterPaint(await readFile(address, "utf8"));
  await writeFile(address, html);
  return { path: pathOf(file), html };
}

/** Puts each page's own scripts into the policy that it is sent with. */
async function sealHeaders(build: string, pages: readonly Page[]): Promise<void> {
  const manifest = join(build, "routes-manifest.json");
  const routes: { readonly headers: readonly HeaderRule[] } = JSON.parse(await readFile(manifest, "utf8"));
  await writeFile(manifest, JSON.stringify({ ...routes, headers: sealRules(routes.headers, pages) }));
}

/** Writes the service worker's script where Next has kept a place for it. */
async function placeServiceWorker(build: string, pages: readonly Page[], statics: readonly string[]): Promise<void> {
  const script = await readFile(fileURLToPath(import.meta.resolve("@prosewell/service-worker/script")), "utf8");
  await writeFile(join(build, "server", "app", `${scriptPath}.body`), withFiles(script, keptFiles(pages, statics)));
}

/**
 * Seals the static pages of one build: their scripts wait for the paint, no other script may stand in them, and the
 * service worker knows the build's files, whose paths below `static` are given.
 */
export async function seal(build: string, statics: readonly string[]): Promise<void> {
  const folder = join(build, "server");
  const files = await Promise.all(routers.map((router) => pagesOf(folder, router)));
  const pages = await Promise.all(files.flat().map((file) => sealPage(folder, file)));
  await sealHeaders(build, pages);
  await placeServiceWorker(build, pages, statics);
}
