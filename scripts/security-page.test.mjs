import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./process.mjs";

const page = readFileSync(`${root}docs/security.md`, "utf8");
const named = [...page.matchAll(/`([^`\s]+)` › \*([^*]+)\*/gu)].map(([, file, title]) => ({ file, title }));

test("each test that the page on security names is there, by its title", () => {
  expect(named.length).toBeGreaterThan(70);
  const missing = named.filter(({ file, title }) => !existsSync(root + file) || !readFileSync(root + file, "utf8").includes(title));
  expect(missing).toEqual([]);
});

test("each file that it names is there", () => {
  const files = [...page.matchAll(/`((?:packages|tooling|scripts|apps)\/[^`\s*]+)`/gu)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});
