import { expect, test } from "vitest";
import { spelled, spellingIn } from "./spelling.ts";

test.each([
  ["The colour of the centre is grey.", { isBritish: true, hasIse: false }],
  ["They organised it and recognise the cost.", { isBritish: true, hasIse: true }],
  ["The color of the center is gray.", { isBritish: false, hasIse: false }],
  ["They organize the labour of the harbour.", { isBritish: true, hasIse: false }],
  ["It rained all day.", { isBritish: false, hasIse: false }],
  ["We took their advice, exercised and were surprised.", { isBritish: false, hasIse: false }],
])("%s shows its spelling", (text, habit) => {
  expect(spellingIn(text)).toEqual(habit);
});

test("a wording takes the spelling of the text", () => {
  const british = { isBritish: true, hasIse: true };
  expect(spelled("and emphasizes the behavior of the center", "", british)).toBe("and emphasises the behaviour of the centre");
  expect(spelled("which signaled the end", "", british)).toBe("which signalled the end");
  expect(spelled("come to recognize", "", { isBritish: true, hasIse: false })).toBe("come to recognize");
  expect(spelled("come to recognize", "", { isBritish: false, hasIse: false })).toBe("come to recognize");
});

test("what the writer wrote stays as written", () => {
  expect(spelled("the Color Center", "Color Center", { isBritish: true, hasIse: true })).toBe("the Color Center");
});
