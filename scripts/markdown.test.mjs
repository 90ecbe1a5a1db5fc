import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./process.mjs";

const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((file) => file !== "" && existsSync(join(root, file)));

/** Where the links and pictures of a Markdown text lead within the repository; what stands in code is no link. */
const targets = (markdown) =>
  [...markdown.replaceAll(/^```[^]*?^```|`[^`\n]*`/gmu, "").matchAll(/\]\(<?([^)>\s]+)|^\[[^\]]+\]:\s*(\S+)|<(?:img|a)\s[^>]*(?:src|href)="([^"]+)"/gmu)]
    .map(([, inline, reference, html]) => inline ?? reference ?? html)
    .filter((target) => !/^(?:[a-z]+:|#)/iu.test(target))
    .map((target) => decodeURIComponent(target.replace(/[?#].*$/u, "")));

test("links, references and pictures are found, and nothing in code", () => {
  const text = "[a](one.md#part) ![b](two.png) [c](https://example.org) `[d](three.md)` [e](#here)\n```\n[f](four.md)\n```\n[g]: five.md\n<img src=\"six.svg\">";
  expect(targets(text)).toEqual(["one.md", "two.png", "five.md", "six.svg"]);
});

describe.each(files)("%s", (file) => {
  test("leads only to what exists", () => {
    const missing = targets(readFileSync(join(root, file), "utf8")).filter((target) => !existsSync(join(root, dirname(file), target)));
    expect(missing).toEqual([]);
  });
});

/** Paths of the repository that a text names in code, placeholders such as `<name>` and patterns left out. */
const named = (markdown) =>
  [...markdown.matchAll(/`((?:apps|docs|packages|scripts|tooling)\/[\w./-]+)`/gu)].map(([, path]) => path);

test("every path that the README names in code exists", () => {
  const paths = named(readFileSync(`${root}README.md`, "utf8"));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
