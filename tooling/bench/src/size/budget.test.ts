import { type Shell, shells } from "@prosewell/e2e/sites";
import { beforeAll, describe, expect, test } from "vitest";
import { isBare, isHome, withPages } from "../sites/pages.ts";
import { type Arrival, firstLoad } from "./arrivals.ts";
import { homeFirstLoad, homeOverBare } from "./budget.ts";
import { visitAll } from "./size.ts";
import { type Load, scriptBytes } from "./tables.ts";
import { packedBytes } from "./weight.ts";

const loads = new Map<Shell | "bare", Load>();

beforeAll(async () => {
  const visited = await withPages((pages) => visitAll(pages.filter((page) => isBare(page) || isHome(page)), firstLoad));
  for (const load of visited) loads.set(load.page.site, load);
}, 120_000);

const loadOf = (site: Shell | "bare"): Load => loads.get(site) ?? expect.fail(`The ${site} page was not visited.`);
const packed = (load: Load, kind: Arrival["kind"]) => packedBytes(load.arrivals.filter((arrival) => arrival.kind === kind).map(({ body }) => body));

describe.each(shells)("the first load of the %s home page", (shell) => {
  test("has at most 20 KB of scripts on top of the bare page", () => {
    const bare = scriptBytes(loadOf("bare"));
    expect(bare).toBeGreaterThan(0);
    expect(scriptBytes(loadOf(shell))).toBeLessThanOrEqual(bare + homeOverBare);
  });

  test("asks for few files: its text, two faces, its scripts and nothing of the engine", () => {
    const { arrivals } = loadOf(shell);
    expect(arrivals.length).toBeLessThanOrEqual(homeFirstLoad.requests);
    expect(arrivals.filter(({ kind, byWorker }) => kind === "style" || byWorker)).toEqual([]);
  });

  test("is lean besides its scripts", () => {
    expect(packed(loadOf(shell), "html")).toBeLessThanOrEqual(homeFirstLoad.html);
    expect(packed(loadOf(shell), "font")).toBeLessThanOrEqual(homeFirstLoad.faces);
  });
});
