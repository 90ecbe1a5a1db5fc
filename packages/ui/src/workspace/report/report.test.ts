import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Reviewed } from "../review-file/written-review.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { toHtml } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import { reportOf } from "./report.ts";

const words = reviewMessages.report;
const at = Date.UTC(2026, 4, 4, 12);
const text = "In 2019 we utilized 14 tools in order to win. “It was quiet,” said Ana Duarte.";
const review = (decided: readonly (readonly [edit: string, wording: string])[], rest = ""): Reviewed => ({
  outcome: outcomeOf({ text, edits: [["utilized", "used"], ["in order to", "to"], ["win", "succeed"]], rest }),
  decisions: new Map(decided),
});
const page = (html: string) => new DOMParser().parseFromString(html, "text/html");
/** What a reader of the page sees under a heading. */
const under = (document: Document, heading: string) => [...document.querySelectorAll("section")].find((section) => section.querySelector("h2")?.textContent === heading);

describe("a report is true to what was decided", () => {
  const decided = review([["edit-0", "utilized"], ["edit-1", "so as to"]], "\n\nThe end.");

  test("each edit with its decision, in the order of the text, and the text as it stands", async () => {
    const report = await reportOf(decided, at);
    expect(report.edits.map(({ before, wording, decision }) => [before, wording, decision])).toEqual([
      ["utilized", "utilized", "undone"],
      ["in order to", "so as to", "reworded"],
      ["win", "succeed", "kept"],
    ]);
    expect(report.text).toBe(`${text.replace("in order to", "so as to").replace("win", "succeed")}\n\nThe end.`);
    expect(report.original).toBe(`${text}\n\nThe end.`);
  });

  test("the figures tell a proposal from what stands", async () => {
    const long = { ...decided.outcome, result: { ...decided.outcome.result, words: { in: 200, out: 200, changed: 4 } } };
    expect(toMarkdown(await reportOf({ ...decided, outcome: long }, at), words)).toContain("3 as proposed");
    expect(toMarkdown(await reportOf({ ...decided, outcome: long, decisions: new Map() }, at), words)).toContain("24 marks before, 3 after");
    const markdown = toMarkdown(await reportOf(decided, at), words);
    expect(markdown).toContain("1 kept, 1 reworded, 1 undone");
    expect(markdown).toContain("2 sentences of 6 to 10 words before");
    expect(markdown).toContain("2 sentences of 6 to 10 words after");
  });

  test("a fact that a decision changed is not said to be kept", async () => {
    const { facts } = await reportOf({ ...review([]), outcome: outcomeOf({ text, edits: [["14 tools", "15 tools"]] }) }, at);
    expect(facts.lost).toEqual(["14"]);
    expect(facts.added).toEqual(["15"]);
    expect(new Map(facts.kept).get("number")).toEqual(["2019"]);
    expect(new Map((await reportOf(review([]), at)).facts.kept).get("number")).toEqual(["2019", "14"]);
  });
});

const hostile = `<script>alert(1)</script> & "quotes" <img src=x onerror=alert(1)> \`\`\`\`\n# A heading\n[link](https://example.com) ]]> </style> **bold** 'x'`;
const hostileReview = async () => {
  const outcome = outcomeOf({ text: `${hostile} word`, edits: [["word", hostile]] });
  const edits = outcome.result.edits.map((edit) => ({ ...edit, reason: hostile, rule: hostile, evidence: hostile }));
  const hints = [{ start: 0, end: hostile.length, rule: hostile, reason: hostile }];
  const draft = { ...outcome.draft, locked: [hostile] };
  return reportOf({ outcome: { ...outcome, draft, result: { ...outcome.result, edits, hints, engine: hostile } }, decisions: new Map() }, at);
};

describe("the page", () => {
  test("holds both texts as they are, character by character", async () => {
    const report = await reportOf(review([["edit-0", "utilized"]]), at);
    const document = page(toHtml(report, words));
    expect(under(document, "The text")?.querySelector(".text")?.textContent).toBe(report.text);
    expect(under(document, "The original")?.querySelector(".text")?.textContent).toBe(text);
    expect([...document.querySelectorAll("ol > li")].map((item) => item.getAttribute("data-decision"))).toEqual(["undone", "kept", "kept"]);
  });

  test("takes nothing in a text for markup, and refers to nothing outside itself", async () => {
    const report = await hostileReview();
    const html = toHtml(report, words);
    const document = page(html);
    expect(document.querySelectorAll("script, img, link, a, iframe, object, [src], [href], [onerror]")).toHaveLength(0);
    expect(under(document, "The original")?.querySelector(".text")?.textContent).toBe(report.original);
    expect(document.querySelector("style")?.textContent).not.toMatch(/url\(|@import|https?:/u);
    expect(document.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain("default-src 'none'");
    expect([...document.querySelectorAll("h1, h2")].map(({ textContent }) => textContent)).toEqual(["Report", "Figures", "Facts", "1 edits", "For you to decide", "The text", "The original"]);
  });

  test("any text comes out as it went in", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (any) => {
        const report = await reportOf({ outcome: outcomeOf({ text: `${any}.`, edits: [] }), decisions: new Map() }, at);
        expect(under(page(toHtml(report, words)), "The original")?.querySelector(".text")?.textContent).toBe(`${any}.`.replaceAll(/\r\n?/gu, "\n").replaceAll("\0", ""));
      }),
      { numRuns: 40 },
    );
  });
});

describe("the Markdown", () => {
  test("holds both texts as they are, behind a fence that none of them ends", async () => {
    const report = await hostileReview();
    const markdown = toMarkdown(report, words);
    const fence = "`````";
    expect(markdown).toContain(`## The original\n\n${fence}text\n${report.original}\n${fence}\n`);
    const outside = markdown.split(fence).filter((_, index) => index % 2 === 0).join("");
    expect(outside.match(/^#+ .*/gmu)).toEqual(["# Report", "## Figures", "## Facts", "## 1 edits", "## For you to decide", "## The text", "## The original"]);
  });

  test("what a rule says is read as words", async () => {
    const [, reason = ""] = toMarkdown(await hostileReview(), words).split("**Kept**");
    expect(reason.split("## ")[0]?.replaceAll(/\\./gu, "")).not.toMatch(/[<[*]/u);
  });

  test("an edit reads as a change, with its decision, its reason and its rule", async () => {
    const markdown = toMarkdown(await reportOf(review([["edit-1", "so as to"]]), at), words);
    expect(markdown).toContain("1. `utilized` → `used`  \n   **Kept**  \n   “used” is the plainer word.  \n   plain words");
    expect(markdown).toContain("`in order to` → `so as to`  \n   **Reworded**  \n   Proposed: `to`");
  });
});
