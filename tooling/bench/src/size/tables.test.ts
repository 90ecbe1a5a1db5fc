import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Page } from "../sites/pages.ts";
import type { Arrival } from "./arrivals.ts";
import { homeOverBare } from "./budget.ts";
import { intentPart, restPart, scriptBytes, scriptsPart } from "./tables.ts";

const page = (site: Page["site"], path = "/"): Page => ({ site, path, url: `http://127.0.0.1${path}` });
const arrival = (kind: Arrival["kind"], body: Buffer, byWorker = false): Arrival => ({ kind, url: "http://127.0.0.1/file", byWorker, body });
/** Bytes that do not pack. */
const script = (bytes: number, byWorker = false) => arrival("script", randomBytes(bytes), byWorker);

const framework = script(100 * 1024);
const load = (site: Page["site"], ...more: Arrival[]) => ({ page: page(site), arrivals: [framework, ...more] });

test("scripts count, whoever asks for them, and nothing else does", () => {
  const scripts = [framework, script(1024), script(1024, true)];
  const besides = [arrival("html", Buffer.from("<p>")), arrival("font", randomBytes(5000)), arrival("style", randomBytes(5000))];
  expect(scriptBytes({ arrivals: [...scripts, ...besides] })).toBe(scriptBytes({ arrivals: scripts }));
  expect(scriptBytes({ arrivals: scripts })).toBeGreaterThan(102 * 1024);
});

test("a home page is held against the bare page, and one byte too many misses the bar", () => {
  const overhead = scriptBytes({ arrivals: [script(homeOverBare)] }) - homeOverBare;
  const lean = load("default", script(homeOverBare - overhead));
  const fat = load("pro", script(homeOverBare - overhead + 1));
  const { rows } = scriptsPart([load("bare"), lean, fat]).table;
  expect(rows.map(([name, figures]) => [name, figures[0], figures.at(-2), figures.at(-1)])).toEqual([
    ["bare page", "1", "0.0", ""],
    ["default /", "2", "20.0", "kept"],
    ["pro /", "2", "20.0", "missed"],
  ]);
});

test("styles are weighed in the document and beside it, faces as they come", () => {
  const html = arrival("html", Buffer.from(`<style data-a="b">${"a{}".repeat(1024)}</style><p>${"b".repeat(1024)}</p>`));
  const { rows } = restPart([load("default", html, arrival("font", randomBytes(2048)), arrival("font", randomBytes(1024)))]).table;
  const [, figures = []] = rows[0] ?? [];
  expect(figures[0]).toBe("4.0");
  expect(figures[2]).toBe("3.0");
  expect(figures.slice(-2)).toEqual(["2", "3.0"]);
});

test("what comes with the first intent is told by who asks for it", () => {
  const { rows } = intentPart([{ page: page("pro"), arrivals: [script(1024), script(2048, true), script(4096, true)] }]).table;
  expect(rows.map(([, figures]) => figures.slice(0, 2))).toEqual([["1", "1.0"], ["2", "6.0"], ["0", "0.0"]]);
});
