import { readdirSync, readFileSync } from "node:fs";
import { growsTooFast, patternsIn } from "@prosewell/vitest/patterns";
import { expect, test } from "vitest";
import { root } from "./process.mjs";

/** Tests and what they are helped by, and what is measured and written by commands, meet no text of a stranger's. */
const isKept = (file) => /\.(?:tsx?|mjs)$/u.test(file) && !/\.(?:test|full|stories|d)\.|test-[\w-]+\.ts$|\/testing\/|\/fixtures\/|\/dist\/|\/node_modules\//u.test(file);

const sources = ["packages", "apps"].flatMap((room) =>
  readdirSync(`${root}${room}`).flatMap((name) => {
    const folder = `${root}${room}/${name}/${room === "apps" ? "app" : "src"}`;
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`).filter(isKept);
  }),
);

// What the engine's modules build as they load is gathered by a test of its own, in packages/humanizer.
test("the steps of every pattern that is written in a package grow no faster than the text, so that none of them can be made to hang", () => {
  const found = new Map(sources.flatMap((file) => [...patternsIn(readFileSync(file, "utf8"))].map((pattern) => [String(pattern), { file, pattern }])));
  expect(found.size).toBeGreaterThan(300);
  const slow = [...found.values()].filter(({ pattern }) => growsTooFast(pattern));
  expect(slow.map(({ file, pattern }) => `${file.slice(root.length)}: ${pattern}`)).toEqual([]);
});
