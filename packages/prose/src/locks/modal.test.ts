import { describe, expect, test } from "vitest";
import { valued } from "../testing/locks.ts";

describe("modals", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["You must, shall and should go.", ["must", "shall", "should"]],
    ["We'll go; we won't stay.", ["will", "will"]],
    ["It can, cannot and can't.", ["can", "can", "can"]],
    ["She needs to go and has to stay.", ["need to", "have to"]],
    ["It may rain. May I go?", ["may", "may"]],
    ["I'd like it, he could, they might.", ["would", "could", "might"]],
    ["It is able to fly.", ["can"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(valued("modal", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "It starts in May and ends May 5.",
    "I'd gone; he'd better go.",
    "Open a can of paint.",
    "Of his own free will.",
    "It should be noted that water is wet.",
    "The might of Rome.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(valued("modal", text)).toEqual([]);
  });
});
