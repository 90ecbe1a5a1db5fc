import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openDocument, type Change, type WriteOptions } from "../index.ts";
import { docx, headingStyles, listed, p, r, styled, twoLists } from "../testing/docx.ts";

const tracked = { author: "Prose & well", date: new Date("2025-04-01T10:00:00Z"), comments: true };
const by = 'w:author="Prose &amp; well" w:date="2025-04-01T10:00:00Z"';

/** Everything that Word puts beside words. */
const rich = docx({
  styles: headingStyles,
  numbering: twoLists,
  comments: `<w:comment w:id="7" w:author="Ann" w:initials="A">${p(r("Really?"))}</w:comment>`,
  footnotes: `<w:footnote w:id="2">${p(r("It is a very good note."))}</w:footnote>`,
  links: { rId9: "https://example.org" },
  files: { "word/media/image1.png": strToU8("not really a picture"), "customXml/item1.xml": strToU8("<x/>"), "word/theme/theme1.xml": strToU8("<t/>") },
  body: [
    p(`<w:bookmarkStart w:id="3" w:name="_a"/>${r("A very good title")}<w:bookmarkEnd w:id="3"/>`, styled("Heading1")),
    p(`<w:commentRangeStart w:id="7"/>${r("One ", "<w:b/>")}<w:proofErr w:type="spellStart"/>${r("two")}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>${r(" three")}<w:r><w:footnoteReference w:id="2"/></w:r>${r(".")}`),
    p(`<w:ins w:id="11" w:author="Ann">${r("put in ")}</w:ins><w:del w:id="12" w:author="Ann"><w:r><w:delText>gone</w:delText></w:r></w:del>${r("and four")}<w:r><w:drawing><wp:inline><wp:docPr id="1" descr="A bird"/></wp:inline></w:drawing></w:r>`, listed(1)),
    p(`<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${r("controlled")}</w:sdtContent></w:sdt>${r(" five", "<w:rtl/>")}`, '<w:bidi/>'),
    p(`<w:hyperlink r:id="rId9">${r("six seven")}</w:hyperlink>${r(" eight.")}`),
    '<w:sectPr><w:pgSz w:w="1"/></w:sectPr>',
  ].join(""),
});

async function written(make: (text: string) => Change[], options?: WriteOptions) {
  const document = await openDocument(rich, "a.docx");
  const { bytes, refused } = document.write(make(document.text), options);
  expect(refused).toEqual([]);
  const [before, after] = [unzipSync(rich), unzipSync(bytes)];
  return { changed: Object.keys(after).filter((name) => strFromU8(after[name] ?? strToU8("")) !== strFromU8(before[name] ?? strToU8(""))), part: (name: string) => strFromU8(after[name] ?? strToU8("")), before: (name: string) => strFromU8(before[name] ?? strToU8("")) };
}

const of = (text: string, found: string, after: string, reason?: string): Change => {
  const start = text.indexOf(found);
  return { start, end: start + found.length, after, ...(reason !== undefined && { reason }) };
};

test("of a document with everything in it, only the letters of the changed runs are changed", async () => {
  const { changed, part, before } = await written((text) => [of(text, "two", "2"), of(text, "four", "4"), of(text, "six", "VI")]);
  expect(changed).toEqual(["word/document.xml"]);
  expect(part("word/document.xml")).toBe(before("word/document.xml").replace(">two<", ">2<").replace("and four", "and 4").replace("six seven", "VI seven"));
});

test("a change over two runs takes the setting of the first", async () => {
  const { part, before } = await written((text) => [of(text, "One** two", "Uno** due")]);
  expect(part("word/document.xml")).toBe(before("word/document.xml").replace(">One ", ">Uno ").replace(">two<", ">due<"));
  const over = await written((text) => [of(text, "two three", "several")]);
  expect(over.part("word/document.xml")).toBe(over.before("word/document.xml").replace(">two<", ">several<").replace("> three<", "><"));
});

