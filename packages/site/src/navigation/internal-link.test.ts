import { describe, expect, test } from "vitest";
import { isPlain, otherPage } from "./internal-link.ts";

const here = "https://prosewell.example/legal/terms-of-use?ref=a";
const anchor = (href: string) => ({ href: new URL(href, here).href, target: "", download: false });
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test.each([
  ["/", "/"],
  ["/#humanizer", "/#humanizer"],
  ["/legal/privacy-policy?a=b", "/legal/privacy-policy?a=b"],
])("%s is another page of the site", (href, path) => {
  expect(otherPage(anchor(href), here)).toBe(path);
});

describe("left to the browser", () => {
  test.each(["#top", "https://elsewhere.example/", "mailto:support@prosewell.example", here])("%s", (href) => {
    expect(otherPage(anchor(href), here)).toBeUndefined();
  });

  test("a link that opens elsewhere", () => {
    expect(otherPage({ ...anchor("/"), target: "_blank" }, here)).toBeUndefined();
  });

  test("a download", () => {
    expect(otherPage({ ...anchor("/"), download: true }, here)).toBeUndefined();
  });

  test.each(["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"] as const)("a click with %s", (key) => {
    expect(isPlain({ ...click, [key]: true })).toBe(false);
  });

  test("a click of another button", () => {
    expect(isPlain({ ...click, button: 1 })).toBe(false);
  });
});

test("a plain click is ours", () => {
  expect(isPlain(click)).toBe(true);
});
