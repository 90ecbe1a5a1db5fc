import { openDocument } from "@prosewell/documents";
import { createHumanizer } from "@prosewell/humanizer";
import { once } from "node:events";
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { parseCommand } from "./command.ts";
import { mustBeApart } from "./targets.ts";
import { ended, run, start } from "./spawn-bin.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../../documents/fixtures/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "prosewell-"));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (name: string, bytes: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

test("documents are written to a folder as the engine rewrites them, what is broken is named, and the rest is done", async () => {
  const out = join(folder, "out", "deep");
  const essay = fixture("student_essay.docx");
  const plain = place("plain.txt", "Moreover, we leverage robust tools in order to foster growth.\r\n");
  const broken = place("broken.docx", bytesOf(essay).slice(0, 2000));
  const page = place("page.docx", "<!doctype html><p>One.</p>");
  const { code, out: written, errors } = await run(["humanize", essay, broken, plain, page, fixture("opinion.pdf"), "--out", out, "--tracked-changes", "--strength", "strong"]);
  expect(code).toBe(2);
  expect(written).toBe("");
  expect(errors).toContain(`prosewell: ${broken} is damaged or cut off. Open it in the program that wrote it and save it again.\n`);
  expect(errors).toContain(`prosewell: ${page} is not what its name says but a .html. Rename it to end in .html first.\n`);
  expect(errors).toMatch(/plain\.txt: \d+ edits? in 10 words; a \.txt holds no tracked changes\.\n/u);
  expect(errors).toMatch(/\n3 files written to [^\n]+, \d+ edits in [\d,]+ words; 2 files could not be read\.\n$/u);
  expect(readdirSync(out).toSorted()).toEqual(["opinion.md", "plain.txt", "student_essay.docx"]);

  const { humanize } = await createHumanizer();
  const document = await openDocument(bytesOf(essay), "essay.docx");
  const { edits } = humanize({ text: document.text, strength: "strong", locked: document.locked });
  expect(document.write(edits).refused).toEqual([]);
  const rewritten = await openDocument(bytesOf(join(out, "student_essay.docx")), "essay.docx");
  // A tracked change is the text's own from then on, and kept as such.
  expect(rewritten.text.replaceAll("**", "")).toBe(humanize({ text: document.text, strength: "strong", locked: document.locked }).text.replaceAll("**", ""));
  expect(rewritten.locked.length).toBeGreaterThan(document.locked.length);
});

test("what is read is never written over, by whatever path it is reached", async () => {
  const file = place("notes.txt", "In order to win.");
  const linked = join(folder, "linked");
  mkdirSync(linked);
  const same = await run(["humanize", file, "--out", folder]);
  expect(same).toMatchObject({ code: 1, out: "" });
  expect(same.errors).toContain("is a file that is read");
  linkSync(file, join(linked, "notes.txt"));
  expect((await run(["humanize", file, "--out", linked])).code).toBe(1);
  expect(readFileSync(file, "utf8")).toBe("In order to win.");
});

test.each([
  [["humanize", "a.docx", "--tracked-changes"], "--out"],
  [["humanize", "--out", "x"], "files"],
  [["humanize", "a.docx", "--out", "x", "--json"], "--json"],
  [["detect", "a.docx", "--out", "x"], "--out"],
])("%j is bad usage", (args, names) => {
  expect(() => parseCommand(args)).toThrow(names);
});

test("two files of one name are bad usage, since one would be written over the other", async () => {
  await expect(mustBeApart(["a/x.docx", "b/X.docx"], "out")).rejects.toThrow("both");
});

test("a document is read as text where text is asked for", async () => {
  const { out, code } = await run(["detect", "--json", fixture("opinion.docx")]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ language: "en" });
});

test("Ctrl-C leaves whole files only", async () => {
  const out = join(folder, "stopped");
  const program = start("humanize", ...["student_essay", "opinion", "news_summary", "blog_post"].map((name) => fixture(`${name}.docx`)), "--out", out);
  await once(program.stderr, "data");
  program.kill("SIGINT");
  expect((await ended(program)).signal).toBe("SIGINT");
  for (const name of readdirSync(out)) expect((await openDocument(bytesOf(join(out, name)), name)).text).not.toBe("");
});
