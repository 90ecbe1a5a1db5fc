import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "./spawn-bin.ts";

const folder = mkdtempSync(join(tmpdir(), "prosewell-"));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = join(folder, "picture.png");
writeFileSync(picture, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xd8));

const oneLine = /^prosewell: [^\n]+\.\n$/u;

test.each([
  [[], "command is missing"],
  [["rewrite"], '"rewrite"'],
  [["humanize", "--tone", "pirate"], "standard, casual, business, academic, formal"],
  [["humanize", "--strength", "max"], "light, standard, strong"],
  [["humanize", "--tone"], "--tone"],
  [["humanize", "--loud"], "--loud"],
  [["humanize", "--lock", ""], "--lock"],
  [["humanize", "--json", "--jsonl"], "--jsonl"],
  [["detect", "--tone", "casual"], "--tone"],
  [["humanize", "a.txt", "b.txt"], '"b.txt"'],
])("%j is bad usage, said in one line", async (args, names) => {
  const { code, out, errors } = await run(args);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(errors).toMatch(oneLine);
  expect(errors).toContain(names);
});

test.each([
  ["a file that is not there", [join(folder, "none.txt")], "", "does not exist"],
  ["a folder", [folder], "", "is a folder"],
  ["a picture", [picture], "", "is not UTF-8 text"],
  ["bytes that break off inside a character", [], Uint8Array.of(0x61, 0xe2, 0x82), "is not UTF-8 text"],
  ["a line that is not JSON", ["--jsonl"], '{"id":1,"text":"a"}\n{"id":2', "Line 2 "],
  ["a line without an id", ["--jsonl"], '{"text":"a"}', "Line 1 "],
  ["a line without a text", ["--jsonl"], '{"id":1}', "Line 1 "],
  ["a line that is a list", ["--jsonl"], "\n\n[]", "Line 3 "],
])("%s cannot be read, said in one line", async (_, args, input, names) => {
  const { code, errors } = await run(["humanize", ...args], input);
  expect(code).toBe(2);
  expect(errors).toMatch(oneLine);
  expect(errors).toContain(names);
});

test("the lines before a bad one are done", async () => {
  const { out } = await run(["humanize", "--jsonl"], '{"id":1,"text":"We met."}\n{"id":2,"text":"We left."}\nno');
  expect(out.trimEnd().split("\n")).toHaveLength(2);
});

test("--help tells the whole usage, and --version a version", async () => {
  const help = await run(["humanize", "--help"]);
  expect(help).toMatchObject({ code: 0, errors: "" });
  for (const option of ["--tone", "--strength", "--lock", "--json", "--jsonl", "--version"]) expect(help.out).toContain(option);
  expect(await run(["--version"])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/u) });
});
