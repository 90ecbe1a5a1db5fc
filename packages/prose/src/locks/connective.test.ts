import { describe, expect, test } from "vitest";
import { valued } from "../testing/locks.ts";

describe("connectives", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["However, it works. It works, however.", ["contrast", "contrast"]],
    ["It works, but slowly, although well.", ["contrast", "contrast"]],
    ["So it works. It broke, so we left. Thus, it ended.", ["cause", "cause", "cause"]],
    ["If it rains, unless it stops, provided that we go.", ["condition", "unless", "condition"]],
    ["Still, it works. Yet it broke. It broke, yet it works.", ["contrast", "contrast", "contrast"]],
    ["Due to the fact that it rained, and because of it.", ["cause", "cause"]],
    ["Since it rained, we left.", ["cause"]],
    ["Call us should you have questions. Should you need a key, ask.", ["condition", "condition"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(valued("connective", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "It is not only fast but also safe.",
    "It still works, and has yet to fail.",
    "So far so good, and thus far it is as if it knew.",
    "Since 2019 it has grown; since then, too.",
    "However large it is.",
    "It is so big and so good.",
    "What should you have in the car? Should you need a key to leave?",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(valued("connective", text)).toEqual([]);
  });
});
