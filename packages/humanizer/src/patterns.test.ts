import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { growsTooFast, parsePattern, patternsIn, stepsOf } from "@prosewell/vitest/patterns";
import { expect, test } from "vitest";

// What others build while they load is not ours to check: they load before the patterns are gathered.
await Promise.all([import("@prosewell/prose"), import("@prosewell/prose/language").then(({ loadLanguageIdentifier }) => loadLanguageIdentifier()), import("comlink"), import("wink-nlp"), import("wink-eng-lite-web-model")]);

/** A pattern, and the file in which it is written or built. */
interface FoundPattern {
  readonly pattern: RegExp;
  readonly file: string;
}

const folders = [new URL(".", import.meta.url), new URL("../../prose/src/", import.meta.url)];
const untold = /\.test\.ts$|(?:^|\/)testing\/|worker\.ts$/u;

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !untold.test(name))
    .map((name) => fileURLToPath(new URL(name, folder))),
);

/** What is built while the work goes on; all that the work loads for the first time must be ours. */
async function builtDuring(work: () => Promise<unknown>): Promise<RegExp[]> {
  const Native = globalThis.RegExp;
  const built: RegExp[] = [];
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags);
      built.push(pattern);
      return pattern;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Native;
  }
  return built;
}

/** Every pattern of this package and of `prose`: those that are written out, and those that their modules build when they load. */
async function allPatterns(): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- what a module builds must be told from what the next one builds
    for (const pattern of [...patternsIn(readFileSync(file, "utf8")), ...(await builtDuring(() => import(file)))]) {
      if (!found.has(String(pattern))) found.set(String(pattern), { pattern, file: file.split("/src/").at(-1) ?? file });
    }
  }
  return [...found.values()];
}

const patterns = await allPatterns();

test("the steps of every pattern grow no faster than the text", () => {
  expect(patterns.length).toBeGreaterThan(1000);
  const slow = patterns.filter(({ pattern }) => growsTooFast(pattern));
  expect(slow.map(({ pattern, file }) => `${file}: ${String(pattern)}`)).toEqual([]);
});

test.each([/(?:a+)+$/u, /\s+$/u, /a*b?a*c/u, /\p{L}*ing$/u, /(?<!\p{L}+),/u])("a pattern that does grow faster is caught: %s", (pattern) => {
  expect(growsTooFast(pattern)).toBe(true);
});

test.each([/(?<!\p{L})\p{L}+ing/u, /^\s*(?:[.,]\s*)?$/u, /(?<!\p{L})(\p{L}+) \1/u, /(?<mark>["'])\S{1,40}\k<mark>/u, /(?<!a)a+?b|(?<!c)c{2,}/u])("one that does not is let through: %s", (pattern) => {
  expect(growsTooFast(pattern)).toBe(false);
});

test.each([
  [/a+b/u, "aab", 5],
  [/(?<=a)b/u, "ab", 4],
  [/(a|b)\1/u, "bb", 5],
])("steps are counted as an engine without shortcuts takes them: %s in %s", (pattern, text, steps) => {
  expect(stepsOf(parsePattern(pattern), text)).toBe(steps);
});
