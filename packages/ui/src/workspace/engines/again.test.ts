import type { Edit, Engine, Request, Shortfall } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import type { Outcome } from "../runtime.ts";
import { outcomeOf, resultOf } from "../testing/outcome.ts";
import { rewriteAgain, textAgain } from "./again.ts";

const text = "The first stays.\n\nAnna kept 12 hens there. They laid well. She sold the eggs.\n\nThe last stays.";
const earlier: Edit = { id: "model@42", start: 43, end: 57, before: "They laid well", after: "They laid a lot", alternatives: [], rule: "model", reason: "Plainer." };
const output = text.replace(earlier.before, earlier.after);

const before = (): Outcome => {
  const outcome = outcomeOf({ text, edits: [["first stays", "first remains"]] });
  const edits = [...outcome.result.edits, earlier];
  return { ...outcome, result: { ...outcome.result, engine: "model", edits, text: output.replace("first stays", "first remains"), marks: { before: 20, after: 4 } } };
};

/** A model that changes its paragraph so. */
const model = (edits: readonly (readonly [string, string])[], shortfalls: readonly Shortfall[] = []) => {
  const requests: Request[] = [];
  const engine: Engine = {
    id: "model",
    // oxlint-disable-next-line require-yield -- one block would be the whole paragraph
    async *rewrite(request) {
      requests.push(request);
      const result = resultOf({ text: request.text, edits });
      return { ...result, engine: "model", edits: result.edits.map((edit) => ({ ...edit, rule: "model", reason: "Another way." })), ...(shortfalls.length > 0 && { shortfalls }) };
    },
  };
  return { engine, requests };
};

const again = { outcome: before(), span: { start: 43, end: 58 } };
const stay = new AbortController().signal;

test("only the sentence's paragraph is sent, one step more strongly, and only the sentence changes; its earlier wording stays at hand", async () => {
  const { engine, requests } = model([["kept 12 hens", "had 12 hens"], ["They laid well", "They laid daily"]]);
  const { result, original } = await rewriteAgain(engine, again, stay);
  expect(requests).toEqual([{ text: "Anna kept 12 hens there. They laid well. She sold the eggs.", tone: "standard", strength: "strong" }]);
  expect(textAgain(again)).toBe(requests[0]?.text);
  expect(result.text).toBe("The first remains.\n\nAnna kept 12 hens there. They laid daily. She sold the eggs.\n\nThe last stays.");
  const edit = result.edits.find(({ rule }) => rule === "model");
  expect(edit).toMatchObject({ before: " well.", after: " daily.", alternatives: [" a lot."], reason: "Another way." });
  expect(result.edits.map(({ start, end }) => original.slice(start, end))).toEqual(result.edits.map((each) => each.before));
  expect(result.marks).toEqual({ before: 0, after: 0 });
});

test("a sentence that an edit had joined to its neighbour takes it along", async () => {
  const outcome = before();
  const joined: Edit = { ...earlier, start: 43, end: 76, before: text.slice(43, 76), after: "They laid well and she sold the eggs" };
  const { engine } = model([["They laid well", "They laid daily"]]);
  const { result } = await rewriteAgain(engine, { ...again, outcome: { ...outcome, result: { ...outcome.result, edits: [joined], text: text.replace(joined.before, joined.after) } } }, stay);
  expect(result.text).toContain("They laid daily. She sold the eggs.");
});

test.each([
  ["nothing", []],
  ["a wording that loses a fact elsewhere proves wrong", [["They laid well. ", "They laid 90 well. "]]],
  ["an edit that reaches beyond the sentence", [["hens there. They", "hens. There they"]]],
] as const)("%s leaves the output as it was", async (_, edits) => {
  const { engine } = model(edits);
  const { result } = await rewriteAgain(engine, again, stay);
  expect([result.text, result.edits]).toEqual([again.outcome.result.text, again.outcome.result.edits]);
});

test("why a wording was refused is told where the sentence stands", async () => {
  const { engine } = model([], [{ start: 25, end: 40, cause: "untrue", reason: "It denied it.", served: "original" }]);
  const { result } = await rewriteAgain(engine, again, stay);
  expect(result.shortfalls).toEqual([{ start: 43, end: 58, cause: "untrue", reason: "It denied it.", served: "original" }]);
});
