import { aiPassages } from "@prosewell/corpus";
import { expect, test } from "vitest";
import { createDetector } from "../index.ts";

const { detect } = await createDetector();

const without = (text: string, { start, end }: { start: number; end: number }) => text.slice(0, start) + text.slice(end);

/** Every reason that names words, with the probabilities with them and without. */
const tried = aiPassages().flatMap(({ text }) => {
  const { sentences, probability } = detect(text);
  return sentences.flatMap((sentence) =>
    sentence.reasons
      .filter((reason) => reason.text.includes("generated prose"))
      .map((reason) => {
        const changed = detect(without(text, reason));
        const same = changed.sentences.find(({ start, end }) => start <= reason.start && end >= reason.start) ?? changed.sentences.at(-1);
        return { reason, text, sentence: sentence.probability, sentenceWithout: same?.probability ?? 0, whole: probability ?? 0, wholeWithout: changed.probability ?? 0 };
      }),
  );
});

test("there are reasons to try", () => {
  expect(tried.length).toBeGreaterThan(100);
});

test("a reason quotes the words that it stands on", () => {
  for (const { reason, text } of tried) expect(reason.text).toContain(`“${text.slice(reason.start, reason.end)}”`);
});

test("without the words that a reason names, the stretch around them seems less likely to be generated", () => {
  const lower = tried.filter(({ sentence, sentenceWithout }) => sentenceWithout < sentence);
  expect(lower.length / tried.length).toBeGreaterThan(0.97);
});

test("without them the whole text does not seem more likely to be generated", () => {
  const noHigher = tried.filter(({ whole, wholeWithout }) => wholeWithout <= whole + 0.005);
  expect(noHigher.length / tried.length).toBeGreaterThan(0.9);
});
