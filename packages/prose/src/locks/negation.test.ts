import { describe, expect, test } from "vitest";
import { valued } from "../testing/locks.ts";

describe("negations", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["It does not work, and it never did.", ["not", "never"]],
    ["It doesn't, can’t and cannot.", ["not", "not", "not"]],
    ["No cost, without limits, nor fees.", ["no", "without", "nor"]],
    ["It is no longer sold.", ["no longer"]],
    ["Nobody knows; no one does.", ["nobody", "nobody"]],
    ["Neither works, and none will; nothing helps.", ["neither", "none", "nothing"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(valued("negation", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "It is not just fast but also safe.",
    "It isn't only fast.",
    "Not merely a tool, not simply a toy, not solely a game.",
    "No more than 5 cats.",
    "He knows the notion.",
    "There is no doubt that it works, and its weight cannot be overstated.",
    "Please do not hesitate to call.",
    "Don’t hesitate to ask.",
    "He said \"no\" twice.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(valued("negation", text)).toEqual([]);
  });
});
