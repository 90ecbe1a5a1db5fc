import { createHumanizer, strengths, tones } from "@prosewell/humanizer";
import { describe, expect, test } from "vitest";
import { editsByRule } from "../quality/change.ts";
import { rewriteAll } from "../quality/outcome.ts";
import { everyday } from "../text-sets.ts";
import { registerOf } from "./measures.ts";

const humanizer = await createHumanizer();
const { texts } = everyday();

/** Every tone at every strength, once for all tests. */
const outcomes = Object.fromEntries(
  strengths.map((strength) => [strength, new Map(tones.map((tone) => [tone, rewriteAll(humanizer, texts, { tone, strength })]))]),
) as Record<(typeof strengths)[number], Map<(typeof tones)[number], ReturnType<typeof rewriteAll>>>;

test("a contraction, a connective and a long word are counted, in sentences of prose alone", () => {
  const { contractions, formalOpeners, plainOpeners, sentenceLength, longWords } = registerOf(["It's late. However, we walk. But nobody understands."]);
  expect([contractions, formalOpeners, plainOpeners, sentenceLength, longWords]).toEqual([125, 1 / 3, 1 / 3, 8 / 3, 1 / 8]);
});

describe.each(strengths)("at %s strength", (strength) => {
  const outcomesAt = outcomes[strength];
  const of = (tone: (typeof tones)[number]) => registerOf((outcomesAt.get(tone) ?? []).map(({ result }) => result.text));

  test("a casual text contracts more than a standard one, that more than a paper, and a formal one hardly at all", () => {
    expect(of("casual").contractions).toBeGreaterThan(1.3 * of("standard").contractions);
    expect(of("standard").contractions).toBeGreaterThan(2 * of("academic").contractions);
    expect(of("formal").contractions).toBeLessThan(of("standard").contractions / 2);
    expect(of("business").contractions).toBeLessThan(of("casual").contractions);
  });

  test("openers of writing grow more frequent from casual to formal, and those of speech less", () => {
    expect(of("formal").formalOpeners).toBeGreaterThan(of("standard").formalOpeners);
    expect(of("standard").formalOpeners).toBeGreaterThanOrEqual(of("casual").formalOpeners);
    expect(of("formal").plainOpeners).toBeLessThan(of("standard").plainOpeners);
    expect(of("standard").plainOpeners).toBeLessThanOrEqual(of("casual").plainOpeners);
  });

  test("sentences are no longer in a casual text than in a formal one, nor are words", () => {
    expect(of("casual").sentenceLength).toBeLessThan(of("formal").sentenceLength);
    if (strength !== "light") expect(of("casual").longWords).toBeLessThan(of("formal").longWords);
  });

  test("a paper and a letter differ, except where a text has nothing that either would put in its own way", () => {
    const [papers = [], letters = []] = (["academic", "formal"] as const).map((tone) => (outcomesAt.get(tone) ?? []).map(({ result }) => result.text));
    if (strength !== "light") expect(papers.filter((text, index) => text === letters[index]).length).toBeLessThanOrEqual(texts.length / 3);
  });

  test("each tone but the standard one has a rule that no other tone but its neighbour has", () => {
    const rulesOf = (tone: (typeof tones)[number]) => new Set(editsByRule(outcomesAt.get(tone) ?? []).keys());
    expect(rulesOf("business").has("business-phrases")).toBe(true);
    expect(rulesOf("casual").has("contractions")).toBe(true);
    for (const tone of ["academic", "formal"] as const) expect(rulesOf(tone).has("full-forms")).toBe(true);
    for (const tone of ["standard", "casual", "business"] as const) expect(rulesOf(tone).has("full-forms")).toBe(false);
  });
});

test("a stronger rewrite edits more, in every tone", () => {
  for (const tone of tones) {
    const [light = 0, standard = 0, strong = 0] = strengths.map((strength) => (outcomes[strength].get(tone) ?? []).reduce((sum, { result }) => sum + result.edits.length, 0));
    expect([tone, light < standard, standard <= strong]).toEqual([tone, true, true]);
  }
});
