import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import type { Page } from "playwright-core";
import { type ServedSite, type Shell, shells } from "./sites.ts";

const built = join(dirname(createRequire(import.meta.url).resolve("@prosewell/workshop/package.json")), "dist");

/** A story, as the workshop's own index lists it. */
interface Story {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Entry extends Story {
  readonly type: "story" | "docs";
}

const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as { entries: Record<string, Entry> };

const stories: readonly Story[] = Object.values(entries).filter(({ type }) => type === "story");

/** The stories that are worth a look in a variant: in all but the first, those that show the variant's own words. */
export const storiesIn = (variant: Shell) => (variant === shells[0] ? stories : stories.filter(({ tags }) => tags.includes("variant")));

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built workshop on a free port of this machine alone. */
export async function serveWorkshop(): Promise<ServedSite> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://workshop");
    const path = pathname === "/" ? "/index.html" : decodeURIComponent(pathname);
    try {
      const content = await readFile(join(built, path));
      response.writeHead(200, { "content-type": mediaTypes[extname(path)] ?? "application/octet-stream", "cache-control": "max-age=3600" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What can be chosen in the bar above a story. */
export interface Surroundings {
  readonly theme?: "light" | "dark";
  readonly variant?: Shell;
  readonly direction?: "ltr" | "rtl";
}

interface Channel {
  last(event: string): unknown;
  on(event: string, hear: (told: { readonly storyId: string; readonly status: string }) => void): void;
  emit(event: string, told: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Opens a story, without the workshop around it, and waits until it is as it should be seen. */
export async function openStory(page: Page, origin: string, id: string, surroundings: Surroundings = {}): Promise<void> {
  const globals = Object.entries(surroundings).map(([name, value]) => `${name}:${value}`).join(";");
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const outcome = await page.waitForFunction((failures) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    const [finished] = (channel?.last("storyFinished") as { status: string }[] | undefined) ?? [];
    if (finished) return finished.status;
    return failures.find((event) => channel?.last(event));
  }, failures);
  await succeeded(page, id, await outcome.jsonValue());
}

/** Turns an opened workshop to a story, as a press in its list does: much sooner there than by opening it anew. */
export async function turnTo(page: Page, id: string): Promise<void> {
  const outcome = await page.evaluate(
    ({ storyId, ends }) =>
      new Promise<string>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
        if (!channel) throw new Error("No workshop is open.");
        channel.on("storyFinished", (told) => told.storyId === storyId && resolve(told.status));
        for (const end of ends) channel.on(end, () => resolve(end));
        const isThere = new URL(location.href).searchParams.get("id") === storyId;
        channel.emit(isThere ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" });
      }),
    { storyId: id, ends: failures },
  );
  await succeeded(page, id, outcome);
}

const failures = ["storyMissing", "storyErrored", "storyThrewException"];

async function succeeded(page: Page, id: string, outcome: string | undefined) {
  if (outcome !== "success") throw new Error(`The story ${id} did not come up: ${outcome}.`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
