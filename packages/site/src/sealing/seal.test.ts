import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { seal } from "./seal.ts";

const files = {
  "server/app/index.html": '<head><script src="/a.js" async=""></script></head><body><script>home()</script></body>',
  "server/app/legal/terms.html": "<body><script>terms()</script></body>",
  "server/app/_not-found.html": "<body><script>lost()</script></body>",
  "server/app/index.rsc": "0:1",
  "server/pages/500.html": "<body><script>failed()</script></body>",
  "routes-manifest.json": JSON.stringify({
    version: 3,
    headers: [{ source: "/:path*", regex: "^.*$", headers: [{ key: "Content-Security-Policy", value: "script-src 'unsafe-inline'" }] }],
  }),
};

test("a build's pages wait for the paint, and its manifest has a rule for each page of its own", async () => {
  const build = await mkdtemp(join(tmpdir(), "prosewell-build-"));
  onTestFinished(() => rm(build, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  }
  await seal(build);
  expect(await readFile(join(build, "server/app/index.html"), "utf8")).toContain("PerformanceObserver");
  const { version, headers } = JSON.parse(await readFile(join(build, "routes-manifest.json"), "utf8"));
  expect(version).toBe(3);
  expect(headers.map(({ source }: { source: string }) => source).toSorted()).toEqual(["/", "/:path*", "/legal/terms"]);
});
