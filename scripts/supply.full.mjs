import { expect, test } from "vitest";
import { advisories } from "./audit.mjs";
import { installed, judge } from "./licences.mjs";

test("nothing that the sites and the packages are made of has a licence that nobody has spoken for", async () => {
  const { all, refused } = judge(await installed());
  expect(all.reduce((count, { names }) => count + names.length, 0)).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

test("nothing that is installed for them has a grave fault that the registry knows of", async ({ skip }) => {
  const { silent, counts, found } = await advisories();
  skip(silent !== undefined, `the registry serves no advisories here: ${silent}`);
  expect([counts?.high, counts?.critical, found]).toEqual([0, 0, found]);
});
