import { expect, test } from "vitest";
import { namespacesFor } from "./namespaces.ts";

const everywhere = ["common", "checkout", "pricing"];

test.each([
  ["/", [...everywhere, "home", "ai_content_detector", "ai_text_humanizer", "freemium", "text_samples"]],
  ["/legal/terms-of-use", [...everywhere, "legal"]],
  ["/ai-text-humanizer", [...everywhere, "ai_text_humanizer"]],
  ["/ai-detector", [...everywhere, "ai_content_detector", "ai_text_humanizer"]],
  ["/methods", [...everywhere, "ai_content_detector"]],
  ["/legal/cookies-settings", [...everywhere, "legal"]],
  ["/no/such/page", everywhere],
  ["", everywhere],
  ["/legal", everywhere],
  ["/blog/legal/", everywhere],
])("%s loads what I1 says, each namespace once", (pathname, expected) => {
  expect(namespacesFor(pathname)).toEqual(expected);
});
