import { aiPassages } from "@prosewell/corpus";
import { createHumanizer, type BlockResult, type Result } from "@prosewell/humanizer";
import { afterEach, expect, test } from "vitest";
import { createModelEngine, type ModelSettings } from "./index.ts";
import { fakeClock, fakeEndpoint, type FakeEndpoint, type Play, reworded } from "./testing/index.ts";

const { engine: embedded } = await createHumanizer();
const passages = aiPassages().map(({ text }) => text);
const long = passages.slice(0, 6).join("\n\n");

let endpoint: FakeEndpoint | undefined;
afterEach(() => endpoint?.close());

async function begin(play: Play, limits: ModelSettings["limits"] = {}) {
  const server = await fakeEndpoint(play);
  endpoint = server;
  const clock = fakeClock();
  const engine = await createModelEngine({ baseUrl: server.baseUrl, model: "test", apiKey: "the key", limits: { candidates: 1, ...limits } }, { embedded, clock, random: () => 0 });
  return { engine, clock, server };
}

/** Waits for what another turn of the loop will bring; says nothing of time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setImmediate(resolve));
}

async function drain(steps: AsyncGenerator<BlockResult, Result, void>) {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

const good: Play = ({ passage }, reply) => reply.say(reworded(passage));

test("a block is handed out as soon as it is proved, while later ones are still asked for", async () => {
  let answered = 0;
  const { engine, server } = await begin(({ passage }, reply) => {
    answered += 1;
    if (answered <= 2) reply.say(reworded(passage));
  });
  const blocks: BlockResult[] = [];
  const stop = new AbortController();
  const steps = engine.rewrite({ text: long }, stop.signal);
  while (!blocks.some(({ edits }) => edits.some(({ rule }) => rule === "model"))) {
    const { value, done } = await steps.next();
    if (!done) blocks.push(value);
  }
  await until(() => server.open.now > 0);
  stop.abort(new Error("enough"));
  await expect(drain(steps)).rejects.toThrow("enough");
});

test("a run that is called off leaves no request open, and keeps what was handed out", async () => {
  let answered = 0;
  const { engine, server } = await begin(({ passage }, reply) => {
    answered += 1;
    if (answered === 1) reply.say(reworded(passage));
  }, { parallel: 3 });
  const stop = new AbortController();
  const blocks: BlockResult[] = [];
  const run = (async () => {
    for await (const block of engine.rewrite({ text: long }, stop.signal)) blocks.push(block);
  })();
  await until(() => server.open.now === 3);
  stop.abort(new Error("stop"));
  await expect(run).rejects.toThrow("stop");
  await until(() => server.open.now === 0);
  expect(server.asked).toHaveLength(4);
  expect(blocks.some(({ edits }) => edits.some(({ rule }) => rule === "model"))).toBe(true);
});

test("whoever stops reading stops the requests", async () => {
  let answered = 0;
  const { engine, server } = await begin(({ passage }, reply) => {
    answered += 1;
    if (answered === 1) reply.say(reworded(passage));
  });
  for await (const { edits } of engine.rewrite({ text: long })) if (edits.some(({ rule }) => rule === "model")) break;
  await until(() => server.open.now === 0);
  expect(server.asked.length).toBeLessThan(8);
});

test("never more requests are open than there is room for, over all runs", async () => {
  const { engine, server } = await begin(async (asked, reply) => {
    // The first three wait for one another, so that there is a moment at which the room is full.
    await until(() => server.open.most === 3);
    return good(asked, reply);
  }, { parallel: 3 });
  await Promise.all(passages.slice(0, 6).map((text) => drain(engine.rewrite({ text }))));
  expect(server.open.most).toBe(3);
});

test("no run goes unserved while a longer one is at work", async () => {
  const order: string[] = [];
  const { engine } = await begin(good, { parallel: 1 });
  const runs = [long, passages[10] ?? "", passages[11] ?? ""].map(async (text, index) => {
    for await (const { edits } of engine.rewrite({ text })) if (edits.some(({ rule }) => rule === "model")) order.push("abc".charAt(index));
  });
  await Promise.all(runs);
  // The long text is there first, and has by far the most to do; the short ones are begun and done before it ends.
  const last = (name: string) => order.lastIndexOf(name);
  expect(order.indexOf("b")).toBeLessThan(last("a") / 2);
  expect(order.indexOf("c")).toBeLessThan(last("a") / 2);
});

test("a text that takes too long is left to the embedded engine from there on", async () => {
  let answered = 0;
  const { engine, clock } = await begin(({ passage }, reply) => {
    answered += 1;
    if (answered === 2) return clock.advance(240_001);
    return reply.say(reworded(passage));
  }, { parallel: 1, firstToken: 1_000, answer: 1_000 });
  const { shortfalls = [], edits, proof } = await drain(engine.rewrite({ text: long }));
  expect(new Set(shortfalls.map(({ cause }) => cause))).toEqual(new Set(["slow"]));
  expect(edits.some(({ rule }) => rule === "model")).toBe(true);
  expect(edits.some(({ rule }) => rule !== "model")).toBe(true);
  expect([proof.lost, proof.added]).toEqual([[], []]);
});

test("while nobody waits more than one answer is asked for, and the other becomes an alternative", async () => {
  let answered = 0;
  const { engine } = await begin(({ passage }, reply) => {
    answered += 1;
    reply.say(answered % 2 === 1 ? reworded(passage) : reworded(passage).replaceAll(/\bThat\b/gu, "This"));
  }, { candidates: 2, parallel: 2 });
  const { edits } = await drain(engine.rewrite({ text: "The mill grinds grain for the village in the valley. The miller keeps the stones clean and the sluice open." }));
  expect(edits.length).toBeGreaterThan(0);
  expect(edits.some(({ alternatives }) => alternatives.length > 0)).toBe(true);
  for (const { after, alternatives } of edits) expect(alternatives).not.toContain(after);
});

test("of several answers the sentences that can stand are taken, whichever they come from", async () => {
  let answered = 0;
  const { engine } = await begin(({ passage }, reply) => {
    answered += 1;
    const [first = "", second = ""] = reworded(passage).split(/(?<=\.) /u);
    reply.say(answered === 1 ? `${first} I like 7 mills.` : `The miller lost 9 stones. ${second}`);
  });
  const { text } = await drain(engine.rewrite({ text: "The mill grinds grain for the village in the valley. The miller keeps the stones clean and the sluice open." }));
  expect(text).toBe("That mill grinds grain for that village in that valley. That miller keeps that stones clean and that sluice open.");
});

test("the key goes to the endpoint, and nowhere else", async () => {
  const { engine, server } = await begin(good);
  const result = await drain(engine.rewrite({ text: passages[0] ?? "" }));
  expect(server.asked[0]?.authorization).toBe("Bearer the key");
  expect(JSON.stringify([result, engine])).not.toContain("the key");
  expect(server.asked.map(({ body }) => body).join("")).not.toContain("the key");
});
