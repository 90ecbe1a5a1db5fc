import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("markup", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["A **bold** word.", ["**", "**"]],
    ["This <b>is</b> it.", ["<b>", "</b>"]],
    ["A note[^1] here.", ["[^1]"]],
    ["[b]Welcome[/b] to '''Foo'''.", ["[b]", "[/b]", "'''", "'''"]],
    ["As \\cite{bell} says.", ["\\cite{bell}"]],
    ["---\ntitle: A\n---\n\nProse.", ["---\ntitle: A\n---"]],
    ["| a | b |\n|---|---|\n| 1 | 2 |", ["| a | b |\n|---|---|\n| 1 | 2 |"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("markup", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "A plain sentence.",
    "It is 5 * 3 * 2 here.",
    "Less < more.",
    "snake_case_word stays whole.",
    "An apostrophe isn't markup.",
    "# A heading of words",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("markup", text)).toEqual([]);
  });
});
