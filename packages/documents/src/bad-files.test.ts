import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { badFixture } from "../fixtures/read.ts";
import { DocumentError, openDocument, type Limits, type Problem } from "./index.ts";
import { odt } from "./testing/build.ts";
import { docx, p, r } from "./testing/docx.ts";
import { drawn, pdf } from "./testing/pdf.ts";

const good = docx({ body: p(r("One.")) });
const ole = (inside = "") => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from(inside, (letter) => [letter.charCodeAt(0), 0]).flat()]);
const main = (document: string) => docx({ body: "", files: { "word/document.xml": strToU8(document) } });
const root = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A package in which one file says it is smaller than it is. */
function lying(): Uint8Array {
  const bytes = main(`<w:document ${root}><w:body>${p(r("a".repeat(200_000)))}</w:body></w:document>`);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 200_000) view.setUint32(at + 24, 100, true);
  return bytes;
}

const locked = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  return zipSync({ ...files, "META-INF/manifest.xml": strToU8("<manifest:manifest><manifest:encryption-data/></manifest:manifest>") });
};

const drawing = drawn([[60, 60, "One word after another."]]);
const packedTwice = () => {
  const text = new TextDecoder("windows-1252").decode(pdf([drawing], { pack: true }));
  return Uint8Array.from(text.replace("/Filter/FlateDecode", "/Filter[/FlateDecode/FlateDecode]"), (letter) => letter.charCodeAt(0) & 0xff);
};

