import { CacheFirst, NetworkFirst, Serwist } from "serwist";
import type { filesName, KeptFiles, Request as Asked } from "./protocol.ts";

declare const self: ServiceWorkerGlobalScope & { readonly [filesName]: KeptFiles };

const { pages, shell, toolPages, tool } = self.keptFiles;
const caches = { pages: "pages", files: "files" } as const;

/** A slow answer is worse than the page of the last visit. In seconds. */
const patience = 3;

/** One copy of a page, whatever campaign its address names. */
const withoutQuery = { cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(request.url.replace(/[?#].*$/u, "")) };

const page = new NetworkFirst({ cacheName: caches.pages, networkTimeoutSeconds: patience, plugins: [withoutQuery] });

/**
 * A worker's parameters stand behind the `#` of its script's address. An answer that remembers the address it was fetched
 * from would start the worker there, with the parameters of another or with none; a new one has the address that was asked for.
 */
const atTheAddressAsked = {
  handlerWillRespond: ({ response }: { response: Response }) => Promise.resolve(new Response(response.body, response)),
};

/** The names of the build's files hold their content's hash, so a kept one is never old. */
const file = new CacheFirst({ cacheName: caches.files, plugins: [atTheAddressAsked] });

const serwist = new Serwist({
  clientsClaim: true,
  runtimeCaching: [
    { matcher: ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"), handler: page },
    { matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"), handler: file },
  ],
});

/** Whether all of these are kept now. */
async function keep(strategy: CacheFirst | NetworkFirst, paths: readonly string[], event: ExtendableEvent): Promise<boolean> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const [answer, isStored] = strategy.handleAll({ event, request: new Request(path) });
      await isStored;
      return answer;
    }),
  );
  return answers.every(({ ok }) => ok);
}

/** An empty cache that is there once all of the tool is kept: to whom that was said, it stays true with the next build. */
const toolIsKept = "tool-is-kept";

async function keepTool(event: ExtendableEvent): Promise<boolean> {
  const answers = await Promise.all([keep(file, tool, event), keep(page, toolPages, event)]);
  const isWhole = answers.every(Boolean);
  if (isWhole) await self.caches.open(toolIsKept);
  return isWhole;
}

async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all([keep(page, pages, event), keep(file, shell, event)]);
  if (await self.caches.has(toolIsKept)) await keepTool(event);
}

self.addEventListener("install", (event) => event.waitUntil(install(event)));

async function forgetAllBut(cacheName: string, own: ReadonlySet<string>): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !own.has(new URL(url).pathname)).map((request) => cache.delete(request)));
}

/** What this build does not have, and pages of an older one, whose files are gone with it. */
async function forgetOldBuild(): Promise<void> {
  const ownPages = (await self.caches.has(toolIsKept)) ? [...pages, ...toolPages] : pages;
  await Promise.all([forgetAllBut(caches.files, new Set([...shell, ...tool])), forgetAllBut(caches.pages, new Set(ownPages))]);
}

self.addEventListener("activate", (event) => event.waitUntil(forgetOldBuild()));

async function reply(event: ExtendableMessageEvent): Promise<void> {
  event.ports[0]?.postMessage(await keepTool(event).catch(() => false));
}

self.addEventListener("message", (event) => {
  const asked: Asked = event.data;
  if (asked === "keep-tool") event.waitUntil(reply(event));
});

serwist.addEventListeners();
