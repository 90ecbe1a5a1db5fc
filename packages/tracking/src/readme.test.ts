// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/" }
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import * as core from "./index.ts";
import * as amplitude from "./providers/amplitude.ts";
import * as testing from "./testing/index.ts";

/** What the README's code imports, by the names that a team writes. */
const modules: Readonly<Record<string, object>> = {
  "@prosewell/tracking": core,
  "@prosewell/tracking/providers/amplitude": amplitude,
  "@prosewell/tracking/testing": testing,
};

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

/** The TypeScript of a section of the README, its blocks one after another. */
function codeOf(title: string): string {
  const section = readme.split(/^## /mu).find((text) => text.startsWith(`${title}\n`)) ?? "";
  return [...section.matchAll(/^```ts\n(.*?)^```$/gmsu)].map(([, code = ""]) => code).join("\n");
}

/** Runs code as a module's, with `scope` for what it does not import. */
async function run(code: string, scope: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const script = stripTypeScriptTypes(code)
    .replace(/^import (\{.*\}) from ("[^"]+");/gmu, "const $1 = modules[$2];")
    .replace(/^export /gmu, "");
  const Module: new (...parts: string[]) => (...values: unknown[]) => Promise<void> = Object.getPrototypeOf(async () => {}).constructor;
  await new Module("modules", ...Object.keys(scope), script)(modules, ...Object.values(scope));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the path from install to the first event leads there, as it is written", async () => {
  const server = testing.fakeAmplitudeServer();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push(address);
    return server.handle(new Request(new URL(address, location.href), init));
  });
  await run(codeOf("From install to the first event"));
  await vi.waitFor(() => expect(server.events).toContainEqual(expect.objectContaining({ event_type: "text pasted", event_properties: { words: 120 } })), { timeout: 50_000 });
  expect(new Set(asked)).toEqual(new Set(["/tracking/amplitude"]));
});

test("the test that it shows passes, as it is written", async () => {
  const assertions = vi.fn<(actual: unknown) => object>(expect);
  const suites = vi.fn<(name: string) => void>();
  await run(codeOf("Testing"), { createTracking: core.createTracking, expect: assertions, describe: suites });
  expect(assertions).toHaveBeenCalledWith(["text pasted"]);
  expect(suites).toHaveBeenCalledWith("journal", expect.any(Function));
});
