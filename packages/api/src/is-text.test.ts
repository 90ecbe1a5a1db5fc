import { expect, test } from "vitest";
import { isText } from "./is-text.ts";

test.each(["", "Plain.", "tab\tline\r\nform\f", "a\u0000b", "\uD800 alone", "\u200B\u200B\u200B", "שלום", "😀"])("%j is text", (text) => {
  expect(isText(text)).toBe(true);
});

test.each(["\u0000", "a\u0001\u0002", "\uFFFD\uFFFDPNG\uFFFD\uFFFD", "\u0080\u0081\u0082 é"])("%j is not text", (text) => {
  expect(isText(text)).toBe(false);
});
