import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWords, isProse, parse } from "./index.ts";
import { texts } from "./testing/arbitraries.ts";

const runs = { numRuns: 400 };

describe("parse, on any text", () => {
  it("gives blocks in order, apart from one another, inside the text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const block of parse(text).blocks) {
          expect(block.start).toBeGreaterThanOrEqual(end);
          expect(block.end).toBeGreaterThan(block.start);
          end = block.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      runs,
    );
  });

  it("loses nothing: blocks and what lies between them are the text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = 0;
        let joined = "";
        for (const { start, end } of parse(text).blocks) {
          joined += text.slice(at, start) + text.slice(start, end);
          at = end;
        }
        expect(joined + text.slice(at)).toBe(text);
      }),
      runs,
    );
  });

  it("puts every character of prose that is not white space into exactly one sentence", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const block of parse(text).blocks) {
          if (!isProse(block.kind)) continue;
          let at = block.start;
          for (const sentence of block.sentences) {
            expect(text.slice(at, sentence.start).trim()).toBe("");
            expect(text.slice(sentence.start, sentence.end).trim()).toHaveLength(sentence.end - sentence.start);
            at = sentence.end;
          }
          expect(text.slice(at, block.end).trim()).toBe("");
          expect(at).toBeLessThanOrEqual(block.end);
        }
      }),
      runs,
    );
  });

  it("gives markup in order, apart from one another, inside its block", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const block of parse(text).blocks) {
          let at = block.start;
          for (const { start, end } of block.markup) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThan(start);
            at = end;
          }
          expect(at).toBeLessThanOrEqual(block.end);
        }
      }),
      runs,
    );
  });

  it("gives each sentence the words that the counter counts in it", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { sentences } of parse(text).blocks) {
          for (const { start, end, words } of sentences) expect(words).toHaveLength(countWords(text.slice(start, end)));
        }
      }),
      runs,
    );
  });

  it("leaves no letters between blocks but the marks of lists, headings and tasks", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = 0;
        for (const { start, end } of [...parse(text).blocks, { start: text.length, end: text.length }]) {
          expect(text.slice(at, start).replaceAll(/(?:^|(?<=\s))(?:\d{1,9}[.)]|[o·]|\[[xX]\])(?=\s|$)/g, "")).not.toMatch(/[\p{L}\p{N}]/u);
          at = end;
        }
      }),
      runs,
    );
  });
});
