import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modelResultOf } from "../testing/model.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { fromReviewFile, toReviewFile } from "./review-file.ts";
import type { Reviewed } from "./written-review.ts";

const outcome = outcomeOf({ text: "In 2019 we utilized 14 tools in order to win.", edits: [["utilized", "used"], ["in order to", "to"]], rest: "\n\nThe end." });
const review: Reviewed = { outcome, decisions: new Map([["edit-0", "utilized"]]) };
const file = toReviewFile(review);

const withField = (path: readonly string[], value: unknown) => {
  const whole = JSON.parse(file);
  const last = path.at(-1) ?? "";
  path.slice(0, -1).reduce((part, key) => part[key], whole)[last] = value;
  return JSON.stringify(whole);
};

test("what the language model was refused comes back with its review", async () => {
  const result = modelResultOf("We utilize it. It rained.");
  const refused: Reviewed = { ...review, outcome: { ...outcomeOf({ text: "We utilize it. It rained.", edits: [] }), result }, decisions: new Map() };
  expect(await fromReviewFile(toReviewFile(refused))).toMatchObject({ outcome: { result: { engine: "model", shortfalls: result.shortfalls, proof: { rolledBack: result.proof.rolledBack } } } });
});

test("any review comes back from its file as it was", async () => {
  const wording = fc.string({ unit: "binary" });
  const pieces = fc.array(fc.record({ text: fc.string({ unit: "grapheme" }), before: wording, after: wording, decided: fc.option(wording) }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(pieces, wording, async (parts, rest) => {
      let original = "";
      const edits = parts.map(({ text, before, after }, index) => {
        const start = (original += text).length;
        original += before;
        return { id: `${index}`, start, end: original.length, before, after, alternatives: [rest], rule: "a-rule", reason: text, ...(index % 2 === 1 && { group: "pair", evidence: after }) };
      });
      const text = parts.map((part) => part.text + part.after).join("");
      const draft = { ...outcome.draft, text: original + rest, ...(parts.length > 2 && { stronger: [rest], locked: [rest] }) };
      const written: Reviewed = {
        outcome: { ...outcome, draft, original, rest, result: { ...outcome.result, edits, text } },
        decisions: new Map(parts.flatMap(({ decided }, index) => (decided === null ? [] : [[`${index}`, decided] as const]))),
      };
      const read = await fromReviewFile(toReviewFile(written));
      if ("problem" in read) throw new Error(read.problem);
      // What is said of the facts is found anew.
      expect({ ...read.outcome.result, proof: null }).toEqual({ ...written.outcome.result, proof: null });
      expect({ ...read.outcome, result: null }).toEqual({ ...written.outcome, result: null });
      expect(read.decisions).toEqual(written.decisions);
    }),
  );
});

describe("a file that is no review of ours is called so", () => {
  test.each(["", "{", "null", "[]", "7", `{"name":"ui"}`, `{"format":"other","version":1}`])("%j", async (contents) => {
    expect(await fromReviewFile(contents)).toEqual({ problem: "reviewUnknown" });
  });
});

test("a file of a newer version is called so, whatever else it holds", async () => {
  expect(await fromReviewFile(withField(["version"], 2))).toEqual({ problem: "reviewNewer" });
});

describe("a file that does not hold together is refused", () => {
  test.each<[string, readonly string[], unknown]>([
    ["a text that is none", ["text"], 7],
    ["a text in which the edits no longer stand", ["text"], "Another text altogether, which is long enough."],
    ["a part that is longer than the text", ["rewritten"], 4000],
    ["an unknown tone", ["tone"], "jolly"],
    ["a negative time", ["at"], -1],
    ["an edit without a reason", ["result", "edits", "0", "reason"], null],
    ["edits that overlap", ["result", "edits", "1", "start"], 9],
    ["two edits of one id", ["result", "edits", "1", "id"], "edit-0"],
    ["a hint beyond the end", ["result", "hints"], [{ start: 0, end: 9000, rule: "r", reason: "" }]],
    ["a language that is no code", ["result", "language"], "not a code"],
    ["a figure that is none", ["result", "marks", "before"], null],
    ["a decision of no edit", ["decisions"], [["edit-9", "x"]]],
    ["decisions that are none", ["decisions"], { "edit-0": "x" }],
  ])("%s", async (_, path, value) => {
    expect(await fromReviewFile(withField(path, value))).toEqual({ problem: "reviewDamaged" });
  });

  test("cut off anywhere, or with any value put anywhere, it never throws", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 2), async (end) => {
        expect(await fromReviewFile(file.slice(0, end))).toHaveProperty("problem");
      }),
    );
    const keys = Object.keys(JSON.parse(file));
    await fc.assert(fc.asyncProperty(fc.constantFrom(...keys), fc.jsonValue(), async (key, value) => void (await fromReviewFile(withField([key], value)))));
  });
});

test("what a file says of facts is not believed", async () => {
  const forged = await fromReviewFile(withField(["result", "kept", "number"], 1000));
  expect("problem" in forged ? null : forged.outcome.result.proof.kept.number).toBe(2);
});

test("names that mean something to JavaScript stay data", async () => {
  const poisoned = file.replace(`"format"`, `"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }, "format"`);
  const read = await fromReviewFile(poisoned);
  expect("problem" in read).toBe(false);
  expect({}).not.toHaveProperty("polluted");
  expect(read).not.toHaveProperty("outcome.polluted");
  expect(await fromReviewFile(withField(["decisions"], [["__proto__", "x"]]))).toEqual({ problem: "reviewDamaged" });
});
