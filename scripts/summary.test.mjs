import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearReports, summarise } from "./summary.mjs";

let house;
beforeEach(() => {
  house = `${mkdtempSync(join(tmpdir(), "a house "))}/`;
  for (const room of ["apps", "packages", "tooling", "scripts"]) mkdirSync(`${house}${room}`);
});
afterEach(() => rmSync(house, { recursive: true }));

function report(name, numPassedTests, numFailedTests) {
  mkdirSync(`${house}${name}/test-results`, { recursive: true });
  writeFileSync(`${house}${name}/test-results/tests.json`, JSON.stringify({ numPassedTests, numFailedTests }));
}

test("the reports of every room are added up", () => {
  report("packages/one", 3, 0);
  report("tooling/two", 4, 2);
  report("scripts", 5, 0);
  mkdirSync(`${house}apps/untested`);
  expect(summarise(1, house)).toEqual({ passed: 12, failed: 2, besidesTests: false });
});

test("a run that fails without a failed test counts as one failure", () => {
  report("packages/one", 3, 0);
  expect(summarise(1, house)).toEqual({ passed: 3, failed: 1, besidesTests: true });
  expect(summarise(0, house)).toEqual({ passed: 3, failed: 0, besidesTests: false });
});

test("what an earlier run left is not counted", () => {
  report("packages/one", 3, 1);
  writeFileSync(`${house}packages/one/package.json`, "{}");
  clearReports(house);
  expect(summarise(0, house)).toEqual({ passed: 0, failed: 0, besidesTests: false });
  expect(existsSync(`${house}packages/one/package.json`)).toBe(true);
});
