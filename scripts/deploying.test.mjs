import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./process.mjs";
import { shells } from "./shells.mjs";

const read = (path) => readFileSync(root + path, "utf8");

/** Variables by the last column of their tables: when they are read. */
const readAt = (when) => [...read("docs/environment.md").matchAll(/^\| `([A-Z_]+)`.*\| ([a-z ]+) \|$/gmu)].filter(([, , at]) => at.includes(when)).map(([, name]) => name);

test.each(shells().map(({ name }) => name))("a build of the %s site is told every variable that a build reads", (name) => {
  const { env } = JSON.parse(read(`apps/${name}/turbo.json`)).tasks.build;
  const isTold = (variable) => env.some((pattern) => (pattern.endsWith("*") ? variable.startsWith(pattern.slice(0, -1)) : variable === pattern));
  expect(readAt("build").length).toBeGreaterThan(10);
  expect(readAt("build").filter((variable) => !isTold(variable))).toEqual([]);
});

test("an image can be built with each of them, and no secret of a build stays in it", () => {
  const dockerfile = read("deploy/Dockerfile");
  const [build] = dockerfile.split(/^FROM /gmu).slice(1);
  const isTaken = (variable) => new RegExp(`^ARG ${variable}$|env=${variable} `, "mu").test(build);
  expect(readAt("build").filter((variable) => !isTaken(variable))).toEqual([]);
  expect(dockerfile).not.toMatch(/^(?:ARG|ENV) .*(?:TOKEN|SECRET)/mu);
});

test("an image starts with the amounts that its pages name", () => {
  const [, start] = read("deploy/Dockerfile").split(/^FROM /gmu).slice(1);
  const both = readAt("build and start");
  expect(both.length).toBeGreaterThan(0);
  for (const variable of both) expect(start).toContain(`${variable}=\${${variable}}`);
});

test("workflows and the page on deploying run scripts that there are", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const pages = ["docs/deploying.md", ".github/workflows/test.yml", ".github/workflows/release.yml", "deploy/Dockerfile"];
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm (?:run )?((?!run|install|ci)[\w:]+)/gu)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
