import { expect, test } from "vitest";
import { inWords } from "./bytes.ts";

test.each([
  [10 * 1024 * 1024, "10 MB"],
  [2.5 * 1024 * 1024, "2.5 MB"],
  [500 * 1024, "500 kB"],
])("%i bytes are %s", (bytes, words) => {
  expect(inWords(bytes, "en")).toBe(words);
});
