import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sites } from "@prosewell/site-config";
import { describe, expect, test } from "vitest";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));
const variants = Object.keys(sites);

/** What a build, an install or a test run leaves behind. */
const madeHere = /^(?:node_modules|\.next.*|\.turbo|test-results|next-env\.d\.ts|.*\.tsbuildinfo|\.env.*)$/u;

/** Files of a shell. What is made on the spot is not looked into: a build may be changing it at this moment. */
function filesOf(variant: string, folder = ""): string[] {
  return readdirSync(`${apps}/${variant}/${folder}`, { withFileTypes: true })
    .filter(({ name }) => !madeHere.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(variant, `${folder}${entry.name}/`) : `${folder}${entry.name}`))
    .toSorted();
}

const text = (variant: string, path: string) => readFileSync(`${apps}/${variant}/${path}`, "utf8");
const isPublic = (path: string) => path.startsWith("public/");
const isRoute = (path: string) => /\.tsx?$/u.test(path);

const [standard = "", ...others] = variants;
const tree = filesOf(standard);

describe.each(others)("the %s shell", (variant) => {
  test("holds the same files as the default one", () => {
    const own = filesOf(variant);
    const stray = [...tree.filter((path) => !own.includes(path)), ...own.filter((path) => !tree.includes(path))];
    expect(stray).toEqual([]);
  });

  // Name, port and the word for the variant are what package.json and the Next config may differ in.
  const differing = new Set(["package.json", "next.config.ts"]);

  test.each(tree.filter((path) => !isPublic(path) && !differing.has(path)))("says the same in %s", (path) => {
    expect(text(variant, path)).toBe(text(standard, path));
  });

  test("differs in its Next config by the variant's word alone", () => {
    expect(text(variant, "next.config.ts").replace(`"${variant}"`, `"${standard}"`)).toBe(text(standard, "next.config.ts"));
  });

  test("differs in its package by name and port alone", () => {
    const same = (json: string) => json.replace(/@prosewell\/\w+"/u, "").replace(/--port \d+/u, "");
    expect(same(text(variant, "package.json"))).toBe(same(text(standard, "package.json")));
  });
});

test.each(tree.filter(isRoute))("%s is thin: five lines at most", (path) => {
  expect(text(standard, path).trim().split("\n").length).toBeLessThanOrEqual(5);
});
