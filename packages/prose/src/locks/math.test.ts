import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("mathematics", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["Let $G = (V, E, w)$ be a graph.", ["$G = (V, E, w)$"]],
    ["In \\(x^2\\) we trust.", ["\\(x^2\\)"]],
    ["So E = mc² holds.", ["E = mc²"]],
    ["Some ZnCl₂ and H₂O.", ["ZnCl₂", "H₂O"]],
    ["$$\nx\n$$\n\nDone.", ["$$\nx\n$$"]],
    ["Then f(x) = g(x) and x ≥ y.", ["f(x) = g(x)", "x ≥ y"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("math", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "It costs $5 today and $10 tomorrow.",
    "Between $5-$10 and US$ 3.",
    "A plain sentence.",
    "The cost (in $) is low.",
    "Two plus two makes four.",
    "Arrows => are not equations.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("math", text)).toEqual([]);
  });
});
