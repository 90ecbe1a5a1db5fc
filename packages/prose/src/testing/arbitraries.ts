import { aiPassages, edgeCases } from "@prosewell/corpus";
import fc from "fast-check";

/** Any string, lone surrogates and control characters among them. */
const anything = fc.array(fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)), { maxLength: 60 }).map((units) => units.join(""));

const fragment = fc.constantFrom(
  "# Heading", "Setext\n===", "- item", "  - nested", "1. one", "3) three", "- [x] done", "> quoted", "```\ncode\n```", "    indented", "| a | b |\n|---|---|\n| 1 | 2 |", "---", "***",
  "<div>html</div>", "[ref]: https://a.example", "$$\nx^2\n$$", "A **bold** and *leaning* word.", "See [the page](https://a.example \"t\") and <b>this</b>.", "`code. Here`", "Mr. Smith saw 3. 5 cats.",
  "He asked, \"Why?\" and left.", "•\tbullet", "{{slot}} and [Name]", "\\section{One}", "One line\nand another", "中文句子。第二句。", "\uFEFF", "\u0000", "\uD800", "\u200B", "\t", "   ", "…", "don't", "(Bell, 2023)", "**", "[", "]( ", "<", "&amp;",
);
const ending = fc.constantFrom("\n", "\r\n", "\r", "\n\n", "\r\n\r\n", " ", "");

/** Pieces of Markdown, whole and broken, in any order. */
const markdown = fc.array(fc.tuple(fragment, ending), { maxLength: 14 }).map((pieces) => pieces.flat().join(""));

const corpus = [...aiPassages(), ...edgeCases()].map(({ text }) => text);

/** Two stretches of real texts, joined where they were never meant to be. */
const splice = fc
  .tuple(fc.constantFrom(...corpus), fc.constantFrom(...corpus), fc.nat(), fc.nat(), ending)
  .map(([left, right, from, to, joint]) => left.slice(from % (left.length + 1)).slice(0, 800) + joint + right.slice(0, to % (right.length + 1)).slice(-800));

export const texts = fc.oneof(anything, fc.string({ unit: "binary", maxLength: 200 }), markdown, splice);
