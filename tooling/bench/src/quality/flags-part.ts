import type { Detector } from "@prosewell/detector";
import { percent } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import type { Table } from "../report/table.ts";
import type { TextSet } from "../text-sets.ts";
import type { Peer } from "./peers/peer.ts";

const falseAlarms = 0.05;

/** The score that this share of human texts reach. */
export const scoreReachedBy = (scores: readonly number[], share: number): number =>
  scores.toSorted((one, other) => other - one)[Math.max(0, Math.floor(scores.length * share) - 1)] ?? 1;

/**
 * How many texts the detector flags, as they came and as each rewriter leaves them, at the score that one in twenty of what
 * people wrote reaches; `human` are the scores of that.
 */
export async function flagsPart({ detect }: Detector, human: readonly number[], sets: readonly TextSet[], rewriters: readonly Peer[]): Promise<Part> {
  const limit = scoreReachedBy(human, falseAlarms);
  const rows: Table["rows"][number][] = [];
  for (const { name, texts } of sets) {
    for (const { name: rewriter, rewrite } of [{ name: "original", rewrite: (text: string) => text }, ...rewriters]) {
      const scores: number[] = [];
      for (const { text } of texts) scores.push(detect(await rewrite(text)).probability ?? 0);
      rows.push([`${name}: ${rewriter}`, [String(scores.length), percent(scores.filter((score) => score >= limit).length / scores.length, 0)]]);
    }
  }
  return {
    title: "Flags by our own detector",
    note: `Our own detector, which has never seen an output of our rewriter and which no rule was tuned on (most of HumanizerBench's inputs, and some of what commercial tools make of them, are among what it learned from): the share of texts that reach the score that ${percent(falseAlarms, 0)} of ${human.length} human dev passages reach. What is too short to judge, or in a language that was not measured, is not flagged. The bar at strong: 75 % of LLM essays, 50 % of HumanizerBench inputs.`,
    table: { header: ["texts and rewriter", "number", "flagged"], rows },
  };
}
