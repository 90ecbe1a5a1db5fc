/// <reference types="vite/client" />
import { expect, test } from "vitest";
import * as ui from "./index.ts";

const files = Object.keys(import.meta.glob("./{components,sections,layouts}/*/*.tsx"));
const parts = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf("/"))))];
const nameOf = (part: string) => part.slice(part.lastIndexOf("/") + 1);
const composed = parts.filter((part) => !part.startsWith("./components/")).map(nameOf);

test.each(composed)("the folder %s is exported under its own name", (name) => {
  expect(Object.keys(ui)).toContain(name);
});

test("the home page's six sections are there", () => {
  expect(composed).toEqual(expect.arrayContaining(["Hero", "HowTo", "Benefits", "CallToAction", "Faq", "Footer"]));
});

test.each(parts)("%s can be seen in the workshop", (part) => {
  expect(files).toContain(`${part}/${nameOf(part)}.stories.tsx`);
});
