import { expect, test } from "vitest";
import { expectFactsToStay, passages } from "./testing/locks.ts";

const times = 12;

test.each(passages.map(({ id, text }) => [id, text] as const))("every fact of %s is locked however the text is cut into runs", async (_, text) => {
  for (let seed = 100; seed < 100 + times; seed += 1) await expect(expectFactsToStay(text, seed)).resolves.toBeUndefined();
});
