import { edgeCases } from "@prosewell/corpus";
import { describe, expect, it, test } from "vitest";
import { parse } from "./parse.ts";

const structure = (text: string) => parse(text).blocks.map((block) => block.structure);
const covered = (text: string) => parse(text).blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe("parse", () => {
  const shapes: readonly (readonly [what: string, text: string, structure: readonly string[]])[] = [
    ["headings of both styles", "# One\n\nTwo\n---\n\n### Three ###", ["h1", "h2", "h3"]],
    ["lists, their numbers and their nesting", "1. a\n2. b\n   - c\n\n     more of c", ["list > 1.", "list > 2.", "list > 2. > list > -", "list > 2. > list > - > paragraph"]],
    ["tasks, done or not", "- [ ] a\n- [x] b", ["list > - [ ]", "list > - [x]"]],
    ["bullets as word processors paste them", "•\tEnhance\no\tReduce\n\uF0A7\tDo not\n1)\u00A0Next", ["list > •", "list > o", "list > \uF0A7", "list > 1)"]],
    ["code, fenced and indented", "```js\na\n```\n\n    x = 1;", ["code", "code"]],
    ["a quotation as a whole", "> # a\n>\n> b\n\nc", ["quote", "paragraph"]],
    ["tables", "| a | b |\n|---|---|\n| 1 | 2 |", ["table"]],
    ["cells parted by tabs", "a\tb\tc\n1\t2\t3", ["table"]],
    ["rules and link definitions", "a\n\n***\n\n[b]: https://c.example", ["paragraph", "rule", "reference"]],
    ["HTML blocks", "<div>\na\n</div>\n\nb", ["html", "paragraph"]],
    ["front matter, at the start alone", "---\ntitle: A\ntags: [b]\n---\n\nc", ["front matter", "paragraph"]],
    ["a rule at the start that opens no front matter", "---\n\nSome words here.\n\n---", ["rule", "paragraph", "rule"]],
    ["displayed mathematics", "a\n\n$$\nx^2\n$$\n\n\\[ y \\]\n\n\\begin{align}\nz\n\\end{align}", ["paragraph", "math", "math", "math"]],
    ["a unified diff", "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b", ["diff"]],
    ["JSON", "{\n  \"a\": [1, null]\n}", ["json"]],
    ["XML", "<?xml version=\"1.0\"?>\n<a>b</a>", ["xml"]],
    ["lines of other notations", "Some words.\n.. note:: a\n== b ==\n[quote=\"c\"]d[/quote]\n\\section{e}", ["paragraph", "directive", "directive", "quote", "directive"]],
    ["code that nothing fences", "Try this:\nconst a = 1;\nif (a) {\n  go();\n}\nand that.", ["paragraph", "code", "paragraph"]],
    ["a command at its prompt", "Run\n$ npm install\nnow.", ["paragraph", "code", "paragraph"]],
    ["clauses that end in semicolons", "We agree that\n(a) the buyer pays;\n(b) the seller waits; and", ["paragraph"]],
    ["a script's layout", "INT. KITCHEN\n\n          NADIA\n     You said eight.", ["paragraph", "code"]],
    ["verse with indents", "Roses are red,\n   Violets are blue", ["layout"]],
    ["nothing", " \n\t\n", []],
  ];
  test.each(shapes)("reads %s", (_what, text, expected) => {
    expect(structure(text)).toEqual(expected);
  });

  it("leaves Markdown's marks out of a block's span", () => {
    expect(covered("## Two ##\n\n- [x] item\n\n1. one")).toEqual([
      ["heading", "Two"],
      ["list-item", "item"],
      ["list-item", "one"],
    ]);
  });

  it("takes a first-line indent for a paragraph, and what is shorter or coded for layout", () => {
    const prose = "    It was a bright cold day in April, and all the clocks were striking thirteen.\nThe wind blew.";
    expect(covered(prose)).toEqual([["paragraph", prose.trim()]]);
    expect(structure("    const result = compute(first, second, third) || other;")).toEqual(["code"]);
    expect(structure("- item\n\n    A second paragraph of the item, which goes on for a while as prose does.")).toEqual(["list > -", "list > - > paragraph"]);
  });

  it.each(["\n", "\r\n", "\r"])("reads paragraphs apart with the line ending %j", (ending) => {
    const text = ["\uFEFF# One", "", "Two two.", "", "- three", "- four"].join(ending);
    expect(structure(text)).toEqual(["h1", "paragraph", "list > -", "list > -"]);
  });

  it("keeps other notations inside the code that holds them", () => {
    expect(structure("```\n$$\nx\n$$")).toEqual(["code"]);
    expect(structure("# One\n\uFEFF ```\ncode\n```\n$$\nx\n$$\n")).toEqual(["h1", "paragraph", "code"]);
  });

  it("marks what inside a block is not prose", () => {
    const text = "See **the** [page](https://a.example), `x. y`, <b>this</b> &amp; $a^2$, https://b.example.";
    const [block] = parse(text).blocks;
    expect(block?.markup.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ["mark", "**"],
      ["mark", "**"],
      ["mark", "["],
      ["mark", "](https://a.example)"],
      ["code", "`x. y`"],
      ["html", "<b>"],
      ["html", "</b>"],
      ["html", "&amp;"],
      ["math", "$a^2$"],
      ["link", "https://b.example"],
    ]);
  });

  it("takes no price for mathematics", () => {
    expect(parse("It cost $5 then and $10 now, or $5-$10 in all.").blocks[0]?.markup).toEqual([]);
  });

  test.each(edgeCases().map(({ id, text, why }) => [id, text, why] as const))("loses nothing of %s", (_id, text) => {
    const { blocks, text: kept } = parse(text);
    expect(kept).toBe(text);
    const outside = blocks.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    expect(outside.replaceAll(/(?:^|(?<=\s))(?:[•o\uF0A7]|\d\))(?=\s)/g, "").trim()).toBe("");
  });
});
