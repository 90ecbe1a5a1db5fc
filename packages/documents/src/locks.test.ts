import { compareLocks } from "@prosewell/prose";
import { expect, test } from "vitest";
import { openDocument } from "./index.ts";
import { docx, p, r } from "./testing/docx.ts";
import { expectFactsToStay, passages } from "./testing/locks.ts";

test.each(passages.slice(0, 8).map(({ id, text }, seed) => [id, text, seed] as const))("every fact of %s is locked however the text is cut into runs", async (_, text, seed) => {
  await expect(expectFactsToStay(text, seed)).resolves.toBeUndefined();
});

test("a number that loses a digit in one of its runs is missed by the proof", async () => {
  const document = await openDocument(docx({ body: p(r("It cost 1", "<w:b/>") + r(",23") + r("4 euros.", "<w:i/>")) }), "a.docx");
  const start = document.text.indexOf("23");
  const { text } = document.write([{ start, end: start + 1, after: "" }]);
  expect(text).toContain("1,34 ");
  expect(compareLocks(document.text, text).lost.map(({ kind }) => kind)).toContain("number");
});
