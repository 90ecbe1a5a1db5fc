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
  expect(messages.languageNotice("und")).toContain("can’t tell");
});

test("a language that is rewritten in part is told from one that is only cleaned up", () => {
  expect(messages.languageNotice("de", "pack")).toContain("German. So far only English is rewritten in full");
});

test("an edit that takes words out is named by what it took", () => {
  const edit = { id: "1", start: 0, end: 9, before: "Moreover,", after: "", alternatives: [], rule: "additive-openers", reason: "" };
  expect(messages.toMark(edit)).toContain("Moreover,");
  expect(messages.ruleName(edit.rule)).toBe("Additive openers");
});

test("figures before and after are said with one decimal at most, and how many sentences are drawn", () => {
  const { figure, span, drawn, rhythm } = messages.statistics;
  expect([figure(1_204), figure(11.26)]).toEqual(["1,204", "11.3"]);
  expect(span(4, 31)).toBe("4 and 31");
  expect(drawn({ shortest: 4, longest: 31, mean: 17.04 })).toBe("sentences of 4 to 31 words, 17 on average");
  expect([rhythm(12, 12), rhythm(80, 300)].map((said) => said.includes("80"))).toEqual([false, true]);
});

test("a detector's figure at an end of the ruler is said as above or below, and never as a certainty", () => {
  const { detection } = messages;
  expect([detection.range(99, 100), detection.range(0, 1)]).toEqual(["Above 99 of 100, nine times in ten.", "Below 1 of 100, nine times in ten."]);
  expect(detection.range(98, 100)).toBe("Between 98 and 100 of 100, nine times in ten.");
  expect([100, 0, 64].map((score) => detection.sentence(score).split(",")[0])).toEqual(["Above 99 of 100", "Below 1 of 100", "64 of 100"]);
});

test("the next strength is named as its choice is", () => {
  expect(messages.tryStrength("strong")).toBe("Look for more at the strength “Strong”");
});

test("no phrase is missing", () => {
  expect(Object.values(messages).filter((phrase) => typeof phrase === "string" && phrase.includes("review."))).toEqual([]);
});