test("a tracked change keeps what went and what came, with the run's setting, an id of its own and the reason as a comment", async () => {
  const { changed, part } = await written((text) => [of(text, "One", "1", "Shorter <so>.")], { tracked });
  expect(changed.toSorted()).toEqual(["word/comments.xml", "word/document.xml"]);
  expect(part("word/document.xml")).toContain(
    `<w:commentRangeStart w:id="8"/><w:del w:id="13" ${by}><w:r><w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">One</w:delText></w:r></w:del><w:ins w:id="14" ${by}><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">1</w:t></w:r></w:ins><w:commentRangeEnd w:id="8"/>`,
  );
  expect(part("word/comments.xml")).toContain(`<w:comment w:id="7" w:author="Ann" w:initials="A">`);
  expect(part("word/comments.xml")).toContain(`<w:comment w:id="8" ${by} w:initials="P&amp;w">`);
  expect(part("word/comments.xml")).toContain("Shorter &lt;so&gt;.");
});

test("a change in a note is tracked without a comment, which Word has no place for there", async () => {
  const { changed, part } = await written((text) => [of(text, "very good note", "good note", "Plainer.")], { tracked });
  expect(changed).toEqual(["word/footnotes.xml"]);
  expect(part("word/footnotes.xml")).toMatch(/<w:delText[^>]*>very <\/w:delText>/u);
});

test("the first comment of a document makes their part, and says so in both lists", async () => {
  const document = await openDocument(docx({ body: p(r("One two.")) }), "a.docx");
  const files = unzipSync(document.write([{ start: 0, end: 3, after: "1", reason: "Shorter." }], { tracked }).bytes);
  expect(strFromU8(files["word/comments.xml"] ?? strToU8(""))).toContain("Shorter.");
  expect(strFromU8(files["[Content_Types].xml"] ?? strToU8(""))).toContain('<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>');
  expect(strFromU8(files["word/_rels/document.xml.rels"] ?? strToU8(""))).toMatch(/<Relationship Id="rIdComments1" Type="[^"]*\/comments" Target="\/word\/comments\.xml"\/><\/Relationships>$/u);
});

test("a paragraph that is cut goes, or is marked to go; one with a bookmark in it stays", async () => {
  const document = await openDocument(docx({ body: p(r("Sure!")) + p(r("One.")) }), "a.docx");
  const cut = [{ start: 0, end: 7, after: "" }];
  const xml = (options?: WriteOptions) => strFromU8(unzipSync(document.write(cut, options).bytes)["word/document.xml"] ?? strToU8(""));
  expect(xml()).toContain(`<w:body>${p(r("One."))}</w:body>`);
  expect(xml({ tracked })).toMatch(/<w:p><w:pPr><w:rPr><w:del w:id="\d+" [^>]*\/><\/w:rPr><\/w:pPr>/u);
  const { part } = await written((text) => [{ start: 0, end: text.indexOf("**One"), after: "" }]);
  expect(part("word/document.xml")).toContain('<w:bookmarkStart w:id="3" w:name="_a"/>');
});

test.each([
  ["overlap", [{ start: 0, end: 3, after: "" }, { start: 2, end: 4, after: "" }]],
  ["lie outside the text", [{ start: 0, end: 9_999, after: "" }]],
  ["end before they start", [{ start: 3, end: 2, after: "" }]],
])("changes that %s are an error of the caller", async (_, changes) => {
  const document = await openDocument(rich, "a.docx");
  expect(() => document.write(changes)).toThrow(RangeError);
});

test("a change that cuts through the mark of a note, or breaks a line, is refused and the rest is made", async () => {
  const document = await openDocument(docx({ footnotes: `<w:footnote w:id="2">${p(r("Note."))}</w:footnote>`, body: p(`${r("One")}<w:r><w:footnoteReference w:id="2"/></w:r>${r(" two three.")}`) }), "a.docx");
  const cuts = of(document.text, "One[^1] two", "1 2");
  const breaks = of(document.text, "three", "3\n\n3");
  const { refused, text } = document.write([cuts, breaks, { start: document.text.indexOf("Note"), end: document.text.indexOf("Note") + 4, after: "Not" }]);
  expect(refused).toEqual([cuts, breaks]);
  expect(text).toBe("One[^1] two three.\n\n[^1]: Not.");
});
