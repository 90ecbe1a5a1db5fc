import { compareLocks, findLocks, parse } from "@prosewell/prose";
import { describe, expect, test } from "vitest";
import { openDocument, type DocumentKind } from "./index.ts";
import { fixtures } from "../fixtures/read.ts";

const kinds: DocumentKind[] = ["docx", "odt", "rtf"];

/** What every fixture holds beside its passage. */
const shared = [
  /^# \w/u,
  /The total came to 1,234 euros, which \*underscores\* the plan\.\[\^1\] See \[the plan\]\(https:\/\/example\.org\/plan\)\./u,
  /\| Year \| Sales \|\n\| --- \| --- \|\n\| 2024 \| 17 \|/u,
  /A picture !\[\]\(image\) stands here, and words that were put in stand here\./u,
  /هذه فقرة باللغة العربية، وفيها رقم 42\./u,
  /这是一个用中文写的段落。日本語の文もあります。/u,
  /\[\^1\]: It is important to note that this is a note\.$/u,
];

describe.each(kinds)("a .%s that LibreOffice wrote", (kind) => {
  test.each(fixtures(kind))("$name reads as its source does", async ({ name, bytes }) => {
    const { text, locked } = await openDocument(bytes, name);
    for (const pattern of shared) expect(text).toMatch(pattern);
    expect(text).not.toMatch(/running head|Is this right|words that went/u);
    expect(locked.map(([start, end]) => text.slice(start, end))).toEqual(["that were put in"]);
  });

  test.each(fixtures(kind))("$name comes back byte for byte without a change", async ({ name, bytes }) => {
    const document = await openDocument(bytes, name);
    expect(document.write([]).bytes).toEqual(bytes);
  });

  test.each(fixtures(kind))("$name reads, after a change, as the change says", async ({ name, bytes }) => {
    const document = await openDocument(bytes, name);
    const start = document.text.indexOf("came to 1,234");
    const note = document.text.indexOf("It is important to note that this");
    const changes = [
      { start, end: start + "came to".length, after: "was “ß”" },
      { start: note, end: note + "It is important to note that this".length, after: "This" },
    ];
    const { bytes: written, text, refused } = document.write(changes);
    expect(refused).toEqual([]);
    expect((await openDocument(written, name)).text).toBe(text);
  });
});

test("all kinds of one document read alike", async () => {
  for (const { name, bytes } of fixtures("docx")) {
    const text = (file: string) => openDocument(fixtures(file.split(".").at(-1) ?? "").find((fixture) => fixture.name === file)?.bytes ?? bytes, file);
    const base = name.replace(/\.docx$/u, "");
    const [word, odt, rtf] = await Promise.all([text(name), text(`${base}.odt`), text(`${base}.rtf`)]);
    expect(odt.text).toBe(word.text);
    expect(rtf.text).toBe(word.text);
  }
});

test("a number that is set in two ways locks as one, and is missed as one", async () => {
  for (const kind of kinds) {
    const [fixture] = fixtures(kind);
    if (!fixture) continue;
    const { text } = await openDocument(fixture.bytes, fixture.name);
    const locks = findLocks(parse(text)).filter((lock) => lock.kind === "number");
    expect(locks.map(({ start, end }) => text.slice(start, end))).toEqual(expect.arrayContaining([expect.stringContaining("1,234")]));
    expect(compareLocks(text, text.replace("1,234", "1,235")).lost).toMatchObject([{ kind: "number" }]);
  }
});

describe("a .pdf that LibreOffice wrote", () => {
  test.each(fixtures("pdf"))("$name reads as text, without what comes again on each page", async ({ name, bytes }) => {
    const document = await openDocument(bytes, name);
    expect(document.text).toMatch(/^# \w/u);
    expect(document.text).toMatch(/The total came to 1,234 euros, which underscores the plan\./u);
    expect(document.text).toContain("هذه فقرة باللغة العربية");
    expect(document.text).not.toMatch(/running head|^Page \d/mu);
    expect(document.writes).toBe("md");
    const { bytes: written } = document.write([{ start: 0, end: 1, after: "#" }]);
    expect(new TextDecoder().decode(written)).toBe(`${document.text}\n`);
  });
});
