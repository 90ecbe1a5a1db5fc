import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SideBuild, build } from "./build.ts";
import { useBrowser } from "./browser.ts";
import { serve, type StartedSite } from "./sites.ts";

const { open } = useBrowser();
const release = "release-of-the-test";

const bundles: string[] = [];
const envelopes: string[] = [];
let service: Server;
let memory: string;
let built: SideBuild;
let site: StartedSite;

/** What the reporting service says to a build that asks how files are sent; it has each of them already. */
const answer = (path: string, origin: string) => {
  if (path.endsWith("/chunk-upload/")) return { url: `${origin}/upload/`, chunkSize: 8_388_608, chunksPerRequest: 64, maxRequestSize: 33_554_432, maxFileSize: 2_147_483_648, hashAlgorithm: "sha1", concurrency: 1, compression: [], accept: ["release_files", "artifact_bundles", "artifact_bundles_v2"] };
  return path.endsWith("/assemble/") ? { state: "ok", missingChunks: [] } : {};
};

beforeAll(async () => {
  let origin = "";
  service = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = "" } = request;
      if (url.endsWith("/artifactbundle/assemble/")) bundles.push(body);
      if (url.includes("/envelope/")) envelopes.push(body);
      response.writeHead(200, { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }).end(JSON.stringify(answer(url, origin)));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  memory = await mkdtemp(join(tmpdir(), "prosewell-maps-"));
  const environment = {
    // What uploads remembers where an organization lives.
    SENTRY_CONFIG_DIR: memory,
    NEXT_PUBLIC_SENTRY_DSN: `${origin.replace("//", "//key@")}/1`,
    SENTRY_URL: origin,
    SENTRY_AUTH_TOKEN: "sntrys_0123456789abcdef",
    SENTRY_ORG: "our-org",
    SENTRY_PROJECT: "site",
    SENTRY_RELEASE: release,
  };
  built = await build("default", "maps", environment);
  site = await serve("default", { ...environment, ...built.environment });
}, 600_000);

afterAll(async () => {
  await site.stop();
  await built.remove();
  await rm(memory, { recursive: true, force: true });
  service.close();
});

test("a build that has a token sends its source maps under the release that the page's reports name, and leaves none to the browser", { timeout: 120_000 }, async () => {
  expect(bundles.length).toBeGreaterThan(0);
  for (const bundle of bundles) expect(JSON.parse(bundle)).toMatchObject({ projects: ["site"], version: release });
  expect((await readdir(join(built.folder, "static"), { recursive: true })).filter((name) => name.endsWith(".map"))).toEqual([]);

  const { page } = await open(site.origin);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("On purpose");
    });
  });
  await expect.poll(() => envelopes.join()).toContain(`"release":"${release}"`);
});
