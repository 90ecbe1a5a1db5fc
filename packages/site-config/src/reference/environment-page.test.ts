import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variables } from "../variables.ts";
import { environmentPage } from "./environment-page.ts";
import { purposes } from "./purposes.ts";

const documented = purposes.flatMap(({ variables: ofGroup }) => Object.keys(ofGroup));

test("docs/environment.md says what the schema says; if not: node packages/site-config/src/reference/write-environment-page.ts", () => {
  expect(readFileSync(new URL("../../../../docs/environment.md", import.meta.url), "utf8")).toBe(environmentPage());
});

test("every variable is documented, and once", () => {
  expect(documented.toSorted()).toEqual(Object.keys(variables.entries).toSorted());
});

test("every variable says what it must be", () => {
  const rows = environmentPage().split("\n").filter((line) => /^\| `[A-Z_]+`(?: \(secret\))? \|.*\|.*\|.*\|/u.test(line));
  expect(rows).toHaveLength(documented.length);
  for (const line of rows) expect(line.split(" | ")[2]).not.toBe("");
});
