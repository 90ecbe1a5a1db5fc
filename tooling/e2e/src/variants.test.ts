import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { sites } from "@prosewell/site-config";
import { describe, expect, test } from "vitest";
import { type Shell, shellFolder } from "./sites.ts";

const run = promisify(execFile);

/** Builds a shell for an address, in a folder beside its own build, and gives back the home page. */
async function build(shell: Shell, siteUrl: string): Promise<string> {
  const folder = shellFolder(shell);
  const distDir = `.next-for-${new URL(siteUrl).host}`;
  const next = createRequire(join(folder, "package.json")).resolve("next/dist/bin/next");
  try {
    await run(process.execPath, [next, "build"], {
      cwd: folder,
      // oxlint-disable-next-line node/no-process-env -- the build needs a PATH and a HOME
      env: { ...process.env, NODE_ENV: "production", NEXT_PUBLIC_SITE_URL: siteUrl, SITE_DIST_DIR: distDir },
    });
    return await readFile(join(folder, distDir, "server/app/index.html"), "utf8");
  } finally {
    await rm(join(folder, distDir), { recursive: true, force: true });
  }
}

describe("the address alone decides which site a shell builds (P4)", () => {
  test.each([
    ["default", "pro"],
    ["pro", "default"],
  ] as const)("the %s shell with the other's address is the %s site", async (shell, other) => {
    const html = await build(shell, sites[other].siteUrl);
    expect(html).toContain(`<meta property="og:url" content="${sites[other].siteUrl}`);
    expect(html).not.toContain(sites[shell].siteUrl);
  }, 240_000);

  test("an unknown host stops the build, and names the hosts that are known", async () => {
    await expect(build("default", "https://elsewhere.example")).rejects.toThrow(new RegExp(Object.values(sites).map(({ domain }) => domain).join(".*"), "u"));
  }, 240_000);
});
