import { createHumanizer, type Engine } from "@prosewell/humanizer";
import type { WorkerEngine } from "@prosewell/humanizer/client";
import { expect, test } from "vitest";
import { createRevivingEngine } from "./reviving-engine.ts";

const { engine: embedded } = await createHumanizer();

/** Workers that can die. A dead one fails every run, as a real one does. */
function workers() {
  const made: { dead: boolean; closed: boolean }[] = [];
  const create = (): WorkerEngine => {
    const worker = { dead: false, closed: false };
    made.push(worker);
    return {
      id: embedded.id,
      ready: Promise.resolve(),
      rewrite(request, signal) {
        if (worker.dead) throw new Error("The worker died.");
        return embedded.rewrite(request, signal);
      },
      close: () => void (worker.closed = true),
    };
  };
  return { made, engine: createRevivingEngine(create) };
}

async function run(engine: Engine, signal?: AbortSignal) {
  const blocks = engine.rewrite({ text: "A text." }, signal);
  for (;;) {
    const step = await blocks.next();
    if (step.done) return step.value.text;
  }
}

test("a run after the worker's death is served by a new one", async () => {
  const { made, engine } = workers();
  expect(await run(engine)).toBe("A text.");

  const [first] = made;
  if (first) first.dead = true;
  await expect(run(engine)).rejects.toThrow("died");
  expect(first?.closed).toBe(true);
  expect(await run(engine)).toBe("A text.");
  expect(made).toHaveLength(2);
});

test("a cancelled run keeps its worker", async () => {
  const { made, engine } = workers();
  await expect(run(engine, AbortSignal.abort(new Error("cancelled")))).rejects.toThrow("cancelled");
  expect(made).toHaveLength(1);
});
