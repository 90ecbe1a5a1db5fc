import fc from "fast-check";
import { expect, test } from "vitest";
import { alone, compareLocks, findLocks, finish, locking, Memory, parse, parsing } from "./index.ts";
import { texts } from "./testing/arbitraries.ts";

const settings = { seed: 20_261_121, numRuns: 300 };

test("what was read before changes nothing of what is read", () => {
  const memory = new Memory();
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const [fresh, remembered] = [parse(one), parse(one, { memory })];
      expect(findLocks(remembered)).toEqual(findLocks(fresh));
      expect(remembered.blocks.map(({ start, end, structure, markup }) => ({ start, end, structure, markup }))).toEqual(
        fresh.blocks.map(({ start, end, structure, markup }) => ({ start, end, structure, markup })),
      );
      expect(compareLocks(one, `${one}\n\n${other}`, { memory })).toEqual(compareLocks(one, `${one}\n\n${other}`));
    }),
    settings,
  );
});

test("a text is held only until others have been read, and its paragraphs as long as the memory", () => {
  const memory = new Memory();
  const read = (text: string) => parse(text, { memory });
  const first = read("The mill stands.");
  expect(read("The mill stands.")).toBe(first);
  for (let other = 0; other < 10; other += 1) read(`Other ${other} stands.`);
  expect(read("The mill stands.")).not.toBe(first);
  expect(memory.passage("The mill stands.", [], false)).toBe(memory.passage("The mill stands.", [], false));
});

test("the parts of a document hold its locks, in order, with what a person locked across blocks", () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, from, to) => {
      const [start, end] = [from % (text.length + 1), to % (text.length + 1)].toSorted((one, other) => one - other);
      const document = parse(text);
      const locked = [[start ?? 0, end ?? 0], "the"] as const;
      const parts = [...finish(locking(document, { locked }))];
      expect(parts.flatMap(({ locks }) => locks)).toEqual(findLocks(document, { locked }));
      expect(parts.flatMap(({ blocks }) => blocks)).toEqual(document.blocks);
    }),
    settings,
  );
});

test("a block alone has the sentences and the markup that it has in its place", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const document = parse(text);
      for (const block of document.blocks) {
        const own = alone(document, block);
        const inside = text.slice(block.start, block.end);
        expect(own.sentences.map(({ start, end, words }) => [inside.slice(start, end), words.length])).toEqual(
          block.sentences.map(({ start, end, words }) => [text.slice(start, end), words.length]),
        );
        expect(own.markup.map(({ start, end }) => inside.slice(start, end))).toEqual(block.markup.map(({ start, end }) => text.slice(start, end)));
      }
    }),
    settings,
  );
});

test("reading pauses at least once for each block", () => {
  const text = Array.from({ length: 50 }, (_, index) => `Paragraph ${index} of a long text.`).join("\n\n");
  let pauses = 0;
  const steps = parsing(text);
  for (let step = steps.next(); !step.done; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(50);
});
