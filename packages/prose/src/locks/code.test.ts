import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("code", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["Run `git status` now.", ["`git status`"]],
    ["Call validate() or tw.check(a, b).", ["validate()", "tw.check(a, b)"]],
    ["Set max_retry_count and DATABASE_URL.", ["max_retry_count", "DATABASE_URL"]],
    ["Pass --no-owner to it.", ["--no-owner"]],
    ["```\nlet a;\n```\n\nDone.", ["```\nlet a;\n```"]],
    ["Use ``a ` b`` here.", ["``a ` b``"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("code", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "A function (like this) works.",
    "Well -- I think so.",
    "The well-known case.",
    "Snake and camel cases.",
    "Fill in the ____ here.",
    "It (the tool) runs.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("code", text)).toEqual([]);
  });
});
