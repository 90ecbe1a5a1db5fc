import { expect, test } from "vitest";
import { readTextFile as read } from "./read-file.ts";

const limit = 1_024;
const readTextFile = (each: File) => read(each, limit);
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test("a UTF-8 file is read, its mark of byte order left out, its line ends made plain", async () => {
  expect(await readTextFile(file("essay.md", "\ufeff# Naïve\r\n\r\nIt’s fine.\r"))).toEqual({ text: "# Naïve\n\nIt’s fine.\n" });
});

test("a UTF-16 file with its mark is read", async () => {
  expect(await readTextFile(file("notes.txt", new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0])))).toEqual({ text: "Hi" });
});

test("an old Windows file with curly quotes is read", async () => {
  expect(await readTextFile(file("OLD.TXT", new Uint8Array([0x93, 0x48, 0x69, 0x94])))).toEqual({ text: "“Hi”" });
});

test.each(["report.docx", "photo.png", "txt", "notes.txt.exe", ""])("%s is not a type that it takes", async (name) => {
  expect(await readTextFile(file(name, "text"))).toEqual({ problem: "fileType" });
});

test("bytes of a program under a text file's name are refused", async () => {
  const bytes = Uint8Array.from({ length: 512 }, (_, index) => (index * 37) % 256);
  expect(await readTextFile(file("odd.txt", bytes))).toEqual({ problem: "fileNotText" });
});

test("a file of just the limit is read; one byte more is refused", async () => {
  const most = "x".repeat(limit);
  expect(await readTextFile(file("most.txt", most))).toEqual({ text: most });
  expect(await readTextFile(file("large.txt", most, "x"))).toEqual({ problem: "fileTooLarge" });
});

test("a file that has gone away is said to be unreadable", async () => {
  const gone = file("gone.txt", "x");
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  expect(await readTextFile(gone)).toEqual({ problem: "fileUnreadable" });
});

test("an empty file is an empty text", async () => {
  expect(await readTextFile(file("empty.txt"))).toEqual({ text: "" });
});
