import { aiPassages, edgeCases } from "@prosewell/corpus";
import { createHumanizer } from "@prosewell/humanizer";
import { engineContract } from "@prosewell/humanizer/testing";
import { afterAll, describe, expect, test } from "vitest";
import { createModelEngine } from "./index.ts";
import { fakeEndpoint, reworded } from "./testing/index.ts";

const { engine: embedded } = await createHumanizer();
const texts = [...aiPassages().slice(0, 6), ...edgeCases().slice(0, 10)].map(({ text }) => text);

const good = await fakeEndpoint(({ passage }, reply) => reply.say(reworded(passage)));
const down = await fakeEndpoint((_, reply) => reply.refuse(401));
afterAll(() => Promise.all([good.close(), down.close()]));

const overGood = await createModelEngine({ baseUrl: good.baseUrl, model: "test", limits: { candidates: 1 } }, { embedded });

describe("the model engine", () => {
  engineContract({ test, expect }, { engine: () => overGood, texts });

  test("recasts far more than the embedded engine does", async () => {
    let changed = 0;
    for (const text of texts.slice(0, 4)) {
      for await (const { edits } of overGood.rewrite({ text })) changed += edits.filter(({ rule }) => rule === "model").length;
    }
    expect(changed).toBeGreaterThan(30);
  });
});

describe("while its endpoint is down, it serves what the embedded engine does, and says so", async () => {
  const overDown = await createModelEngine({ baseUrl: down.baseUrl, model: "test" }, { embedded });

  test.each(texts.slice(0, 3))("%#", async (text) => {
    const run = async (engine: typeof embedded) => {
      const steps = engine.rewrite({ text });
      for (;;) {
        const step = await steps.next();
        if (step.done) return step.value;
      }
    };
    const { shortfalls = [], ...result } = await run(overDown);
    expect(result).toEqual(await run(embedded));
    expect(shortfalls.length).toBeGreaterThan(0);
    expect(new Set(shortfalls.map(({ cause }) => cause))).toEqual(new Set(["unreachable"]));
  });
});
