import { fileURLToPath } from "node:url";
import { type Shell, shellFolder, shells } from "@prosewell/e2e/sites";
import { build, serve } from "./next.ts";
import { pathsIn } from "./sitemap.ts";

/** A page to be measured: of one of the sites, or the one that stands for the framework alone. */
export interface Page {
  readonly site: Shell | "bare";
  readonly path: string;
  readonly url: string;
}

export const isBare = ({ site }: Page): boolean => site === "bare";
export const isHome = ({ site, path }: Page): boolean => site !== "bare" && path === "/";
export const nameOf = (page: Page): string => (isBare(page) ? "bare page" : `${page.site} ${page.path}`);

const bare = fileURLToPath(new URL("../../bare", import.meta.url));

/**
 * Serves the bare page, built in this run, and every public page of the sites as they were built, while they are measured.
 * The bare page is the first.
 */
export async function withPages<Result>(measure: (pages: readonly Page[]) => Promise<Result>): Promise<Result> {
  await build(bare);
  await using servers = new AsyncDisposableStack();
  const origin = async (folder: string) => {
    const server = await serve(folder);
    servers.defer(() => server.stop());
    return server.origin;
  };

  const pages: Page[] = [{ site: "bare", path: "/", url: await origin(bare) }];
  for (const site of shells) {
    const root = await origin(shellFolder(site));
    const sitemap = await (await fetch(`${root}/sitemap.xml`)).text();
    pages.push(...pathsIn(sitemap).map((path) => ({ site, path, url: root + path })));
  }
  return await measure(pages);
}
