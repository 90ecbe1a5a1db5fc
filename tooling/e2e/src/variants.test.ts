import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sites } from "@prosewell/site-config";
import { describe, expect, test } from "vitest";
import { build } from "./build.ts";

const minutes = 60_000;

describe("the address alone decides which site a shell builds (P4)", () => {
  test.each([
    ["default", "pro"],
    ["pro", "default"],
  ] as const)("the %s shell with the other's address is the %s site", async (shell, other) => {
    const { folder, remove } = await build(shell, "crossed", { NEXT_PUBLIC_SITE_URL: sites[other].siteUrl });
    const html = await readFile(join(folder, "server/app/index.html"), "utf8").finally(remove);
    expect(html).toContain(`<link rel="canonical" href="${sites[other].siteUrl}`);
    expect(html).toContain(sites[other].siteName);
    expect(html).not.toContain(sites[shell].siteUrl);
  }, 4 * minutes);

  test("an unknown host stops the build, and names the hosts that are known", async () => {
    const hosts = Object.values(sites).map(({ domain }) => domain);
    await expect(build("default", "unknown", { NEXT_PUBLIC_SITE_URL: "https://elsewhere.example" })).rejects.toThrow(hosts.join(", "));
  }, 4 * minutes);
});
