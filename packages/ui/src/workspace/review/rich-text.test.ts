import { expect, test } from "vitest";
import { toHtml } from "./rich-text.ts";

test("Markdown becomes headings, lists, tables, links and emphasis", () => {
  const text = "# Notes\n\nIt **ran** in *March*, see [it](https://example.org).\n\n- One\n  - Two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |";
  const document = new DOMParser().parseFromString(toHtml(text), "text/html");
  const words = (selector: string) => Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim());
  expect([words("h1"), words("strong"), words("em"), words("li li"), words("th"), words("td")]).toEqual([["Notes"], ["ran"], ["March"], ["Two"], ["a", "b"], ["1", "2"]]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("https://example.org");
});

test("a text without Markdown comes as its paragraphs, with its line breaks", () => {
  expect(toHtml("Dear Ana,\nit rained.\n\nYours").replaceAll("\n", "")).toBe("<p>Dear Ana,<br>it rained.</p><p>Yours</p>");
});

test("HTML that stands in the text is shown as it stands, and no address does something", () => {
  expect(toHtml("Use <b>bold</b> & <script>alert(1)</script> here")).toBe("<p>Use &lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt; here</p>\n");
  expect(toHtml("[a](javascript:alert(1)) [b](data:text/html,x)")).not.toMatch(/javascript:|data:/u);
});
