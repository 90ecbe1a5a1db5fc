import { expect, test } from "vitest";
import { openDocument } from "../index.ts";
import { docx, headingStyles, listed, p, r, styled, twoLists, type DocxParts } from "../testing/docx.ts";

const textOf = async (parts: DocxParts) => (await openDocument(docx(parts), "essay.docx")).text;

test.each<[string, DocxParts, string]>([
  ["paragraphs", { body: p(r("One.")) + p(r("Two.")) }, "One.\n\nTwo."],
  ["empty paragraphs", { body: p("") + p(r("One.")) + p(r(" ")) + p(r("Two.")) }, "One.\n\nTwo."],
  ["headings by their style", { styles: headingStyles, body: p(r("Why", "<w:b/>"), styled("Heading2")) + p(r("One.")) }, "## Why\n\nOne."],
  ["headings by their level", { body: p(r("Why"), '<w:outlineLvl w:val="2"/>') }, "### Why"],
  ["lists", { numbering: twoLists, body: [p(r("a"), listed(1)), p(r("b"), listed(1, 1)), p(r("c"), listed(2)), p(r("d"), listed(2)), p(r("End."))].join("") }, "- a\n    - b\n1. c\n2. d\n\nEnd."],
  ["emphasis", { body: p(r("A ") + r("bold ", "<w:b/>") + r("and both", "<w:b/><w:i/>") + r(", ") + r("slanted", "<w:i/>") + r(".")) }, "A **bold *and both***, *slanted*."],
  ["emphasis that is switched off", { body: p(r("plain", '<w:b w:val="0"/>')) }, "plain"],
  ["links", { links: { rId9: "https://example.org/a(b)" }, body: p(`${r("See ")}<w:hyperlink r:id="rId9">${r("the ")}${r("page", "<w:b/>")}</w:hyperlink>${r(".")}`) }, "See [the **page**](https://example.org/a%28b%29)."],
  ["a link that shows its address", { links: { rId9: "https://example.org" }, body: p(`<w:hyperlink r:id="rId9">${r("https://example.org")}</w:hyperlink>`) }, "https://example.org"],
  ["entities", { body: p(r("Q&amp;A &#8212; &lt;b&gt;")) }, "Q&A — <b>"],
  ["tabs, breaks and hyphens that hold", { body: p("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>") }, "a\tb  \nc‑d"],
  ["tables", { body: `<w:tbl>${[["a", "b|c"], ["d", "e"]].map((row) => `<w:tr>${row.map((cell) => `<w:tc>${p(r(cell))}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>` }, "| a | b\\|c |\n| --- | --- |\n| d | e |"],
  ["tables that are there for their layout", { body: `<w:tbl><w:tr><w:tc>${p(r("One."))}${p(r("Two."))}</w:tc></w:tr></w:tbl>` }, "One.\n\nTwo."],
  ["notes", { footnotes: `<w:footnote w:id="2">${p(`<w:r><w:footnoteRef/></w:r>${r(" So he says.")}`)}</w:footnote>`, body: p(`${r("It is")}<w:r><w:footnoteReference w:id="2"/></w:r>${r(".")}`) }, "It is[^1].\n\n[^1]: So he says."],
  ["quotations", { styles: '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Intense Quote"/></w:style>', body: p(r("Be."), styled("Q")) }, "> Be."],
  ["powers and indices", { body: p(r("10") + r("-2", '<w:vertAlign w:val="superscript"/>') + r(" m, H") + r("2", '<w:vertAlign w:val="subscript"/>') + r("O, the 1") + r("st", '<w:vertAlign w:val="superscript"/>')) }, "10⁻² m, H₂O, the 1st"],
  ["formulas", { body: p(`${r("where ")}<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath>${r(" grows")}`) }, "where $x+1$ grows"],
])("%s become Markdown", async (_, parts, text) => {
  expect(await textOf(parts)).toBe(text);
});

test.each<[string, string]>([
  ["deleted words", `<w:del w:id="1" w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del>`],
  ["words moved from here", `<w:moveFrom w:id="1" w:author="A">${r("gone")}</w:moveFrom>`],
  ["hidden words", r("gone", "<w:vanish/>")],
  ["comments", '<w:commentRangeStart w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:commentRangeEnd w:id="0"/>'],
  ["tables of contents", `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r("gone")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`],
  ["pictures that float", '<w:r><w:drawing><wp:anchor><wp:docPr descr="gone"/></wp:anchor></w:drawing></w:r>'],
])("%s are no text", async (_, inside) => {
  expect(await textOf({ body: p(r("Be") + inside + r("fore.")) })).toBe("Before.");
});

test.each<[string, string]>([
  ["a field's result", `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF _1 </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r("Figure 3")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`],
  ["a simple field", `<w:fldSimple w:instr="REF _1">${r("Figure 3")}</w:fldSimple>`],
  ["words that a tracked change put in", `<w:ins w:id="1" w:author="A">${r("Figure 3")}</w:ins>`],
  ["a content control", `<w:sdt><w:sdtPr/><w:sdtContent>${r("Figure 3")}</w:sdtContent></w:sdt>`],
])("%s is text that stays as it is", async (_, inside) => {
  const document = await openDocument(docx({ body: p(r("See ") + inside + r(" here.")) }), "a.docx");
  expect(document.text).toBe("See Figure 3 here.");
  expect(document.locked).toEqual([[4, 12]]);
  const { refused, text } = document.write([{ start: 8, end: 14, after: "x" }]);
  expect(refused).toHaveLength(1);
  expect(text).toBe(document.text);
});

test("a word or a number that is set in two ways reads as one", async () => {
  expect(await textOf({ body: p(r("1,2", "<w:b/>") + r("34 pro") + r("fit", "<w:i/>") + r("s")) })).toBe("1,234 profits");
});
