import { aiPassages } from "@prosewell/corpus";
import type { Engine } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import { describe, expect, test } from "vitest";
import { createTestApi, humanizer, problemOf } from "./test-client.ts";
import { visit } from "./test-visit.ts";

const passages = aiPassages().filter(({ text }) => humanizer.humanize({ text }).edits.length > 0);
const [first = "", ...others] = passages.slice(0, 4).map(({ text }) => text);
const long = [first, ...others].join("\n\n");

/** How much of the day a visit has used in the end. */
const used = async ({ usage }: ReturnType<typeof visit>) => (await usage()).used;

describe("a text that is rewritten here", () => {
  test.each(["humanize", "stream"] as const)("costs the words that we count in it: %s", async (how) => {
    const person = visit();
    await (await person[how](first)).text();
    expect(await used(person)).toBe(countWords(first));
  });

  test.each(["humanize", "stream"] as const)("costs nothing when nothing was changed: %s", async (how) => {
    const person = visit();
    await (await person[how]("We met on Monday.")).text();
    expect(await used(person)).toBe(0);
  });

  test("costs nothing when it is refused", async () => {
    const person = visit();
    expect((await person.humanize(" ")).status).toBe(422);
    expect((await person.humanize("word ".repeat(2_001))).status).toBe(413);
    expect(await used(person)).toBe(0);
  });

  test.each(["humanize", "stream"] as const)("is refused, and costs nothing, when the day has too few words: %s", async (how) => {
    const words = countWords(first);
    const person = visit(createTestApi({}, { wordsPerDay: words - 1 }));
    const response = await person[how](first);
    expect(response.status).toBe(429);
    expect(await problemOf(response)).toMatchObject({ code: "daily_limit_reached", remaining: words - 1, limit: words - 1, words });
    expect(await used(person)).toBe(0);
  });

  test("is taken when the day has just as many words", async () => {
    const person = visit(createTestApi({}, { wordsPerDay: countWords(first) }));
    expect((await person.humanize(first)).status).toBe(200);
    expect((await person.usage()).remaining).toBe(0);
  });

  test("of several at once no more are rewritten than the day has words for", async () => {
    const person = visit(createTestApi({}, { wordsPerDay: countWords(first) * 3 }));
    await person.detect("Any text brings the cookie.");
    const responses = await Promise.all(Array.from({ length: 8 }, () => person.humanize(first)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await person.usage()).remaining).toBe(0);
  });
});

describe("a run that fails", () => {
  const broken = {
    ...humanizer,
    humanize: () => {
      throw new Error("broken");
    },
    engine: {
      id: "broken",
      // oxlint-disable-next-line require-yield -- an engine that fails before its first block
      async *rewrite() {
        throw new Error("broken");
      },
    } satisfies Engine,
  };

  test.each(["humanize", "stream"] as const)("costs nothing: %s", async (how) => {
    const person = visit(createTestApi({ humanizer: async () => broken }));
    await (await person[how](first)).text();
    expect(await used(person)).toBe(0);
  });

  test("costs nothing when the engine did not even load", async () => {
    const person = visit(createTestApi({ humanizer: () => Promise.reject(new Error("no memory")) }));
    expect((await person.humanize(first)).status).toBe(500);
    expect(await used(person)).toBe(0);
  });
});

describe("who leaves a stream", () => {
  test("pays for the blocks that were sent", async () => {
    const person = visit();
    const reader = (await person.stream(long)).body?.getReader();
    // The start, the first block, and the line that was made ready while it was read.
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const cost = await used(person);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(countWords(long));
  });

  test("pays nothing before anything was changed", async () => {
    const person = visit();
    const reader = (await person.stream(`We met on Monday.\n\n${long}`)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await used(person)).toBe(0);
  });

  test("pays as well when the connection breaks", async () => {
    const gone = new AbortController();
    const person = visit();
    const reader = (await person.stream(long, gone.signal)).body?.getReader();
    await reader?.read();
    await reader?.read();
    gone.abort();
    await expect((async () => {
      for (;;) if ((await reader?.read())?.done) return;
    })()).rejects.toThrow(/abort/iu);
    const cost = await used(person);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(countWords(long));
  });
});
