import { createHumanizer } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import { exampleTexts } from "./example-texts.ts";

const { humanize } = await createHumanizer();

test.each(exampleTexts)("has something to show: %s", (text) => {
  const { edits, proof } = humanize({ text });
  expect(edits.length).toBeGreaterThan(0);
  expect(Object.values(proof.kept).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});
