import { expect, test } from "vitest";
import type { DocumentKind } from "./index.ts";
import { fuzz } from "./testing/fuzz.ts";

// A short version of fuzz.full.ts, from other seeds.
test.each<[DocumentKind, number]>([
  ["txt", 30],
  ["md", 30],
  ["html", 30],
  ["docx", 40],
  ["odt", 40],
  ["rtf", 40],
  ["pdf", 8],
])("harmed files of the kind .%s open, or say why not", async (kind, count) => {
  expect((await fuzz(kind, count, { first: 1_000_000 })).problems).toEqual([]);
});
