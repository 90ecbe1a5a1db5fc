/// <reference types="vite/client" />
import { expect, test } from "vitest";
import * as ui from "./index.ts";

const files = Object.keys(import.meta.glob("./{sections,layouts}/*/*.tsx"));
const folders = [...new Set(files.map((file) => file.split("/")[2]))];

test.each(folders)("the folder %s is exported under its own name", (name) => {
  expect(Object.keys(ui)).toContain(name);
});

test("the home page's six sections are there", () => {
  expect(folders).toEqual(expect.arrayContaining(["Hero", "HowTo", "Benefits", "CallToAction", "Faq", "Footer"]));
});
