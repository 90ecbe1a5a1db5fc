import { expect, test } from "vitest";
import { contractions, expand } from "./contractions.ts";

test.each([
  ["It's late and we don't mind.", "It is late and we do not mind."],
  ["They’re out; I’ve seen them.", "They are out; I have seen them."],
  ["She can't, and won't.", "She cannot, and will not."],
  ["That isn't the dog's bowl.", "That is not the dog's bowl."],
  ["He'd rather stay in o'clock time.", "He'd rather stay in o'clock time."],
])("expands %s", (short, full) => expect(expand(short)).toBe(full));

test.each(contractions)("$words comes back from $shorts", ({ words, shorts }) => {
  for (const short of shorts) expect(expand(short)).toBe(words);
});

test("a longer pair stands before every pair that it begins with", () => {
  const list = contractions.map(({ words }) => words);
  for (const [index, words] of list.entries()) {
    expect(list.slice(0, index).some((earlier) => words.startsWith(`${earlier} `))).toBe(false);
  }
});
