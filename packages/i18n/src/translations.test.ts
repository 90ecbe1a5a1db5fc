import { expect, test } from "vitest";
import { translationsFor } from "./server.ts";

test("x", async () => {
  const { t } = await translationsFor("/");
  expect(t("common:notFound.title")).toBe("Page Not Found");
  expect(t("notFound.title")).toBe("Page Not Found");
  expect(t("ai_text_humanizer:input.words", { count: 2000 })).toBe("2,000 words");
  expect(t("ai_text_humanizer:input.words", { count: 0 })).toBe("No words yet");
  // @ts-expect-error
  t("ai_text_humanizer:input.wrong");
  // @ts-expect-error
  t("input.label");
  // @ts-expect-error
  t("nope", { defaultValue: "x" });
});
