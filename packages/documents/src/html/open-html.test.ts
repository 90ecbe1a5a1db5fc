import { expect, test } from "vitest";
import { openDocument } from "../index.ts";

const open = (source: string) => openDocument(new TextEncoder().encode(source), "a.html");
const written = async (source: string, before: string, after: string) => {
  const document = await open(source);
  const start = document.text.indexOf(before);
  return new TextDecoder().decode(document.write([{ start, end: start + before.length, after }]).bytes);
};

test.each([
  ["blocks", "<h1>A &amp; b</h1><p>One <b>bold</b>\n  two&nbsp;three.<p>x<br>y", "# A & b\n\nOne **bold** two\u00a0three.\n\nx  \ny"],
  ["lists", "<ul><li>one<ul><li>in</ul><li>two</ul><ol start=3><li>c</ol>", "- one\n    - in\n- two\n3. c"],
  ["tables", "<table><tr><th>a<th>b<tr><td>c<td>d</table>", "| a | b |\n| --- | --- |\n| c | d |"],
  ["tables that are there for their layout", "<table><tr><td><p>One.<p>Two.</table>", "One.\n\nTwo."],
  ["code", "<p>Use <code>x()</code>.<pre>\n  a\n  b\n</pre>", "Use `x()`.\n\n```\n  a\n  b\n```"],
  ["links and quotations", "<p><a href='/x y'>link</a> <q>said</q><blockquote>Be.</blockquote>", "[link](/x%20y) “said”\n\n> Be."],
  ["notes", "<p>One.<sup><a href=#n1>1</a></sup> Two.<a href=#n2 role=doc-noteref>[b]</a><ol><li id=n1><p>First.<li id=n2>Second.</ol>", "One.[^1] Two.[^b]\n\n[^1]: First.\n\n[^b]: Second."],
  ["powers and links within the page", "<p>10<sup>−2</sup> m, H<sub>2</sub>O, <a href=#two>1</a> of <sup>x</sup>", "10⁻² m, H₂O, [1](#two) of x"],
])("%s become Markdown", async (_, source, text) => {
  expect((await open(`<!doctype html><title>no</title>${source}`)).text).toBe(text);
});

test("scripts, styles and what is hidden are no text, and come out as they went in", async () => {
  const source = `<!doctype html><style>p{}</style><script>document.write("<p>no")</script><p hidden>no</p><svg><text>no</text></svg><p onclick="bad()">Very good.</p><!-- no -->`;
  expect((await open(source)).text).toBe("Very good.");
  expect(await written(source, "Very good", "Good <b>")).toBe(source.replace("Very good", "Good &lt;b&gt;"));
});

test("a paragraph that is cut goes with its tags", async () => {
  expect(await written("<!doctype html><p>Sure!</p><p>One.</p>", "Sure!\n\n", "")).toBe("<!doctype html><p>One.</p>");
});

test("a note keeps its place and its mark, however its words change", async () => {
  const source = `<!doctype html><p>One.<sup><a href="#n1">1</a></sup> Two.</p><ol><li id="n1">In order to see.</li></ol>`;
  expect(await written(source, "In order to see", "To see")).toBe(source.replace("In order to see", "To see"));
  expect(await written(source, "In order to see.", "")).toContain(`<li id="n1"></li>`);
});

test("words that are not to be translated are not rewritten", async () => {
  const { text, locked } = await open("<!doctype html><p>The <span translate=no>Very Good</span> Company");
  expect(locked.map(([start, end]) => text.slice(start, end))).toEqual(["Very Good"]);
});

test("a page in an older encoding stays in it, with other characters by their number", async () => {
  const bytes = Uint8Array.from(`<!doctype html><meta charset=iso-8859-1><p>caf\u00e9`, (letter) => letter.charCodeAt(0));
  const document = await openDocument(bytes, "a.html");
  expect(document.text).toBe("café");
  const out = document.write([{ start: 0, end: 1, after: "漢c" }]).bytes;
  expect(new TextDecoder("windows-1252").decode(out)).toBe("<!doctype html><meta charset=iso-8859-1><p>&#28450;café");
});
