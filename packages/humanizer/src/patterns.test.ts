import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Parsed, parsePattern, sampleOf, stepsOf } from "./testing/steps.ts";

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

/** Comments, strings and templates, so that a slash in them is none; and, after what no number or name can end in, a pattern. */
const lexemes =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|(?<=[(=:[,!&|?{};]\s*|return\s+)\/(?![*/])(?<source>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/(?<flags>[dgimsuvy]*)/g;

function* writtenIn(file: string): Generator<RegExp> {
  for (const { groups } of readFileSync(file, "utf8").matchAll(lexemes)) {
    const { source, flags } = groups ?? {};
    if (source !== undefined) yield new RegExp(source, flags);
  }
}

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
    for (const pattern of [...writtenIn(file), ...(await builtDuring(() => import(file)))]) {
      if (!found.has(String(pattern))) found.set(String(pattern), { pattern, file: file.split("/src/").at(-1) ?? file });
    }
  }
  return [...found.values()];
}

const patterns = await allPatterns();

/** Twice the text may take twice the steps, and some for the start. */
const most = 2.6;

/** Texts that are hard for a repeat: what it repeats, often, in its place and alone, and something at the end that does not fit. */
function hardTexts({ root }: Parsed, longest: Parsed["repeats"][number], times: number, pick: number): string[] {
  const whole = sampleOf(root, { longest, times, pick });
  const once = sampleOf(root, { longest, times: 1, pick });
  const repeated = sampleOf(longest.part, { times: 1, pick }).repeat(times);
  return [whole, `${whole}!`, whole.slice(0, -1), repeated, `${repeated}!`, "a".repeat(times), `${" ".repeat(times)}a`, once.repeat(times)];
}

function growthOf(parsed: Parsed, times: number): number {
  const repeats = parsed.repeats.filter((repeat) => repeat.most === Infinity);
  const growths = repeats.flatMap((longest) =>
    [0, 1].flatMap((pick) => {
      const longer = hardTexts(parsed, longest, 2 * times, pick);
      return hardTexts(parsed, longest, times, pick).map((text, index) => {
        const steps = stepsOf(parsed, longer[index] ?? "");
        return steps === Infinity ? steps : steps / (stepsOf(parsed, text) + 20);
      });
    }),
  );
  return Math.max(0, ...growths);
}

/** A repeat with a bound stops growing at it, beyond what a short text shows. */
const growsTooFast = (pattern: RegExp) => {
  const parsed = parsePattern(pattern);
  return [30, 150].every((times) => growthOf(parsed, times) > most);
};

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
