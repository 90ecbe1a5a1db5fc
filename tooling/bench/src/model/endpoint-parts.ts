import { createHumanizer, shortfallCauses, type Result } from "@prosewell/humanizer";
import { createModelEngine, type ModelSettings } from "@prosewell/model-engine";
import { countWords } from "@prosewell/prose";
import { damageOf } from "../quality/damage.ts";
import { lostFacts } from "../quality/facts.ts";
import { figure, median, percent, sum } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { everyday } from "../text-sets.ts";
import { keepsMarks, watchedFetch } from "./watched-fetch.ts";

interface Outcome {
  readonly text: string;
  readonly facts: readonly string[];
  readonly result: Result;
  /** Milliseconds to the first block that the model changed, and to the end. */
  readonly first: number;
  readonly whole: number;
}

/** What a configured model does with our own passages, one after another. */
export async function endpointParts(settings: ModelSettings): Promise<Part[]> {
  const { engine: embedded } = await createHumanizer();
  const watched = watchedFetch();
  const engine = await createModelEngine(settings, { embedded, fetch: watched.fetch });
  const outcomes: Outcome[] = [];
  for (const { text, facts = [] } of everyday().texts) {
    const since = performance.now();
    let first = Number.NaN;
    const blocks = engine.rewrite({ text });
    for (;;) {
      const step = await blocks.next();
      if (step.done) {
        outcomes.push({ text, facts, result: step.value, first, whole: performance.now() - since });
        break;
      }
      if (Number.isNaN(first) && step.value.edits.some(({ rule }) => rule === "model")) first = performance.now() - since;
    }
  }

  const words = sum(outcomes.map(({ text }) => countWords(text)));
  const results = outcomes.map(({ result }) => result);
  const firsts = watched.exchanges.filter(({ isSecondTry }) => !isSecondTry);
  const causes = shortfallCauses.map((cause) => [`sentences left to others: ${cause}`, [String(sum(results.map(({ shortfalls = [] }) => shortfalls.filter((one) => one.cause === cause).length)))]] as const);
  return [
    {
      title: `${settings.model}, on our own passages`,
      note: `${outcomes.length} passages, ${figure(words, 0)} words, at standard tone and strength, one after another. A token is about four characters: sent and received characters, divided by four and multiplied by a provider's prices, give the cost of 1,000 words.`,
      table: {
        header: ["measure", "figure"],
        rows: [
          ["answers", [String(watched.exchanges.length)]],
          ["first answers that lost, moved or added a mark or a figure", [percent(firsts.filter((one) => !keepsMarks(one)).length / Math.max(1, firsts.length))]],
          ["requests made again, with what was wrong", [String(watched.exchanges.length - firsts.length)]],
          ["passages damaged after the proof", [String(outcomes.filter(({ text, facts, result }) => damageOf(text, result.text).length + lostFacts(text, result.text, facts).length > 0).length)]],
          ["words in wordings of the model", [percent(sum(results.flatMap(({ edits }) => edits.filter(({ rule }) => rule === "model").map(({ before }) => countWords(before)))) / words)]],
          ["words in sentences that it could not have", [percent(sum(outcomes.flatMap(({ text, result }) => (result.shortfalls ?? []).map(({ start, end }) => countWords(text.slice(start, end))))) / words)]],
          ...causes,
          ["marks of generated prose in 1,000 words, before and after", [`${figure(sum(results.map((one) => one.marks.before * one.words.in)) / words)} and ${figure(sum(results.map((one) => one.marks.after * one.words.out)) / sum(results.map((one) => one.words.out)))}`]],
          ["to the first block of the model's, ms, median", [figure(median(outcomes.map(({ first }) => first).filter((first) => !Number.isNaN(first))), 0)]],
          ["to the end, ms, median", [figure(median(outcomes.map(({ whole }) => whole)), 0)]],
          ["characters sent for 1,000 words", [figure((1_000 * sum(watched.exchanges.map(({ sent }) => sent))) / words, 0)]],
          ["characters received for 1,000 words", [figure((1_000 * sum(watched.exchanges.map(({ answer }) => answer.length))) / words, 0)]],
        ],
      },
    },
  ];
}
