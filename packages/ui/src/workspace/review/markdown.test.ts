import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownIn } from "./markdown.ts";
import { piecesOf } from "./pieces.ts";

const looks = (line: string) => piecesOf(line, 0, markdownIn(line)).map(({ text, look }) => (look === "sign" ? `<${text}>` : look === "strong" ? `[${text}]` : text)).join("");

test.each([
  ["## Next steps\n", "<##> Next steps\n"],
  ["**Key point:** we met.", "<**>[Key point:]<**> we met."],
  ["An *odd* day, `code` and **bold**", "An <*>odd<*> day, <`>code<`> and <**>[bold]<**>"],
  ["See [the fund](https://example.org/fund).", "See <[>the fund<](https://example.org/fund)>."],
  ["> Quoted", "<>> Quoted"],
  ["| Year | Sum |\n", "<|> Year <|> Sum <|>\n"],
  ["| --- | :--: |", "<| --- | :--: |>"],
  ["---", "<--->"],
  ["```ts", "<```ts>"],
])("of %j the signs are told from the words", (line, expected) => {
  expect(looks(line)).toBe(expected);
});

test.each(["- One thing", "* One thing", "Issue #12 costs 5 * 3 * 2.", "Either a | b.", "A footnote* and [1], a > b.", "2 ** 3 ** 4", "#hashtag", "Well-known -- and said"])(
  "%j holds no sign",
  (line) => {
    expect(looks(line)).toBe(line);
  },
);

test("only a heading is one", () => {
  expect(["# A plan", "#", "> # A plan", "A # plan"].map((line) => markdownIn(line).isHeading)).toEqual([true, false, false, false]);
});

test("from wherever a stretch begins, its pieces joined are the stretch", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("**", "*", "`", "[", "](x)", "|", "# ", "> ", "---", "word", " ", "\n"), { maxLength: 24 }), fc.nat(20), (parts, from) => {
      const line = parts.join("");
      const offset = Math.min(from, line.length);
      expect(piecesOf(line.slice(offset), offset, markdownIn(line)).map(({ text }) => text).join("")).toBe(line.slice(offset));
    }),
  );
});
