import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { kilobytes, weigh } from "./weight.ts";

const text = Buffer.from("The same words, over and over. ".repeat(400));

test("files are packed one by one, at gzip's best, and added up", () => {
  const one = gzipSync(text, { level: 9 });
  expect(gunzipSync(one).equals(text)).toBe(true);
  expect(weigh([text, text])).toMatchObject({ raw: 2 * text.length, gzip: 2 * one.length });
  expect(weigh([text]).brotli).toBeLessThan(one.length);
});

test("nothing weighs nothing", () => {
  expect(weigh([])).toEqual({ raw: 0, gzip: 0, brotli: 0 });
});

test("a kilobyte has 1,024 bytes", () => {
  expect(kilobytes(20 * 1024)).toBe("20.0");
});
