import { expect, test, vi } from "vitest";
import { holdsStructure } from "./holds-structure.ts";
import { codeEditor, googleDocs, webPage, word } from "./testing/clipboards.ts";
import { toMarkdown } from "./to-markdown.ts";

const table = "| Office | Replies |\n| --- | --- |\n| Leeds | 14  |";
const body = (html: string) => toMarkdown(html);

test("a text from Word keeps its headings, lists, links, emphasis and table, and loses what only Word needs", () => {
  expect(toMarkdown(word)).toBe(
    [
      "# Field Notes",
      "# What we found",
      "The survey ran in **March 2024**, and *nobody* objected to it.",
      "- First point\n  - A point under it\n- Second **point**",
      "Then in order:",
      "1. Read\n2. Write",
      "See [the report](https://example.org/report).",
      table,
    ].join("\n\n"),
  );
});

test("a text from Google Docs keeps the same, and is not bold all over", () => {
  expect(toMarkdown(googleDocs)).toBe(
    [
      "## Field Notes",
      "The survey ran in **March 2024**, and *nobody* objected.",
      "- First point\n  - A point under it\n- Second point",
      "See [the report](https://example.org/report).",
      table,
    ].join("\n\n"),
  );
});

test("of a page of the web, nothing runs and nothing is fetched; text and shape are all that comes in", () => {
  const pasted = vi.fn<() => void>();
  vi.stubGlobal("pasted", pasted);
  expect(toMarkdown(webPage)).toBe(
    [
      "# Field notes",
      "The survey ran *twice*; see this and [that](https://example.org/a).",
      "3. Third\n4. Fourth",
      "> It rained.",
      "```\nlet rain = true;\n```",
      "Use `rain`, ~~not~~ snow.\nThen stop.",
    ].join("\n\n"),
  );
  expect(pasted).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("brackets, stars and underscores of the text itself stay as they are", () => {
  expect(body("<p>In [1] and snake_case, 2 * 3, <b>so</b></p>")).toBe("In [1] and snake_case, 2 * 3, **so**");
});

test("several levels of numbers and bullets in Word come out as deep as they went in", () => {
  const item = (level: number, marker: string, words: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;
  expect(body(item(1, "3.", "Three") + item(2, "a)", "Deep") + item(3, "§", "Deeper") + item(2, "b)", "Back") + item(1, "4.", "Four"))).toBe(
    "3. Three\n   1. Deep\n      - Deeper\n   2. Back\n4. Four",
  );
});

test("where the HTML holds no more than the plain text, the plain text is better", () => {
  expect(holdsStructure(codeEditor)).toBe(false);
  expect(toMarkdown(codeEditor)).toBeNull();
  // A wrapper may look like structure at first.
  const wrapped = '<b style="font-weight:normal;"><p><span style="font-weight:400">Words.</span></p></b>';
  expect(holdsStructure(wrapped)).toBe(true);
  expect(toMarkdown(wrapped)).toBeNull();
});

test.each([["Word", word], ["Google Docs", googleDocs], ["a page", webPage]])("the quick look sees the structure in %s", (_, html) => {
  expect(holdsStructure(html)).toBe(true);
});

test.each([
  "<p>About 10<sup>2</sup> m of H<sub>2</sub>O, the 1<sup>st</sup>.</p>",
  '<p>About 10<span style="vertical-align:super">2</span> m of H<span style="font-size:0.6em;vertical-align:sub">2</span>O, the 1<span style="vertical-align:super">st</span>.</p>',
])("a power stays one: %s", (html) => {
  expect(holdsStructure(html)).toBe(true);
  expect(body(html)).toBe("About 10² m of H₂O, the 1st.");
});
