import { expect, test } from "vitest";
import { apart, nameAfter } from "./names.ts";

test.each([
  ["essay.docx", "docx", "essay-edited.docx"],
  ["a.b.HTM", "html", "a.b-edited.htm"],
  ["paper.pdf", "md", "paper-edited.md"],
  [".docx", "docx", ".docx-edited.docx"],
] as const)("%s comes back as a .%s named %s", (name, kind, expected) => {
  expect(nameAfter(name, kind)).toBe(expected);
});

test("files of one name stand apart in a folder, also where it does not know small letters from large", () => {
  expect(apart(["a.md", "A.md", "a (2).md", "b", "b"])).toEqual(["a.md", "A (2).md", "a (2) (2).md", "b", "b (2)"]);
});
