import { expect, test } from "vitest";
import { openDocument } from "./index.ts";
import { docx, p, r } from "./testing/docx.ts";

const file = docx({ body: p(`${r("One two.")}<w:r><w:footnoteReference w:id="2"/></w:r>${r(" Three four.")}`), footnotes: `<w:footnote w:id="2">${p(r("A note."))}</w:footnote>` });

test("of changes that belong together none is made when the file has no place for one of them", async () => {
  const document = await openDocument(file, "a.docx");
  const of = (found: string, after: string, group?: string) => {
    const start = document.text.indexOf(found);
    return { start, end: start + found.length, after, ...(group !== undefined && { group }) };
  };
  const [broken, partner, other] = [of("[^", "", "a"), of("One", "Uno", "a"), of("four", "quattro", "b")];
  const { refused, text } = document.write([partner, broken, other]);
  expect(refused).toEqual([partner, broken]);
  expect(text).toBe(document.text.replace("four", "quattro"));
});
