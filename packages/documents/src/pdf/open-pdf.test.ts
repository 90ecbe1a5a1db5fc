import { expect, test } from "vitest";
import { openDocument } from "../index.ts";
import { drawn, pdf } from "../testing/pdf.ts";

type Lines = Parameters<typeof drawn>[0];
const textOf = async (...pages: Lines[]) => (await openDocument(pdf(pages.map(drawn), { pack: true }), "a.pdf")).text;

const column = (x: number, top: number, ...lines: string[]): Lines => lines.map((line, at) => [x, top + at * 14, line]);

test("two columns are read one after the other, below the title over both", async () => {
  const left = column(60, 140, "The first column begins with a few", "words that go on for a while, and", "it ends with a word that is contin-", "ued in the next line of the column.");
  const right = column(320, 140, "The second column has other words", "in it, which are about a different", "matter, and come to an end here as", "well, a little later than the first.");
  expect(await textOf([[60, 90, "On two columns", 20], ...left, ...right])).toBe(
    "# On two columns\n\nThe first column begins with a few words that go on for a while, and it ends with a word that is continued in the next line of the column.\n\n" +
      "The second column has other words in it, which are about a different matter, and come to an end here as well, a little later than the first.",
  );
});

test("columns that are no further apart than words may be are read one after the other, and a line over both stays whole", async () => {
  const left = ["Columns of papers stand so close to each", "other that a wide space between two words", "is no narrower than what is between them,", "and only where it runs through line after", "line can anybody see that it is a gutter,", "so that this page is read in columns by"];
  const right = ["12 readers, whose second column has words", "other than the first, and it is to be read only", "when the first of them has come to an end", "at the foot of the page, and not by lines", "of which one half is of another column at", "each time: that would make no sense here."];
  const page: Lines = [[60, 90, "On columns", 20], [60, 120, "An abstract stands over both of the columns, in lines that are as wide as the page is, and goes on.", 9], ...column(60, 160, ...left), ...column(281, 160, ...right)];
  expect(await textOf(page)).toBe(`# On columns\n\nAn abstract stands over both of the columns, in lines that are as wide as the page is, and goes on.\n\n${left.join(" ")} ${right.join(" ")}`);
});

test("marks of a list are no column", async () => {
  const items = ["the first thing of a list", "the second thing of the list", "a third, and it is not the last", "a fourth, as long as the others", "a fifth, and the list is at its end"];
  expect(await textOf(items.flatMap((item, at): Lines => [[60, 140 + at * 14, "-"], [76, 140 + at * 14, item]]))).toBe(items.map((item) => `- ${item}`).join("\n"));
});

test("what comes again on each page is left out, and a sentence goes on over the page", async () => {
  const page = (number: number, ...lines: string[]): Lines => [[60, 40, "Annual report of the society"], ...column(60, 140, ...lines), [290, 810, `${number}`]];
  expect(await textOf(page(1, "A sentence that begins on a page and does not", "come to its end before the page does is"), page(2, "continued on the next one. And a well-known", "word keeps the hyphen that it has: it is well-", "known by then."))).toBe(
    "A sentence that begins on a page and does not come to its end before the page does is continued on the next one. And a well-known word keeps the hyphen that it has: it is well-known by then.",
  );
});

test("each page says how many are read by then", async () => {
  const shares: number[] = [];
  await openDocument(pdf(Array.from({ length: 4 }, () => drawn(column(60, 140, "One word after another.")))), "a.pdf", {}, (share) => shares.push(share));
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
});

test("paragraphs are told by gaps, lists by their marks, tables by their rows", async () => {
  const lines: Lines = [...column(60, 140, "A paragraph of two lines that has so many words", "that it needs a second one."), ...column(60, 190, "Another paragraph."), ...column(60, 220, "1. One thing", "2. Another thing"), [60, 280, "Year"], [260, 280, "Sales"], [60, 296, "2024"], [260, 296, "17"]];
  expect(await textOf(lines)).toBe("A paragraph of two lines that has so many words that it needs a second one.\n\nAnother paragraph.\n\n1. One thing\n2. Another thing\n\n| Year | Sales |\n| --- | --- |\n| 2024 | 17 |");
});
