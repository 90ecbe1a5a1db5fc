import { aiPassages } from "@prosewell/corpus";
import { expect, test } from "vitest";
import { createTestApi, problemOf } from "./test-client.ts";
import { visit } from "./test-visit.ts";

const [text = ""] = aiPassages().map((passage) => passage.text);
const crowd = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 60 }, ask));

test.each(["humanize", "stream", "detect"] as const)("of more than can be done, what is too much hears of it and when to come again: %s", async (how) => {
  const person = visit(createTestApi({}, { wordsPerDay: 1_000_000 }));
  const answers = await crowd(() => person[how](text));
  const refused = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThan(16);
  expect(served.length + refused.length).toBe(60);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const [first] = refused;
  expect(first && (await problemOf(first))).toMatchObject({ code: "busy", status: 503 });
});

test("what was refused is not counted, and the next one is served", async () => {
  const person = visit(createTestApi({}, { wordsPerDay: 1_000_000 }));
  const one = await person.humanize(text);
  const { used } = await person.usage();
  const answers = await crowd(() => person.humanize(text));
  const served = answers.filter(({ status }) => status === 200).length;
  expect(one.status).toBe(200);
  expect((await person.usage()).used).toBe(used * (1 + served));
  expect((await person.humanize(text)).status).toBe(200);
});

test("while texts wait for their turn, connections are listened to between any two of them", async () => {
  const person = visit(createTestApi({}, { wordsPerDay: 1_000_000 }));
  await person.humanize(text);
  let heard = 0;
  let isOver = false;
  const listen = () => {
    heard += 1;
    if (!isOver) setImmediate(listen);
  };
  setImmediate(listen);
  await Promise.all(Array.from({ length: 12 }, () => person.humanize(text)));
  isOver = true;
  expect(heard).toBeGreaterThanOrEqual(12);
});
