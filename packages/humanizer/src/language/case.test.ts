import { expect, test } from "vitest";
import { capitalise, keepCase } from "./case.ts";

test.each([
  ["utilize", "use", "use"],
  ["Utilize", "use", "Use"],
  ["UTILIZE", "use", "USE"],
  ["Delving into", "looking at", "Looking at"],
  ["A myriad of", "many", "Many"],
])("%s → %s as %s", (source, replacement, expected) => expect(keepCase(source, replacement)).toBe(expected));

test("a capital goes to the first letter, past an opening quote", () => {
  expect(capitalise("“many of them")).toBe("“Many of them");
});
