import { describe, expect, test } from "vitest";
import { compareLocks, countWords, findLocks, parse } from "./index.ts";

const nested = (depth: number) => Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");

/** Each of these takes minutes where something grows with the square of the length; the time limit, wide enough for a busy machine, is the check. */
const inputs: Readonly<Record<string, string>> = {
  "a word of 100,000 letters": "a".repeat(100_000),
  "a name of 100,000 letters": "Aa".repeat(50_000),
  "100,000 digits": "1".repeat(100_000),
  "numbers and full stops": "1.".repeat(50_000),
  "100,000 Chinese characters": "漢字".repeat(50_000),
  "opening brackets": "[".repeat(50_000),
  "opening parentheses": "(".repeat(50_000),
  "half links": "[a](".repeat(20_000),
  "asterisks": "*".repeat(50_000),
  "emphasis that never closes": "**a*".repeat(15_000),
  "straight quotes": '"'.repeat(50_000),
  "quotes that only open": '"a '.repeat(30_000),
  "apostrophes": "'a ".repeat(30_000),
  "quotation marks": ">".repeat(30_000),
  "bullets in one line": "- ".repeat(20_000) + "a",
  "lists nested 300 deep": nested(300),
  "backticks": "`a".repeat(30_000),
  "half tags": "<a ".repeat(30_000),
  "half templates": "{{a ".repeat(30_000),
  "dollars": "$a ".repeat(30_000),
  "backslashes": "\\a{".repeat(30_000),
  "slashes": "/a".repeat(50_000),
  "half addresses": "a@b.".repeat(20_000),
  "initials": "A. ".repeat(50_000),
  "full stops": ". ".repeat(50_000),
  "unclosed fences": "~~~a\n".repeat(20_000),
  "unclosed quotes of a forum": "[quote]\n".repeat(20_000),
  "unclosed formulas": "\\begin{equation}\n".repeat(10_000),
  "short lines": "a\n".repeat(60_000),
  "carriage returns": "a\r".repeat(60_000),
  "spaces": "a" + " ".repeat(200_000),
  "combining marks": "a" + "\u0301".repeat(100_000),
  "lone surrogates": "\uD800".repeat(100_000),
  "NUL": "\0".repeat(100_000),
  "the same sentence for 200 KB": "In conclusion, the tapestry of life is not just rich but vital. ".repeat(3_200),
  "deep JSON that is broken": "[".repeat(100_000) + "]".repeat(99_999),
};

describe("hard input is read, counted and compared at once", { timeout: 20_000 }, () => {
  test.each(Object.entries(inputs))("%s", (_name, text) => {
    const document = parse(text);
    expect(document.text).toBe(text);
    expect(countWords(text)).toBeGreaterThanOrEqual(0);
    expect(findLocks(document).length).toBeGreaterThanOrEqual(document.blocks.length);
    expect(compareLocks(document, text)).toMatchObject({ lost: [], added: [] });
  });
});
