import { sites } from "@prosewell/site-config";
import { shells as tested } from "@prosewell/e2e/sites";
import { expect, test } from "vitest";
import { shells } from "./shells.mjs";

const variants = Object.keys(sites).toSorted();

test("every variant has a shell, and every shell a variant", () => {
  expect(shells().map(({ name }) => name).toSorted()).toEqual(variants);
});

test("every shell is served on a port of its own", () => {
  const ports = shells().map(({ port }) => port);
  expect(ports.every((port) => port >= 3000)).toBe(true);
  expect(new Set(ports).size).toBe(ports.length);
});

test("every variant is tested in the browser", () => {
  expect([...tested].toSorted()).toEqual(variants);
});
