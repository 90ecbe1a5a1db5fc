import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import { loadAfterPaint } from "./after-paint.ts";
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

/** Seals the static pages of one build: their scripts wait for the paint, and no other script may stand in them. */
export async function seal(build: string): Promise<void> {
  const folder = join(build, "server");
  const files = await Promise.all(routers.map((router) => pagesOf(folder, router)));
  const pages = await Promise.all(files.flat().map((file) => sealPage(folder, file)));
  const manifest = join(build, "routes-manifest.json");
  const routes: { readonly headers: readonly HeaderRule[] } = JSON.parse(await readFile(manifest, "utf8"));
  await writeFile(manifest, JSON.stringify({ ...routes, headers: sealRules(routes.headers, pages) }));
}
