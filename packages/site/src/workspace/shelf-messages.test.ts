import { createHumanizer } from "@prosewell/humanizer";
import { loadTranslations } from "@prosewell/i18n/client";
import { expect, test } from "vitest";
import { shelfMessages } from "./shelf-messages.ts";

const messages = shelfMessages(await loadTranslations("/"));
const { humanize } = await createHumanizer();

test("counts are put in words, and a run is named as its settings are", () => {
  expect(messages.history.runs(1)).toBe("1 run");
  expect(messages.history.found(0)).toBe("Nothing found");
  expect(messages.history.edits(1200)).toBe("1,200 edits");
  expect(messages.history.settings("formal", "light")).toBe("Tone: Formal, strength: Light");
  expect(messages.history.remove("In 2019")).toBe("Delete “In 2019”");
  expect(messages.samples.words(210)).toBe("210 words");
});

test("there are samples of several genres, each long enough to be judged", () => {
  const { list } = messages.samples;
  expect(new Set(list.map(({ genre }) => genre)).size).toBeGreaterThanOrEqual(6);
  for (const { text } of list) expect(humanize({ text }).words.in).toBeGreaterThan(150);
});

test.each(messages.samples.list)("the sample “$title” shows the engine at work: much to edit, and many facts that all survive", ({ text }) => {
  const { edits, proof, marks } = humanize({ text });
  expect(edits.length).toBeGreaterThanOrEqual(6);
  expect(proof.kept.number).toBeGreaterThanOrEqual(5);
  expect(proof.kept.name).toBeGreaterThanOrEqual(2);
  expect(proof.kept.quotation + proof.kept.citation).toBeGreaterThanOrEqual(1);
  expect(marks.after).toBeLessThan(marks.before / 2);
});
