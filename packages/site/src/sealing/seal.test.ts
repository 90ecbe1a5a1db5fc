import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeServiceWorker, sealHeaders, sealPages, writeLater } from "./seal.ts";

const files = {
  "server/app/index.html": '<head><script src="/_next/static/chunks/a.js" async=""></script></head><body><script>self.__next_f.push([1,"0:home"])</script></body>',
  "static/chunks/a.js": "",
  "server/app/legal/terms.html": "<body><script>terms()</script></body>",
  "server/app/_not-found.html": "<body><script>lost()</script></body>",
  "server/app/index.rsc": "0:1",
  "server/pages/500.html": "<body><script>failed()</script></body>",
  "routes-manifest.json": JSON.stringify({
    version: 3,
    headers: [{ source: "/:path*", regex: "^.*$", headers: [{ key: "Content-Security-Policy", value: "script-src 'unsafe-inline'" }] }],
  }),
};

test("a build's pages and their data wait for the paint, its manifest has a rule for each page of its own, and its service worker knows its files", async () => {
  const build = await mkdtemp(join(tmpdir(), "prosewell-build-"));
  onTestFinished(() => rm(build, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  }
  const pages = await sealPages(build);
  await writeLater(build, pages);
  await sealHeaders(build, pages);
  await placeServiceWorker(build, pages, ["chunks/a.js", "chunks/tool.js"]);
  expect(await readFile(join(build, "server/app/index.html"), "utf8")).toContain("PerformanceObserver");
  expect(await readFile(join(build, "static", pages.find(({ path }) => path === "/")?.later?.path ?? ""), "utf8")).toBe("0:home");
  expect(await readFile(join(build, "server/app/service-worker.js.body"), "utf8")).toMatch(
    /^self\.keptFiles=\{"pages":\["\/"\],"shell":\["\/_next\/static\/chunks\/a\.js"\],"toolPages":\[\],"tool":\["\/_next\/static\/chunks\/tool\.js"\]\};/u,
  );
  const { version, headers } = JSON.parse(await readFile(join(build, "routes-manifest.json"), "utf8"));
  expect(version).toBe(3);
  expect(headers.map(({ source }: { source: string }) => source).toSorted()).toEqual(["/", "/:path*", "/legal/terms"]);
});