test.each<[string, string, () => Uint8Array, Problem, Partial<Limits>?]>([
  ["a file without a byte", "a.docx", () => new Uint8Array(), "empty"],
  ["a document without a word", "a.docx", () => docx({ body: p("") }), "noText"],
  ["a text of white space", "a.txt", () => strToU8(" \n\n"), "noText"],
  ["50 MB", "a.txt", () => new Uint8Array(50 * 1024 * 1024).fill(97), "tooLarge"],
  ["a picture", "a.png", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "unknownKind"],
  ["a picture with the name of a text", "a.txt", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "unknownKind"],
  ["a name that says nothing we know", "a.pages", () => strToU8("One."), "unknownKind"],
  ["a zip of other things", "a.docx", () => zipSync({ "xl/workbook.xml": strToU8("<x/>"), "[Content_Types].xml": strToU8("<x/>") }), "unknownKind"],
  ["an e-book", "a.odt", () => zipSync({ mimetype: strToU8("application/epub+zip") }), "unknownKind"],
  ["a page with the name of a document", "a.docx", () => strToU8("<!DOCTYPE html><p>One.</p>"), "otherKind"],
  ["a document with the name of a PDF", "a.pdf", () => good, "otherKind"],
  ["a PDF with the name of a text", "a.txt", () => pdf([drawing]), "otherKind"],
  ["a text with the name of a document", "a.docx", () => strToU8("Plain words, and no package around them."), "otherKind"],
  ["noise with the name of a document", "a.docx", () => Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256), "damaged"],
  ["Word's old format", "a.doc", () => ole(), "oldWord"],
  ["an encrypted .docx", "a.docx", () => ole("EncryptedPackage"), "password"],
  ["an encrypted .odt", "a.odt", () => locked(odt("<text:p>One.</text:p>")), "password"],
  ["an encrypted .pdf", "a.pdf", () => badFixture("locked.pdf"), "password"],
  ["macros", "a.docx", () => docx({ body: p(r("One.")), files: { "word/vbaProject.bin": strToU8("x") } }), "macros"],
  ["macros of an .odt", "a.odt", () => zipSync({ ...unzipSync(odt("<text:p>One.</text:p>")), "Basic/Standard/Module1.xml": strToU8("<x/>") }), "macros"],
  ["a .docx that is cut off", "a.docx", () => good.slice(0, good.length / 2), "damaged"],
  ["a .docx whose text was changed in its package", "a.docx", () => good.map((byte, at) => (at > 900 && at < 910 ? byte ^ 255 : byte)), "damaged"],
  ["a .docx without its main part", "a.docx", () => zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/styles.xml": strToU8("<x/>") }), "damaged"],
  ["XML whose tags do not match", "a.docx", () => main(`<w:document ${root}><w:body></w:p></w:body></w:document>`), "damaged"],
  ["XML that is cut off", "a.docx", () => main(`<w:document ${root}><w:body><w:p>`), "damaged"],
  ["a part that is not text", "a.docx", () => docx({ body: "", files: { "word/document.xml": Uint8Array.of(0x3c, 0xff, 0xfe, 0x80) } }), "damaged"],
  ["a .rtf that is cut off", "a.rtf", () => strToU8("{\\rtf1 One {\\b two"), "damaged"],
  ["a .pdf that is cut off", "a.pdf", () => strToU8("%PDF-1.4\n1 0 obj <<"), "damaged"],
  ["a zip bomb", "a.docx", () => main(`<w:document ${root}>${" ".repeat(40 * 1024 * 1024)}</w:document>`), "tooMuchInside"],
  ["a zip bomb that says it is small", "a.docx", lying, "tooMuchInside", { partBytes: 100_000 }],
  ["a package with too many files", "a.docx", () => zipSync(Object.fromEntries(Array.from({ length: 5_100 }, (_, at) => [`f${at}`, new Uint8Array()]))), "tooMuchInside"],
  ["a part with too many elements", "a.docx", () => main(`<w:document ${root}><w:body>${"<w:p/>".repeat(2_000)}</w:body></w:document>`), "tooMuchInside", { elements: 1_000 }],
  ["a PDF that unpacks to too much", "a.pdf", () => pdf([drawing], { pack: true, pad: " ".repeat(2_000_000) }), "tooMuchInside", { partBytes: 1_000_000 }],
  ["a PDF that is packed twice", "a.pdf", packedTwice, "tooMuchInside"],
  ["elements in elements without end", "a.docx", () => main(`<w:document ${root}>${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}</w:document>`), "tooDeep"],
  ["groups in groups without end", "a.rtf", () => strToU8(`{\\rtf1 ${"{".repeat(100_000)}${"}".repeat(100_000)}}`), "tooDeep"],
  ["elements of a page without end", "a.html", () => strToU8(`<!doctype html>${"<b>".repeat(100_000)}One`), "tooDeep"],
  ["entities of its own", "a.docx", () => main(`<!DOCTYPE w:document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document ${root}><w:body>${p(r("&b;"))}</w:body></w:document>`), "entities"],
  ["entities from elsewhere", "a.odt", () => zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.text"), "content.xml": strToU8('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>') }), "entities"],
  ["10,000 pages", "a.pdf", () => pdf(Array.from({ length: 10_000 }, () => drawing)), "tooManyPages"],
  ["pictures of pages", "a.pdf", () => pdf(["0 0 100 100 re f", "0 0 100 100 re f"]), "scanned"],
])("%s (%s) says so", async (_, name, bytes, code, limits) => {
  const error = await openDocument(bytes(), name, limits).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentError);
  expect(error).toMatchObject({ code });
});

test("a file of another kind than its name says tells which", async () => {
  await expect(openDocument(good, "a.pdf")).rejects.toMatchObject({ actual: "docx" });
  await expect(openDocument(strToU8("<html><p>One"), "a.docx")).rejects.toMatchObject({ actual: "html" });
});

test("an entity that XML does not know stands as it is written, and is looked up nowhere", async () => {
  const { text } = await openDocument(docx({ body: p(r("A &nope; B")) }), "a.docx");
  expect(text).toBe("A &nope; B");
});

test("a document whose comments are broken is refused at once, and not when comments are added to it", async () => {
  const bytes = docx({ body: p(r("One.")), comments: "<w:comment>" });
  await expect(openDocument(bytes, "a.docx")).rejects.toMatchObject({ code: "damaged" });
});

test("what a PDF's fonts give no letters for is left out", async () => {
  const { text } = await openDocument(pdf([drawn([[60, 300, "One \u0001\u0002word"]])]), "a.pdf");
  expect(text).toMatch(/^One ?word$/u);
});
