import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { openDocument } from "./index.ts";
import { docx, p, r } from "./testing/docx.ts";
import { drawn, pdf } from "./testing/pdf.ts";

const bold = "<w:b/>";
const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at)).join("");
const cell = `<w:tc>${p(r("a"))}</w:tc>`;

// None of these would end within the time that a test has, were the work to grow with the square of the input.
test.each<[string, string, () => Uint8Array, RegExp]>([
  ["a paragraph of 100,000 runs, every other one in bold", "a.docx", () => docx({ body: p(times(100_000, (at) => r(" word ", at % 2 === 0 ? bold : ""))) }), /^\*\*word\*\* {2}word/u],
  ["a word of a million letters in an attribute", "a.docx", () => docx({ body: `<w:p ${"w:val".repeat(200_000)}><w:pPr ${"w:val".repeat(200_000)}/>${r("One.")}</w:p>` }), /^One\.$/u],
  ["a table of one long row and many short ones", "a.docx", () => docx({ body: `<w:tbl><w:tr>${cell.repeat(10_000)}</w:tr>${`<w:tr>${cell}</w:tr>`.repeat(10_000)}</w:tbl>` }), /^\| a \| a /u],
  ["a page of pictures in many elements", "a.html", () => strToU8(`<!doctype html>${"<div>".repeat(300)}One.${"<img>".repeat(200_000)}`), /^One\./u],
  ["lists that nothing closes", "a.html", () => strToU8(`<!doctype html><ol>${"<li>One".repeat(50_000)}`), /\n50000\. One$/u],
  ["groups side by side", "a.rtf", () => strToU8(`{\\rtf1 One.${"{\\b x}".repeat(200_000)}}`), /^One\./u],
  ["a PDF of single digits", "a.pdf", () => pdf([drawn(Array.from({ length: 5_000 }, (_, at) => [20 + (at % 70) * 8, 40 + Math.floor(at / 70) * 10, `${at % 10}`, 8]))]), /\d/u],
])("%s is read", async (_, name, bytes, text) => {
  expect((await openDocument(bytes(), name)).text).toMatch(text);
});

test("as many changes as a document has words are made at once", async () => {
  const document = await openDocument(docx({ body: times(2_000, () => p(r("one two three ") + r("four", bold))) }), "a.docx");
  const changes = Array.from(document.text.matchAll(/two|four/gu), ({ 0: found, index }) => ({ start: index, end: index + found.length, after: "x", reason: "Why." }));
  expect(changes).toHaveLength(4_000);
  const { refused, text } = document.write(changes, { tracked: { author: "A", date: new Date(0), comments: true } });
  expect(refused).toEqual([]);
  expect(text.startsWith("one x three **x**\n\n")).toBe(true);
});
