import { describe, expect, test } from "vitest";
import { loadingAfter } from "./loading.ts";

const here = "https://prosewell.example/legal/terms-of-use?ref=a";
const started = (to: string) => loadingAfter({ type: "started", from: here, to });

describe("a route change turns loading on", () => {
  test.each(["/", "/legal/privacy-policy", "?ref=b", "https://prosewell.example/#faq"])("to %s", (to) => {
    expect(started(to)).toBe(true);
  });
});

describe("a move along the same page, or back to it while another is under way, turns it off", () => {
  test.each(["#top", "/legal/terms-of-use?ref=a", "/legal/terms-of-use?ref=a#top", here])("to %s", (to) => {
    expect(started(to)).toBe(false);
  });
});

test.each(["arrived", "failed"] as const)("loading goes off when the change has %s", (type) => {
  expect(loadingAfter({ type })).toBe(false);
});
