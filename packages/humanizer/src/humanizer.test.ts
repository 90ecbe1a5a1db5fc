import { aiPassages, edgeCases } from "@prosewell/corpus";
import { compareLocks } from "@prosewell/prose";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges } from "./engine/passage.ts";
import { createHumanizer, strengths, tones, type Engine, type Request, type Result } from "./index.ts";
import { ruleById } from "./rules/index.ts";

const { humanize, engine } = await createHumanizer();
const passages = aiPassages();
const texts = [...passages.map(({ text }) => text), ...edgeCases().map(({ text }) => text)];
const manners = tones.flatMap((tone) => strengths.map((strength) => ({ tone, strength })));

const marked =
  "In today's fast-paced world, teams utilize robust tools to foster growth. Moreover, these platforms play a crucial role in shaping outcomes. It is important to note that they are truly essential.";

async function streamed(from: Engine, request: Request, signal?: AbortSignal) {
  const blocks = [];
  const steps = from.rewrite(request, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { blocks, result: step.value };
    blocks.push(step.value);
  }
}

describe.each(manners)("in a $tone tone at $strength strength", ({ tone, strength }) => {
  const results = texts.map((text) => ({ text, result: humanize({ text, tone, strength }) }));

  test("every listed fact of the passages is kept", () => {
    const missing = passages.flatMap(({ id, text, locks }) => {
      const { text: out } = humanize({ text, tone, strength });
      return locks.filter((lock) => !plain(out).includes(plain(lock))).map((lock) => `${id}: ${lock}`);
    });
    expect(missing).toEqual([]);
  });

  test("the whole text proves unchanged in its facts, both ways", () => {
    for (const { text, result } of results) {
      const { lost, added } = compareLocks(ownText(text, result), result.text);
      expect({ text, lost, added }).toEqual({ text, lost: [], added: [] });
    }
  });

  test("every edit says truly what it replaces, and the edits alone make the text", () => {
    for (const { text, result } of results) {
      for (const edit of result.edits) expect(text.slice(edit.start, edit.end)).toBe(edit.before);
      expect(applyChanges(text, result.edits)).toBe(result.text);
    }
  });

  test("a second run finds nothing to do", () => {
    const restless = results.filter(({ result }) => humanize({ text: result.text, tone, strength }).edits.length > 0);
    expect(restless.map(({ text }) => text)).toEqual([]);
  });
});

/** The text without what an assistant said to its user, which is no part of it. */
const ownText = (text: string, { edits }: Result) => applyChanges(text, edits.filter(({ rule }) => ruleById(rule).foreign));

/** Contractions are equal to what they stand for; some listed facts hold one. */
const plain = (text: string) => text.replaceAll("’", "'").replace(/n't/gu, " not").replace(/'(?:s|re|ve|ll|d|m)(?!\p{L})/gu, "");

test("an embedded engine improves a marked text and explains each edit", () => {
  const result = humanize({ text: marked });
  expect(result.edits.length).toBeGreaterThan(3);
  expect(result.marks.after).toBeLessThan(result.marks.before);
  for (const { reason, id } of result.edits) expect([reason.length > 20, id.length > 0]).toEqual([true, true]);
});

test("edits that only make sense together share a group, also where one of them met another", () => {
  const { edits } = humanize({ text: `The plan — which leverages tools — fosters growth. ${marked}` });
  const dashes = edits.filter(({ before }) => before.includes("—"));
  expect(dashes.map(({ group }) => group)).toEqual([dashes[0]?.group, dashes[0]?.group]);
  expect(dashes[0]?.group).toBeDefined();
  expect(edits.filter(({ group }) => group === undefined)).toHaveLength(edits.length - 2);
});

test("a text that shows few marks comes out as it went in", () => {
  const text = "The bus was late again, so I walked. It rained the whole way and my shoes are still wet.";
  expect(humanize({ text, strength: "strong" })).toMatchObject({ text, edits: [] });
});

test("each tone gives a text of its own", () => {
  const text =
    "You don't have to be a chef. In order to cook well, you need one crucial skill, and it is not a hard one! Moreover, it is important to note that a robust pan lasts. However, we do not sell pans, do we? In conclusion, utilize what you have prior to the sale.";
  const given = tones.map((tone) => humanize({ text, tone }).text);
  expect(new Set(given).size).toBe(tones.length);
});

test("words and spans that a person locks are left alone", () => {
  expect(humanize({ text: marked }).text).not.toContain("utilize");
  expect(humanize({ text: marked, locked: ["utilize"] }).text).toContain("utilize");
  const start = marked.indexOf("utilize");
  expect(humanize({ text: marked, locked: [[start, start + 7]] }).text).toContain("utilize");
});

test("a text in another language keeps its wording", () => {
  const text = "W dzisiejszym świecie warto zauważyć, że współpraca odgrywa kluczową rolę dla wszystkich zespołów, a ponadto nikt nie musi pracować sam.";
  expect(humanize({ text, strength: "strong" })).toMatchObject({ text, language: "pl", coverage: "cleanup" });
});

test("a British text is rewritten in British spelling, and an American one in American", () => {
  const marks = "It is crucial, pivotal and vital, a testament to the vibrant tapestry.";
  const british = humanize({ text: `The board closed the centre of the harbour, signalling that the programme was over. ${marks}`, strength: "strong" }).text;
  const american = humanize({ text: `The board closed the center of the harbor, signaling that the program was over. ${marks}`, strength: "strong" }).text;
  expect([british, american].map((text) => /signall?ed/u.exec(text)?.[0])).toEqual(["signalled", "signaled"]);
});

test.each([{ tone: "jolly" }, { strength: "brutal" }])("an unknown manner is a TypeError: %o", (manner) => {
  // @ts-expect-error -- what a caller without types might send
  expect(() => humanize({ text: marked, ...manner })).toThrow(TypeError);
});

describe("streaming", () => {
  test("gives exactly what the synchronous call gives", async () => {
    for (const text of texts) {
      const { blocks, result } = await streamed(engine, { text });
      expect(result).toEqual(humanize({ text }) satisfies Result);
      if (blocks.length > 0) expect(blocks.map((block) => block.text).join("")).toBe(result.text);
    }
  });

  test("stops as soon as it is told to", async () => {
    const controller = new AbortController();
    const steps = engine.rewrite({ text: Array.from({ length: 50 }, () => marked).join("\n\n") }, controller.signal);
    await steps.next();
    controller.abort(new Error("enough"));
    await expect(steps.next()).rejects.toThrow("enough");
  });
});

test("any text at all comes out whole: what no edit touches is byte for byte the same", () => {
  const piece = fc.oneof(fc.constantFrom(...texts.flatMap((text) => text.split(/(?<=\s)/u))), fc.string({ unit: "binary", maxLength: 8 }), fc.constantFrom("\n", "\n\n", "- ", "# ", "> ", "```\n", "|", "*", "“", "\ud800", "\0"));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), fc.constantFrom(...manners), (pieces, manner) => {
      const text = pieces.join("");
      const result = humanize({ text, ...manner });
      expect(applyChanges(text, result.edits)).toBe(result.text);
      const { lost, added } = compareLocks(ownText(text, result), result.text);
      expect([lost, added]).toEqual([[], []]);
    }),
    { numRuns: 200 },
  );
});
