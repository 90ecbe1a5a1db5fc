import { strengths, tones, type Strength, type Tone } from "@prosewell/humanizer";
import { figure, percent, sum } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import type { Table } from "../report/table.ts";
import { changeOf, editsByRule } from "./change.ts";
import { lostFacts } from "./facts.ts";
import { marksPerThousand } from "./marks.ts";
import type { Outcome } from "./outcome.ts";

/** The rewrites of one set of texts in the standard tone, by strength. */
export interface SetRun {
  readonly name: string;
  readonly byStrength: Readonly<Record<Strength, readonly Outcome[]>>;
}

export function marksPart(runs: readonly SetRun[]): Part {
  const figures = (byStrength: SetRun["byStrength"]) => [
    String(byStrength.standard.length),
    figure(marksPerThousand(byStrength.standard.map(({ source }) => source.text))),
    ...strengths.map((strength) => figure(marksPerThousand(byStrength[strength].map(({ result }) => result.text)))),
  ];
  return {
    title: "Marks of generated prose per 1,000 words",
    note: "Standard tone, before and after each strength. 26 patterns that generated essays show at least three times as often as people do; people's own prose has some of them too.",
    table: { header: ["texts", "number", "before", ...strengths], rows: runs.map(({ name, byStrength }) => [name, figures(byStrength)]) },
  };
}

/** The same run, one row for each genre of its texts. */
export function byGenre({ name, byStrength }: SetRun): SetRun[] {
  const genres = [...new Set(byStrength.standard.map(({ source }) => source.genre ?? name))];
  const only = (strength: Strength, genre: string) => byStrength[strength].filter(({ source }) => (source.genre ?? name) === genre);
  return genres.map((genre) => ({
    name: `— ${genre.replaceAll("_", " ")}`,
    byStrength: { light: only("light", genre), standard: only("standard", genre), strong: only("strong", genre) },
  }));
}

export function factsPart(kept: (tone: Tone, strength: Strength) => readonly Outcome[], listed: number): Part {
  const cell = (tone: Tone, strength: Strength) => {
    const lost = sum(kept(tone, strength).map(({ source, result }) => lostFacts(source.text, result.text, source.facts ?? []).length));
    return `${listed - lost} of ${listed}`;
  };
  return {
    title: "Listed facts kept",
    note: "Facts listed with the everyday passages, found as often as before, at token boundaries, contractions written out.",
    table: { header: ["tone", ...strengths], rows: tones.map((tone) => [tone, strengths.map((strength) => cell(tone, strength))]) },
  };
}

export function changePart(runs: readonly SetRun[]): Part {
  const rows = runs.flatMap(({ name, byStrength }) =>
    strengths.map((strength): Table["rows"][number] => {
      const { wordsChanged, untouched, editsPerThousand, length } = changeOf(byStrength[strength]);
      return [`${name}, ${strength}`, [percent(wordsChanged, 2), percent(untouched, 0), figure(editsPerThousand), figure(length, 3)]];
    }),
  );
  return {
    title: "How much is changed",
    note: "Standard tone. The human control is prose that people wrote: it should be left alone.",
    table: { header: ["texts", "words changed", "texts untouched", "edits per 1,000 words", "length out / in"], rows },
  };
}

export function rulesPart(runs: readonly SetRun[]): Part {
  const columns = runs.map(({ byStrength }) => editsByRule(byStrength.standard));
  const rules = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rate = (rule: string) => columns[0]?.get(rule) ?? 0;
  return {
    title: "Edits per 1,000 words, by rule",
    note: "Standard tone and strength.",
    table: {
      header: ["rule", ...runs.map(({ name }) => name)],
      rows: rules
        .toSorted((one, other) => rate(other) - rate(one) || one.localeCompare(other))
        .map((rule) => [rule, columns.map((column) => figure(column.get(rule) ?? 0, 2))]),
    },
  };
}
