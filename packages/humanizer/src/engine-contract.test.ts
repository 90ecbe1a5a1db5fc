import { aiPassages, edgeCases } from "@prosewell/corpus";
import { expose } from "comlink";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createWorkerEngine, type WorkerEngine } from "./client.ts";
import { createHumanizer } from "./index.ts";
import { serveEngine } from "./served.ts";
import { drain, engineContract } from "./testing/engine-contract.ts";
import type { BlockResult } from "./types.ts";

const embedded = await createHumanizer();
const texts = [...aiPassages().map(({ text }) => text), ...edgeCases().map(({ text }) => text), "", "  \n"];

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

describe.each([
  ["embedded", () => embedded.engine],
  ["in a worker", () => worker],
] as const)("an engine %s", (_, engine) => {
  engineContract({ test, expect }, { engine, texts });

  test("gives what the synchronous call gives, whole", async () => {
    for (const text of texts) expect((await drain(engine(), { text })).result).toEqual(embedded.humanize({ text }));
  });
});

test("a worker hands out the first block as soon as it is done, and each block once, in order", async () => {
  const text = texts.join("\n\n");
  const messages: (readonly BlockResult[])[] = [];
  const { edits } = await serveEngine().rewrite(1, { text }, (blocks) => void messages.push(blocks));
  expect(messages[0]).toHaveLength(1);
  expect(messages.flat().map(({ index }) => index)).toEqual(messages.flat().map((_, at) => at));
  expect(messages.flatMap((blocks) => blocks.flatMap((block) => block.edits))).toEqual(edits);
});
