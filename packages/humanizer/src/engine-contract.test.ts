import { aiPassages, edgeCases } from "@prosewell/corpus";
import { expose } from "comlink";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createWorkerEngine, type WorkerEngine } from "./client.ts";
import { createHumanizer, type BlockResult, type Engine, type Request } from "./index.ts";
import { serveEngine } from "./served.ts";

const embedded = await createHumanizer();
const texts = [...aiPassages().map(({ text }) => text), ...edgeCases().map(({ text }) => text), "", "  \n"];
const long = texts.join("\n\n");

/** A worker's two ends on one thread: the real messages, copies and order, without the browser. */
class PortWorker extends EventTarget {
  static readonly opened: MessagePort[] = [];
  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    PortWorker.opened.push(port1, port2);
    expose(serveEngine(), port2);
    return Object.assign(port1, { terminate: () => port1.close() });
  }
}

let worker: WorkerEngine;

beforeAll(async () => {
  vi.stubGlobal("Worker", PortWorker);
  worker = createWorkerEngine();
  await worker.ready;
});

afterAll(() => {
  for (const port of PortWorker.opened) port.close();
  vi.unstubAllGlobals();
});

async function run(engine: Engine, request: Request, signal?: AbortSignal) {
  const blocks: BlockResult[] = [];
  const steps = engine.rewrite(request, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { blocks, result: step.value };
    blocks.push(step.value);
  }
}

describe.each([
  ["embedded", () => embedded.engine],
  ["in a worker", () => worker],
] as const)("an engine %s", (_, engineOf) => {
  test("gives what the synchronous call gives, whole", async () => {
    for (const text of texts) expect((await run(engineOf(), { text })).result).toEqual(embedded.humanize({ text }));
  });

  test("yields its blocks in order, and they make the text", async () => {
    const { blocks, result } = await run(engineOf(), { text: long, strength: "strong" });
    expect(blocks.map(({ index }) => index)).toEqual(blocks.map((__, index) => index));
    expect(blocks.map(({ text }) => text).join("")).toBe(result.text);
    expect(blocks.flatMap(({ edits }) => edits)).toEqual(result.edits);
  });

  test("throws the signal's reason, before and during a run", async () => {
    await expect(run(engineOf(), { text: long }, AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
    const controller = new AbortController();
    const steps = engineOf().rewrite({ text: long }, controller.signal);
    await steps.next();
    controller.abort(new Error("enough"));
    await expect(steps.next()).rejects.toThrow("enough");
  });

  test("runs two texts at once without mixing them", async () => {
    const [one = "", other = ""] = texts;
    const [first, second] = await Promise.all([run(engineOf(), { text: one }), run(engineOf(), { text: other })]);
    expect([first.result, second.result]).toEqual([embedded.humanize({ text: one }), embedded.humanize({ text: other })]);
  });

  test("rejects a request that it does not know how to meet", async () => {
    // @ts-expect-error -- what a caller without types might send
    await expect(run(engineOf(), { text: "Any.", tone: "jolly" })).rejects.toThrow("Unknown tone");
  });
});
