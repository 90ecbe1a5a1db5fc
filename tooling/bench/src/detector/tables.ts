import { auroc, calibrationError, caughtAt, shareUpper } from "@prosewell/detector/training";
import { figure, percent } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import type { Judged } from "./dev-passages.ts";
import type { Accusations, LeftOut } from "./left-out.ts";

const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number => items.filter(test).length / items.length;
const holds = ({ isGenerated, detection: { range } }: Judged) => (isGenerated ? range[1] === 1 : range[0] === 0);
const isCalled = (verdict: string) => (one: Judged) => one.detection.verdict === verdict;
const orDash = (value: number, show: (value: number) => string) => (Number.isFinite(value) ? show(value) : "–");

const header = ["passages", "human", "generated", "AUROC", "caught at 1 %", "at 5 %", "accused", "caught", "unsure", "mixed", "calibration error", "ranges hold"];

function row(name: string, judged: readonly Judged[]): readonly [string, readonly string[]] {
  const human = judged.filter(({ isGenerated }) => !isGenerated);
  const generated = judged.filter(({ isGenerated }) => isGenerated);
  const both = human.length > 0 && generated.length > 0;
  return [
    name,
    [
      String(human.length),
      String(generated.length),
      both ? percent(auroc(judged), 2) : "–",
      both ? percent(caughtAt(judged, 0.01)) : "–",
      both ? percent(caughtAt(judged, 0.05)) : "–",
      orDash(share(human, isCalled("ai")), percent),
      orDash(share(generated, isCalled("ai")), percent),
      percent(share(judged, isCalled("unsure"))),
      percent(share(judged, isCalled("mixed"))),
      figure(calibrationError(judged), 3),
      percent(share(judged, holds)),
    ],
  ];
}

const lengths: readonly (readonly [string, (words: number) => boolean])[] = [
  ["80 to 149 words", (words) => words < 150],
  ["150 to 299 words", (words) => words >= 150 && words < 300],
  ["300 words and more", (words) => words >= 300],
];

/** The shipped weights on dev passages: all of them, then by length, source and domain. */
export function devPart(judged: readonly Judged[]): Part {
  const by = (key: "source" | "domain") =>
    [...new Set(judged.map((one) => one[key]))].toSorted().flatMap((name) => {
      const inside = judged.filter((one) => one[key] === name);
      return inside.length >= 20 ? [row(`${key}: ${name}`, inside)] : [];
    });
  return {
    title: "On dev passages, by the shipped weights",
    note: "The weights come from the train passages and what was added to them; no topic stands in both. Caught at 1 %: the share of generated texts above the score that 1 % of the human ones exceed. Accused and caught: human and generated texts that are called `ai`. A range holds when it reaches the certainty that came true. Groups of 20 and more.",
    table: { header, rows: [row("all", judged), ...lengths.map(([name, isIn]) => row(name, judged.filter(({ words }) => isIn(words)))), ...by("source"), ...by("domain")] },
  };
}

/** The same by generator, each against all human dev passages. */
export function generatorPart(judged: readonly Judged[]): Part {
  const human = judged.filter(({ isGenerated }) => !isGenerated);
  const generators = [...new Set(judged.flatMap(({ isGenerated, generator }) => (isGenerated ? [generator] : [])))].toSorted();
  return {
    title: "On dev passages, by generator",
    note: "Each generator against all human dev passages.",
    table: {
      header: ["generator", "texts", "AUROC", "caught at 1 %", "caught", "unsure"],
      rows: generators.map((name) => {
        const own = judged.filter(({ generator }) => generator === name);
        return [name, [String(own.length), percent(auroc([...human, ...own]), 2), percent(caughtAt([...human, ...own], 0.01)), percent(share(own, isCalled("ai"))), percent(share(own, isCalled("unsure")))]];
      }),
    },
  };
}

const besideReference = ["human", "generated", "AUROC", "reference", "caught at 1 %", "reference", "caught at 5 %", "reference"];

const leftOutRow = ({ kind, name, human, generated, ours, reference, isEarlier }: LeftOut): readonly [string, readonly string[]] => [
  `${kind}: ${name}${isEarlier ? " †" : ""}`,
  [
    String(human),
    String(generated),
    percent(ours.auroc, 2),
    percent(reference.auroc, 2),
    percent(ours.caughtAt1),
    percent(reference.caughtAt1),
    percent(ours.caughtAt5),
    percent(reference.caughtAt5),
  ],
];

const isOfCorpus = ({ kind }: LeftOut) => kind !== "assistants" && kind !== "attacks";

export function leftOutPart(rows: readonly LeftOut[]): Part {
  return {
    title: "What is left out is judged by a model that never saw its like",
    note: `Over train and dev, beside the reference: logistic regressions on word 1–2-grams, character 2–4-grams and the style features, stacked, learned from the corpus alone and judged on the same passages. Topics: parts by topic. Sources, domains, rewrites: the whole of one, with all that shares its topics. Generators: all texts of a family, against people whose topics were not seen. Measured by \`npm run leave-out\` in tooling/training.${rows.some(({ isEarlier }) => isEarlier) ? " A † marks rows that were measured before texts were added to the corpus." : ""}`,
    table: { header: ["left out", ...besideReference], rows: rows.filter(isOfCorpus).map(leftOutRow) },
  };
}

export function attacksPart(rows: readonly LeftOut[]): Part {
  return {
    title: "Newer assistants, humanizers and other disguises",
    note: "Newest: the inputs of HumanizerBench (June and July 2026, CC BY 4.0), by Claude Opus 4.7, Claude Sonnet 5, Gemini 3.5 Flash and GPT-5.5. Everyday: our own sixty passages in an assistant's manner, which no model learned from. Humanizers: that benchmark's outputs of thirteen commercial tools. “None seen” is judged by models that learned from no text of that collection, but from those that Claude wrote beside people's; “other tools and other texts” by one that learned from outputs of half the tools on half the inputs, on the other halves. All three against a sixth of the corpus's people, whose topics were not seen. The rest are generated dev passages changed by a rule, against people's as they are, by models that know the train passages and what was added to them.",
    table: { header: ["text", ...besideReference], rows: rows.filter((one) => !isOfCorpus(one)).map(leftOutRow) },
  };
}

export function accusationsPart({ accusations, generated, caught }: Accusations): Part {
  return {
    title: "False accusations at the shipped threshold",
    note: `Human texts that would be called \`ai\` by models that knew nothing from their source, over train and dev; the upper end of the 95 % interval beside it. At the same threshold such models call ${percent(caught / generated)} of ${figure(generated, 0)} generated texts \`ai\` (upper end ${percent(shareUpper(caught, generated))}).`,
    table: {
      header: ["group", "passages", "accused", "share", "at most"],
      rows: accusations.map(({ group, passages, accused, upper }) => [group, [figure(passages, 0), String(accused), percent(accused / passages, 2), percent(upper, 2)]]),
    },
  };
}
