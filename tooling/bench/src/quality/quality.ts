import { createHumanizer } from "@prosewell/humanizer";
import { sum } from "../report/figures.ts";
import type { Section } from "../report/section.ts";
import { edges, everyday, textSets, type TextSet } from "../text-sets.ts";
import { tonesPart } from "../tones/tones-part.ts";
import { rewriteAll } from "./outcome.ts";
import { clearOutputs, writeOutputs } from "./outputs.ts";
import { repeatPart } from "./repeat-part.ts";
import { byGenre, changePart, factsPart, marksPart, rulesPart, type SetRun } from "./tables.ts";

/** What the rewriting does to texts: what it betters, what it keeps, what it leaves alone. */
export async function quality(): Promise<Section> {
  const humanizer = await createHumanizer();
  const { sets, skipped } = textSets();
  clearOutputs();

  const run = ({ name, texts }: TextSet): SetRun => {
    const at = (strength: keyof SetRun["byStrength"]) => {
      const outcomes = rewriteAll(humanizer, texts, { tone: "standard", strength });
      writeOutputs(`${name}-${strength}`, outcomes);
      return outcomes;
    };
    return { name, byStrength: { light: at("light"), standard: at("standard"), strong: at("strong") } };
  };

  const runs = sets.map(run);
  const passages = everyday().texts;
  const listed = sum(passages.map(({ facts = [] }) => facts.length));

  return {
    title: "Quality",
    intro: "Every output of this run lies in `tooling/bench/outputs/`, to be read. Figures from HumanizerBench inputs: HumanizerBench, CC BY 4.0.",
    skipped,
    parts: [
      marksPart(runs.flatMap((one) => (one.name === everyday().name ? [one, ...byGenre(one)] : [one]))),
      factsPart((tone, strength) => rewriteAll(humanizer, passages, { tone, strength }), listed),
      tonesPart((tone, strength) => rewriteAll(humanizer, passages, { tone, strength })),
      changePart(runs),
      repeatPart(humanizer, [...runs, run(edges())]),
      rulesPart(runs),
    ],
  };
}
