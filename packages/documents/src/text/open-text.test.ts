import fc from "fast-check";
import { expect, test } from "vitest";
import { openDocument } from "../index.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = (text: string, isLittle: boolean, mark: number[] = []) =>
  bytes(...mark, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])));
const latin = (text: string) => bytes(...Array.from(text, (letter) => (letter === "—" ? 0x97 : letter === "’" ? 0x92 : letter.charCodeAt(0))));
const cyrillic = (text: string) => bytes(...Array.from(text, (letter) => (letter >= "А" && letter <= "я" ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0))));

const plain = "A café — and the rest of it, which is plain.\r\nIt’s over.\r\n";
const russian = "Это обычный русский текст, в котором достаточно букв, чтобы понять, как он записан. Он о погоде и о городе.";

test.each([
  ["UTF-8", new TextEncoder().encode(plain), plain],
  ["UTF-8 with a mark", bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode(plain)), plain],
  ["UTF-16, the small end first", utf16(plain, true, [0xff, 0xfe]), plain],
  ["UTF-16, the big end first", utf16(plain, false, [0xfe, 0xff]), plain],
  ["UTF-16 without a mark", utf16(plain, true), plain],
  ["UTF-16 without a mark, the big end first", utf16(plain, false), plain],
  ["Windows-1252", latin(plain), plain],
  ["Windows-1251", cyrillic(russian), russian],
])("text in %s is read, and written in it again", async (_, file, text) => {
  const document = await openDocument(file, "a.txt");
  expect(document.text).toBe(text);
  expect(document.write([]).bytes).toEqual(file);
  const written = document.write([{ start: 0, end: 1, after: text[0] ?? "" }, { start: 2, end: 3, after: "x" }]).bytes;
  expect((await openDocument(written, "a.txt")).text).toBe(`${text.slice(0, 2)}x${text.slice(3)}`);
});

test("a character that the encoding lacks turns the file into UTF-8, with a mark that says so", async () => {
  const document = await openDocument(latin(plain), "a.txt");
  const { bytes: written } = document.write([{ start: 0, end: 1, after: "漢" }]);
  expect(Array.from(written.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect((await openDocument(written, "a.txt")).text).toBe(`漢${plain.slice(1)}`);
});

test("any text comes back as it was around a change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1 }), fc.string({ unit: "grapheme" }), async (before, after) => {
      const text = `a${before}b${before}`;
      const document = await openDocument(new TextEncoder().encode(text), "a.md");
      if (document.text !== text) return; // Read as another encoding, as some control characters make it.
      const { bytes: written } = document.write([{ start: 0, end: 1, after }]);
      expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(written)).toBe(after + text.slice(1));
    }),
    { numRuns: 200 },
  );
});
