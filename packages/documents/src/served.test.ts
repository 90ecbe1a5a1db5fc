import { expect, test } from "vitest";
import { serveDocument } from "./served.ts";
import { docx, p, r } from "./testing/docx.ts";

test("a worker opens a document, writes it as often as it is asked to, and hands the bytes over", async () => {
  const served = serveDocument();
  const opened = await served.open(docx({ body: p(r("One two.")) }), "a.docx", {});
  expect(opened).toEqual({ kind: "docx", text: "One two.", locked: [], writes: "docx", canTrack: true });
  for (const after of ["1", "2"]) expect(served.write([{ start: 0, end: 3, after }], {}).text).toBe(`${after} two.`);
});

test("why a document does not open arrives as data, since an error would lose its code on the way", async () => {
  const served = serveDocument();
  expect(await served.open(docx({ body: p(r("One.")) }), "a.pdf", {})).toMatchObject({ code: "otherKind", actual: "docx" });
  expect(await served.open(new TextEncoder().encode("One. Two."), "a.txt", { bytes: 4 })).toMatchObject({ code: "tooLarge" });
  expect(() => served.write([], {})).toThrow("No document is open");
});

test("a worker makes a new file of a text", async () => {
  expect(new TextDecoder().decode(await serveDocument().export("# One\n\nTwo **three**.", "txt"))).toBe("One\n\nTwo three.\n");
});
