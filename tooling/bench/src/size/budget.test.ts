import { type Shell, shells } from "@prosewell/e2e/sites";
import { beforeAll, expect, test } from "vitest";
import { isBare, isHome, withPages } from "../sites/pages.ts";
import { firstLoad } from "./arrivals.ts";
import { homeOverBare } from "./budget.ts";
import { visitAll } from "./size.ts";
import { scriptBytes } from "./tables.ts";

const bytes = new Map<Shell | "bare", number>();

beforeAll(async () => {
  const loads = await withPages((pages) => visitAll(pages.filter((page) => isBare(page) || isHome(page)), firstLoad));
  for (const load of loads) bytes.set(load.page.site, scriptBytes(load));
}, 120_000);

test.each(shells)("the %s home page asks for at most 20 KB of scripts on top of the bare page", (shell) => {
  const bare = bytes.get("bare") ?? 0;
  expect(bare).toBeGreaterThan(0);
  expect(bytes.get(shell)).toBeLessThanOrEqual(bare + homeOverBare);
});
