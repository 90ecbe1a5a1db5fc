import { aiPassages } from "@prosewell/corpus";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtures } from "../fixtures/read.ts";
import { hasOffice } from "../office/has-office.ts";
import { Office } from "../office/office.ts";
import { exportText } from "./export.ts";
import { openDocument, type Change } from "./index.ts";
import { wordsOf } from "./testing/tracked.ts";

const isHere = await hasOffice();
let office: Office;
beforeAll(() => {
  if (isHere) office = new Office();
});
afterAll(() => office?.close());

const tracked = { author: "Prosewell", date: new Date("2025-04-01T10:00:00Z"), comments: true };

/** Changes of every sort: a word, a word over two runs, in a note, nothing in place of words, words in place of nothing. */
function changesIn(text: string): Change[] {
  const of = (before: string, after: string): Change => {
    const start = text.indexOf(before);
    return { start, end: start + before.length, after, reason: `Not “${before}”.` };
  };
  const end = text.indexOf("The end.") + "The end".length;
  return [of("came to", "was"), of("euros, which", "euros & so"), of(" plain words", " words"), of("It is important to note that this", "This"), { start: end, end, after: " of it", reason: "More." }];
}

test.skipIf(!isHere)("LibreOffice opens a .docx that was made from Markdown, with all its words", async () => {
  const passages = aiPassages().slice(0, 12);
  const paths: string[] = [];
  for (const { id, text } of passages) paths.push(office.write(`made-${id}.docx`, await exportText(text, "docx")));
  office.convert("txt:Text (encoded):UTF8", ...paths);
  const words = (source: string) => source.replaceAll(/```\w*|^\s*\d+\.|\]\([^)]*\)/gmu, " ").match(/[\p{L}\p{N}]+/gu);
  for (const { id, text } of passages) expect(words(new TextDecoder().decode(office.read(`made-${id}.txt`)))).toEqual(words(text));
});

/** Where each word of a PDF stands, page by page. */
async function layoutOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item && item.str.trim() !== "") lines.push(`${number} ${item.transform.map((value: number) => value.toFixed(1)).join(" ")} ${item.str}`);
  }
  return lines;
}

describe.skipIf(!isHere).each(["docx", "odt"] as const)("a .%s that LibreOffice opens", (kind) => {
  test("is laid out as before where nothing was edited", async () => {
    const before: string[] = [];
    const after: string[] = [];
    for (const { name, bytes } of fixtures(kind)) {
      const document = await openDocument(bytes, name);
      const start = document.text.indexOf("The end.") + "The ".length;
      before.push(office.write(`before-${name}`, bytes));
      after.push(office.write(`after-${name}`, document.write([{ start, end: start + 3, after: "ending" }]).bytes));
    }
    office.convert("pdf", ...before, ...after);
    for (const { name } of fixtures(kind)) {
      const pdfName = name.replace(/\.\w+$/u, ".pdf");
      const [first, second] = await Promise.all([layoutOf(office.read(`before-${pdfName}`)), layoutOf(office.read(`after-${pdfName}`))]);
      expect(second.filter((line) => !line.includes("The ending."))).toEqual(first.filter((line) => !line.includes("The end.")));
    }
  });

  test("gives our text when LibreOffice accepts its tracked changes, and the original when it rejects them", async () => {
    const expected = new Map<string, { readonly accepted: string; readonly rejected: string }>();
    const paths: Record<"accept" | "reject", string[]> = { accept: [], reject: [] };
    // What the fixtures track themselves is resolved first, so that only our changes are left.
    office.resolve("AcceptAllTrackedChanges", ...fixtures(kind).map(({ name, bytes }) => office.write(name, bytes)));
    for (const { name } of fixtures(kind)) {
      const clean = office.read(name);
      expect((await openDocument(clean, name)).locked).toEqual([]);
      const document = await openDocument(clean, name);
      const { bytes: written, text, refused } = document.write(changesIn(document.text), { tracked });
      expect(refused).toEqual([]);
      expected.set(name, { accepted: text, rejected: document.text });
      for (const way of ["accept", "reject"] as const) paths[way].push(office.write(`${way}-${name}`, written));
    }
    office.resolve("AcceptAllTrackedChanges", ...paths.accept);
    office.resolve("RejectAllTrackedChanges", ...paths.reject);
    for (const [name, { accepted, rejected }] of expected) {
      expect(wordsOf((await openDocument(office.read(`accept-${name}`), name)).text)).toEqual(wordsOf(accepted));
      expect(wordsOf((await openDocument(office.read(`reject-${name}`), name)).text)).toEqual(wordsOf(rejected));
    }
  });
});
