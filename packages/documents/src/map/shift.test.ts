import { expect, test } from "vitest";
import { openDocument } from "../index.ts";
import { odt } from "../testing/build.ts";
import { docx, p, r } from "../testing/docx.ts";

const raised = '<w:vertAlign w:val="superscript"/>';
const style = '<style:style style:name="Up" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>';
const bytesOf = (source: string) => new TextEncoder().encode(source);

test.each([
  ["a.docx", docx({ body: p(r("About 10") + r("2", raised) + r(" m, the 1") + r("st", raised) + r(".")) })],
  ["a.odt", odt(`<text:p>About 10<text:span text:style-name="Up">2</text:span> m, the 1<text:span text:style-name="Up">st</text:span>.</text:p>`, style)],
  ["a.html", bytesOf("<!doctype html><p>About 10<sup>2</sup> m, the 1<sup>st</sup>.</p>")],
  ["a.rtf", bytesOf("{\\rtf1\\ansi About 10{\\super 2} m, the 1\\super st\\nosupersub .\\par}")],
])("a power in %s is one in its text, stays one beside words that change, and can be taken away", async (name, bytes) => {
  const document = await openDocument(bytes, name);
  expect(document.text).toBe("About 10² m, the 1st.");
  const after = async (before: string, put: string) => {
    const start = document.text.indexOf(before);
    const written = document.write([{ start, end: start + before.length, after: put }]);
    expect((await openDocument(written.bytes, name)).text).toBe(written.text);
    return written.text;
  };
  expect(await after("About 10² m", "Some 10² m")).toBe("Some 10² m, the 1st.");
  expect(await after("²", "")).toBe("About 10 m, the 1st.");
});
