import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptPath } from "@prosewell/service-worker";
import { type Later, loadAfterPaint } from "./after-paint.ts";
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

interface SealedPage extends Page {
  readonly later: Later | null;
}

async function sealPage(folder: string, file: string): Promise<SealedPage> {
  const address = join(folder, file);
  const { html, later } = loadAfterPaint(await readFile(address, "utf8"));
  await writeFile(address, html);
  return { path: pathOf(file), html, later };
}

/** Lets the scripts of a build's static pages wait for the paint. What the pages then ask for is still to be written. */
export async function sealPages(build: string): Promise<SealedPage[]> {
  const folder = join(build, "server");
  const files = await Promise.all(routers.map((router) => pagesOf(folder, router)));
  return Promise.all(files.flat().map((file) => sealPage(folder, file)));
}

/** Writes what sealed pages ask for beside the build's other files. */
export async function writeLater(build: string, pages: readonly SealedPage[]): Promise<void> {
  for (const { later } of pages) if (later) await writeFile(join(build, "static", later.path), later.content);
}

/** Puts each page's own scripts into the policy that it is sent with. */
export async function sealHeaders(build: string, pages: readonly Page[]): Promise<void> {
  const manifest = join(build, "routes-manifest.json");
  const routes: { readonly headers: readonly HeaderRule[] } = JSON.parse(await readFile(manifest, "utf8"));
  await writeFile(manifest, JSON.stringify({ ...routes, headers: sealRules(routes.headers, pages) }));
}

/** Writes the service worker's script where Next has kept a place for it; `statics` are the build's files, by their paths below `static`. */
export async function placeServiceWorker(build: string, pages: readonly Page[], statics: readonly string[]): Promise<void> {
  const script = await readFile(fileURLToPath(import.meta.resolve("@prosewell/service-worker/script")), "utf8");
  await writeFile(join(build, "server", "app", `${scriptPath}.body`), withFiles(script, keptFiles(pages, statics)));
}
