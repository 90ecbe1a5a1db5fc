import { expect, test } from "vitest";
import { paced } from "./paced.ts";

/** Steps without an item, until somebody else had a turn; far more than any turn needs. */
function* pausesUntil(done: () => boolean): Generator<string | undefined, boolean, void> {
  for (let steps = 0; steps < 100_000_000 && !done(); steps += 1) yield undefined;
  return done();
}

test("others get their turn between pauses, though nothing is handed on", async () => {
  let heard = false;
  setTimeout(() => (heard = true));
  expect(await paced(pausesUntil(() => heard)).next()).toEqual({ done: true, value: true });
});

test("a stop that arrives in a turn ends the run before its first item", async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error("enough")));
  await expect(paced(pausesUntil(() => false), controller.signal).next()).rejects.toThrow("enough");
});

test("items are handed on in order, and pauses are not", async () => {
  const steps = paced(
    (function* (): Generator<string | undefined, string, void> {
      yield undefined;
      yield "one";
      yield undefined;
      yield "two";
      return "whole";
    })(),
  );
  expect([await steps.next(), await steps.next(), await steps.next()]).toEqual([
    { done: false, value: "one" },
    { done: false, value: "two" },
    { done: true, value: "whole" },
  ]);
});
