import { aiPassages, external } from "@prosewell/corpus";
import { expect, test } from "vitest";
import { marksPerThousand } from "./marks.ts";

const texts = (items: readonly { text: string }[] | null) => (items ?? []).map(({ text }) => text);

test("prose without marks has none, and no text has none either", () => {
  expect(marksPerThousand(["The cat sat on the mat and slept."])).toBe(0);
  expect(marksPerThousand([])).toBe(0);
  expect(marksPerThousand(["", " \n"])).toBe(0);
});

test("a hit counts once for each thousand words of all texts together", () => {
  const plain = "word ".repeat(999);
  expect(marksPerThousand([`${plain} robust`])).toBe(1);
  expect(marksPerThousand([plain, `${plain} robust vital`])).toBe(1);
});

test("a sentence that opens after a line break counts as one that opens after a space", () => {
  expect(marksPerThousand(["We met.\nBy working late we won."])).toBe(marksPerThousand(["We met. By working late we won."]));
  expect(marksPerThousand(["We met.\nBy working late we won."])).toBeGreaterThan(0);
});

test("the everyday passages stand at the published 17.2", () => {
  expect(marksPerThousand(texts(aiPassages())).toFixed(1)).toBe("17.2");
});

test.skipIf(external("llm-essays") === null)("the essays stand at the published 50.4", () => {
  expect(marksPerThousand(texts(external("llm-essays"))).toFixed(1)).toBe("50.4");
});

test.skipIf(external("human-control") === null)("the human control stands at the published 10.2", () => {
  expect(marksPerThousand(texts(external("human-control"))).toFixed(1)).toBe("10.2");
});
