import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("quotations", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["He said \"it works\" twice.", ["\"it works\""]],
    ["She said “it’s fine” and left.", ["“it’s fine”"]],
    ["They call it ‘a students’ right’ here.", ["‘a students’"]],
    ["Il a dit « oui » et „nein“ und ‹ja›.", ["« oui »", "„nein“", "‹ja›"]],
    ["彼は「はい」と言った。", ["「はい」"]],
    ["Says 'yes' to all.", ["'yes'"]],
    ["“It began there. It went on", ["“It began there. It went on"]],
    ["A 6\" pipe, \"so called\", and 8\" more.", ["\"so called\""]],
    ["> A person said this.\n\nAnd this is ours.", ["> A person said this."]],
    ["He left \"it open. Then \"this\" came.", ["\"this\""]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("quotation", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "It isn't the students' fault, and they don't mind.",
    "It’s the students’ own, as ever.",
    "A 6\" pipe and an 8\" hose.",
    "Back in the '90s, rock 'n roll.",
    "ד\"ר נועה ברקאי",
    "No marks at all.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("quotation", text)).toEqual([]);
  });
});
