import { expect, test } from "vitest";
import { flagsPart, scoreReachedBy } from "./flags-part.ts";

test("the score that one in twenty reaches is the highest but for one in twenty", () => {
  const scores = Array.from({ length: 40 }, (_, index) => index / 40);
  expect(scoreReachedBy(scores, 0.05)).toBe(38 / 40);
  expect(scores.filter((score) => score >= scoreReachedBy(scores, 0.05))).toHaveLength(2);
});

test("a rewriter that makes plain what the detector looks for is flagged less than the original", async () => {
  const detect = (text: string) => ({ verdict: "unsure" as const, probability: text.includes("delve") ? 1 : 0, range: [0, 1] as const, reasons: [], sentences: [], reliability: "enough text" as const, language: "en" });
  const texts = [{ id: "a", text: "We delve." }, { id: "b", text: "We dig." }];
  const { table } = await flagsPart({ detect }, [0.1, 0.4, 0.9], [{ name: "two", texts }], [{ name: "plain", rewrite: (text) => text.replace("delve", "dig") }]);
  expect(table.rows).toEqual([["two: original", ["2", "50 %"]], ["two: plain", ["2", "0 %"]]]);
});
