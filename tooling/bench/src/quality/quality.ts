import { createDetector } from "@prosewell/detector";
import { createHumanizer } from "@prosewell/humanizer";
import { sum } from "../report/figures.ts";
import type { Section } from "../report/section.ts";
import { judgeDev } from "../detector/dev-passages.ts";
import { edges, everyday, textSets, type TextSet } from "../text-sets.ts";
import { tonesPart } from "../tones/tones-part.ts";
import { rewriteAll } from "./outcome.ts";
import { damagePart } from "./damage-part.ts";
import { flagsPart } from "./flags-part.ts";
import { GrammarChecker } from "./grammar.ts";
import { contract } from "./peers/compromise.ts";
import { harper } from "./peers/harper.ts";
import { peersPart } from "./peers/peers-part.ts";
import type { Peer } from "./peers/peer.ts";
import { simplify } from "./peers/retext-simplify.ts";
import { clearOutputs, writeOutputs } from "./outputs.ts";
import { repeatPart } from "./repeat-part.ts";
import { byGenre, changePart, factsPart, marksPart, rulesPart, type SetRun } from "./tables.ts";

/** harper.js reads some hundred words a second. */
const mostTexts = 60;
const few = ({ name, texts }: TextSet): TextSet => ({ name, texts: texts.slice(0, mostTexts) });

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
  const inputs = sets.find(({ name }) => name === "HumanizerBench inputs")?.texts;
  const ours = (strength: "standard" | "strong"): Peer => ({ name: `Prosewell, ${strength}`, rewrite: (text) => humanizer.humanize({ text, strength }).text });
  const detector = await createDetector();
  const human = judgeDev(detector)?.flatMap(({ isGenerated, score }) => (isGenerated ? [] : [score]));
  const flags = human && (await flagsPart(detector, human, sets, [ours("standard"), ours("strong"), simplify, contract]));
  const listed = sum(passages.map(({ facts = [] }) => facts.length));

  return {
    title: "Quality",
    intro: "Every output of this run lies in `tooling/bench/outputs/`, to be read. Figures from HumanizerBench inputs: HumanizerBench, CC BY 4.0.",
    skipped: flags ? skipped : [...skipped, "flags by the detector, because its dev passages are not in CORPUS_DIR."],
    parts: [
      marksPart(runs.flatMap((one) => (one.name === everyday().name ? [one, ...byGenre(one)] : [one]))),
      factsPart((tone, strength) => rewriteAll(humanizer, passages, { tone, strength }), listed),
      ...(inputs ? [damagePart((tone, strength) => rewriteAll(humanizer, inputs, { tone, strength }))] : []),
      await peersPart(sets.map(few), [ours("standard"), ours("strong"), simplify, contract, harper], new GrammarChecker()),
      ...(flags ? [flags] : []),
      tonesPart((tone, strength) => rewriteAll(humanizer, passages, { tone, strength })),
      changePart(runs),
      repeatPart(humanizer, [...runs, run(edges())]),
      rulesPart(runs),
    ],
  };
}
