import { external, marketOutputs } from "@prosewell/corpus";
import type { Result } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import { percent, sum } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { damageOf } from "../quality/damage.ts";
import { playedBack } from "./played.ts";

interface Played {
  readonly tool: string;
  readonly text: string;
  readonly output: string;
  readonly result: Result;
}

/** What is left, after our proof, of what the market's humanizers made of HumanizerBench's inputs; `null` where these are not at hand. */
export async function marketPart(): Promise<Part | null> {
  const texts = new Map(external("humanizerbench")?.map(({ id, text }) => [id, text]));
  const outputs = marketOutputs();
  if (!outputs || texts.size === 0) return null;
  const rewrite = await playedBack();
  const played: Played[] = [];
  for (const { sample, tool, output } of outputs) {
    const text = texts.get(sample);
    if (text !== undefined) played.push({ tool, text, output, result: await rewrite(text, output) });
  }
  const tools = [...new Set(played.map(({ tool }) => tool))].toSorted();
  return {
    title: "The market's outputs, played back as a model's answers",
    note: "Outputs that have a number, a quotation of four words or more, an author-year citation, a placeholder or a heading that the input has not, or lack one: as they were delivered, and after our proof. Words of the input that stand in a wording of the tool's, and words in sentences of which no wording could stand.",
    table: {
      header: ["tool", "outputs", "damaged", "after the proof", "words kept of it", "words refused"],
      rows: [...tools.map((tool) => row(tool, played.filter((one) => one.tool === tool))), row("all", played)],
    },
  };
}

const row = (name: string, played: readonly Played[]) => {
  const words = sum(played.map(({ text }) => countWords(text)));
  const share = (count: (one: Played) => number) => percent(sum(played.map(count)) / words);
  return [
    name,
    [
      String(played.length),
      String(played.filter(({ text, output }) => damageOf(text, output).length > 0).length),
      String(played.filter(({ text, result }) => damageOf(text, result.text).length > 0).length),
      share(({ result }) => sum(result.edits.filter(({ rule }) => rule === "model").map(({ before }) => countWords(before)))),
      share(({ text, result }) => sum((result.shortfalls ?? []).map(({ start, end }) => countWords(text.slice(start, end))))),
    ],
  ] as const;
};
