import { aiPassages } from "@prosewell/corpus";
import { expect, test } from "vitest";
import type { Reason } from "../detection.ts";
import { createDetector } from "../index.ts";

const { detect } = await createDetector();

/** The text without the turn or phrase that a reason names, and otherwise whole. */
const without = (text: string, { text: said, start, end }: Reason) => {
  const shown = text.slice(start, end);
  const rest = said.startsWith("Lists") ? shown.replace(/,[^,]*, and /u, " and ") : said.startsWith("Joins") ? shown.replace(/ and .*/u, "") : "";
  return text.slice(0, start) + rest + text.slice(rest === "" && said.startsWith("Opens") ? text.indexOf(",", end) + 1 : end);
};

const ofSentence = /prose|Opens|Lists|Adds|Sets|Speaks|Joins/u;

/** Every reason that names a turn or phrase, with the probabilities with it and without. */
const tried = aiPassages().flatMap(({ text }) => {
  const { sentences, probability } = detect(text);
  return sentences.flatMap((sentence) =>
    sentence.reasons
      .filter((reason) => ofSentence.test(reason.text))
      .map((reason) => {
        const changed = detect(without(text, reason));
        const same = changed.sentences.find(({ start, end }) => start <= reason.start && end >= reason.start) ?? changed.sentences.at(-1);
        return { reason, text, sentence: sentence.probability, sentenceWithout: same?.probability ?? 0, whole: probability ?? 0, wholeWithout: changed.probability ?? 0 };
      }),
  );
});

test("there are reasons of many kinds to try", () => {
  expect(tried.length).toBeGreaterThan(60);
  expect(new Set(tried.map(({ reason }) => reason.text.replace(/“.*”/u, ""))).size).toBeGreaterThanOrEqual(6);
});

test("a reason that quotes words quotes those that it stands on", () => {
  const quoting = tried.filter(({ reason }) => reason.text.includes("“"));
  expect(quoting.filter(({ reason, text }) => !reason.text.includes(`“${text.slice(reason.start, reason.end)}”`))).toEqual([]);
});

test("no reason is a lone grammatical word", () => {
  const lone = /^(?:a|an|the|and|but|of|to|in|it|is|this|that|with|as|for)$/iu;
  expect(tried.filter(({ reason, text }) => lone.test(text.slice(reason.start, reason.end)))).toEqual([]);
});

test("without what a reason names, the stretch around it seems less likely to be generated", () => {
  const lower = tried.filter(({ sentence, sentenceWithout }) => sentenceWithout < sentence);
  expect(lower.length / tried.length).toBeGreaterThan(0.95);
});

test("without it the whole text does not seem more likely to be generated", () => {
  const noHigher = tried.filter(({ whole, wholeWithout }) => wholeWithout <= whole + 0.005);
  expect(noHigher.length / tried.length).toBeGreaterThan(0.9);
});
