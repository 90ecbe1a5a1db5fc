import { aiPassages } from "@prosewell/corpus";
import { describe, expect, test } from "vitest";
import { clipboardOf, exportText } from "../export.ts";
import { openDocument } from "../index.ts";

const sample = `# A title

One **bold *and both*** word, *slanted*, ~~gone~~ and [a link](https://example.org/a).

- one
    - in
- two

3. three
4. four

> Be.

| Year | Sales |
| --- | --- |
| 2024 | 17 |

A line  
and another.`;

test.each(["docx", "html"] as const)("what a .%s holds reads as the Markdown that it was made from", async (kind) => {
  const bytes = await exportText(sample, kind);
  const { text } = await openDocument(bytes, `a.${kind}`);
  expect(text).toBe(sample.replaceAll("\n\n3.", "\n3."));
});

test.each(aiPassages().map(({ id, text }) => [id, text] as const))("%s keeps its words as a .docx", async (_, text) => {
  const words = (source: string) => source.replaceAll(/```\w*|^\s*\d+\.|\]\([^)]*\)/gmu, " ").match(/[\p{L}\p{N}]+/gu);
  const read = await openDocument(await exportText(text, "docx"), "a.docx");
  expect(words(read.text)).toEqual(words(text));
});

describe("the clipboard", () => {
  test("holds the text with its setting and without", () => {
    expect(clipboardOf("## Hi\n\nA **b** [c](https://d.example).\n\n1. e\n   - f")).toEqual({
      html: '<h2>Hi</h2>\n<p>A <strong>b</strong> <a href="https://d.example">c</a>.</p>\n<ol><li>e<ul><li>f</li></ul></li></ol>',
      plain: "Hi\n\nA b c (https://d.example).\n\n1. e\n  • f",
    });
  });

  test.each(["[x](javascript:alert(1))", "[x](data:text/html,y)", "<img src=x onerror=y>", "<script>y</script>", "[x](<https://a.example\"onclick=y>)"])("never holds what a browser would run: %s", (text) => {
    const { html } = clipboardOf(text);
    expect(html).not.toMatch(/<(?:script|img)|href="(?:javascript|data)|"onclick/iu);
  });
});
