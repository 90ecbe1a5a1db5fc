import { loadTranslations } from "@prosewell/i18n/client";
import { expect, test } from "vitest";
import { reviewMessages } from "./review-messages.ts";

const { i18n } = await loadTranslations("/");
const messages = reviewMessages(i18n.getFixedT("en", "ai_text_humanizer"));

test("counts are put in words", () => {
  expect(messages.editsHeading(1)).toBe("1 edit");
  expect(messages.editsHeading(1_200)).toBe("1,200 edits");
  expect(messages.proof(0)).toBe("No facts to check in this text");
});

test("English needs no notice; another language is named; an unknown one is called so", () => {
  expect(messages.languageNotice("en")).toBeNull();
  expect(messages.languageNotice("pl", "cleanup")).toContain("Polish, which is not rewritten yet");
  expect(messages.languageNotice("und")).toContain("can't tell");
});

test("a language that is rewritten in part is told from one that is only cleaned up", () => {
  expect(messages.languageNotice("de", "pack")).toContain("German. So far only English is rewritten in full");
});

test("an edit that takes words out is named by what it took", () => {
  const edit = { id: "1", start: 0, end: 9, before: "Moreover,", after: "", alternatives: [], rule: "additive-openers", reason: "" };
  expect(messages.toMark(edit)).toContain("Moreover,");
  expect(messages.ruleName(edit.rule)).toBe("Additive openers");
});

test("the next strength is named as its choice is", () => {
  expect(messages.tryStrength("strong")).toBe("Try the strength “Strong”");
});

test("no phrase is missing", () => {
  expect(Object.values(messages).filter((phrase) => typeof phrase === "string" && phrase.includes("review."))).toEqual([]);
});
