import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./process.mjs";

const page = readFileSync(`${root}docs/security.md`, "utf8");
const named = [...page.matchAll(/`([^`\s]+)` › \*([^*]+)\*/gu)].map(([, file, title]) => ({ file, title }));

/** Whether a file has a string with these words in it, on a line that is no comment and leaves out no test. */
const hasTest = (file, title) =>
  readFileSync(root + file, "utf8")
    .split("\n")
    .some((line) => line.includes(title) && /["`]/u.test(line.slice(0, line.indexOf(title))) && !/^\s*(?:\/\/|\*)|\.(?:skip|todo|fails)\b/u.test(line));

test("each test that the page on security names is there, by its title", () => {
  expect(named.length).toBeGreaterThan(70);
  const missing = named.filter(({ file, title }) => !existsSync(root + file) || !hasTest(file, title));
  expect(missing).toEqual([]);
});

test("each attack and each fault says what answers it, or what a person sees and what is kept, and names a test", () => {
  const tables = page.split(/\n{2,}/u).filter((block) => /^\|.* test \|$/mu.test(block.split("\n")[0] ?? ""));
  const rows = tables.flatMap((table) => table.split("\n").slice(2).map((line) => line.split(" | ")));
  expect(rows.length).toBeGreaterThan(50);
  const thin = rows.filter((cells) => cells.some((cell) => cell.replaceAll("|", "").trim() === "") || !cells.at(-1).includes("` › *"));
  expect(thin.map(([what]) => what)).toEqual([]);
});

test("each file that it names is there", () => {
  const files = [...page.matchAll(/`((?:packages|tooling|scripts|apps)\/[^`\s*]+)`/gu)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});
