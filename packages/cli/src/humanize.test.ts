import { aiPassages } from "@prosewell/corpus";
import { createHumanizer, type Result } from "@prosewell/humanizer";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "./spawn-bin.ts";

const humanizer = await createHumanizer();
const folder = mkdtempSync(join(tmpdir(), "prosewell-"));
afterAll(() => rmSync(folder, { recursive: true }));

const passages = aiPassages();
const passage = passages[0]?.text ?? "";

test("a file comes out as the engine rewrites it", async () => {
  const file = join(folder, "essay.md");
  writeFileSync(file, passage);
  expect(await run(["humanize", file])).toEqual({ code: 0, signal: null, out: humanizer.humanize({ text: passage }).text, errors: "" });
});

test.each([[["humanize"]], [["humanize", "-"]]])("standard input is read by %j", async (args) => {
  expect((await run(args, passage)).out).toBe(humanizer.humanize({ text: passage }).text);
});

test("--json writes the result of the very same request", async () => {
  const args = ["humanize", "--json", "--tone", "casual", "--strength", "strong", "--lock", "ambition", "--lock", "prophecy"];
  const { out } = await run(args, passage);
  expect(JSON.parse(out)).toEqual(
    humanizer.humanize({ text: passage, tone: "casual", strength: "strong", locked: ["ambition", "prophecy"] }),
  );
});

test.each([
  ["no line end", "We met on Monday."],
  ["one line end", "We met on Monday.\n"],
  ["many line ends", "We met on Monday.\n\n\n"],
  ["line ends of Windows", "We met.\r\nWe left.\r\n"],
  ["a byte order mark", "\uFEFFWe met.\n"],
  ["a NUL", "We\u0000met.\n"],
  ["nothing", ""],
  ["white space", " \n\t\n"],
])("text with %s keeps it", async (_, text) => {
  expect(await run(["humanize"], text)).toMatchObject({ code: 0, out: text, errors: "" });
});

const withId = (id: string, result: Result) => ({ id, ...result });

test("JSON lines come back one for one, by their ids, whatever else they hold", async () => {
  const lines = passages.slice(0, 10).map(({ id, text, genre }) => JSON.stringify({ genre, text, id }));
  const { code, out } = await run(["humanize", "--jsonl", "--strength", "strong"], lines.join("\n"));
  expect(code).toBe(0);
  expect(out.trimEnd().split("\n").map((line): unknown => JSON.parse(line))).toEqual(
    passages.slice(0, 10).map(({ id, text }) => withId(id, humanizer.humanize({ text, strength: "strong" }))),
  );
});

test("odd characters in JSON lines come back unharmed", async () => {
  const items = [
    { id: 1, text: "A lone \uD800 half." },
    { id: "2", text: "A line\u2028separator and a NUL \u0000." },
    { id: null, text: "" },
  ];
  const { out } = await run(["humanize", "--jsonl"], `\r\n${items.map((item) => JSON.stringify(item)).join("\r\n\r\n")}\r\n`);
  const results = out.trimEnd().split("\n").map((line): unknown => JSON.parse(line));
  expect(results).toMatchObject(items);
});
