import { figure, median } from "../report/figures.ts";

/** What of a Lighthouse result is read. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Measure {
  readonly name: string;
  readonly decimals: number;
  readonly read: (report: Report) => number;
  /** What a page of ours must keep, beside the bare page's figure in the same run. */
  readonly bar?: { readonly says: string; readonly keeps: (value: number, bare: number) => boolean };
}

const score = (category: string) => (report: Report) => Math.round(100 * (report.categories[category]?.score ?? Number.NaN));
const metric = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? Number.NaN;

const full = { says: "100", keeps: (value: number) => value === 100 };

/** Every figure of a run, in the order of the tables. */
export const measures: readonly Measure[] = [
  { name: "performance", decimals: 0, read: score("performance"), bar: { says: "≥ 98", keeps: (value) => value >= 98 } },
  { name: "accessibility", decimals: 0, read: score("accessibility"), bar: full },
  { name: "best practices", decimals: 0, read: score("best-practices"), bar: full },
  { name: "SEO", decimals: 0, read: score("seo"), bar: full },
  { name: "FCP", decimals: 0, read: metric("first-contentful-paint") },
  { name: "LCP", decimals: 0, read: metric("largest-contentful-paint"), bar: { says: "≤ 1,200", keeps: (value) => value <= 1200 } },
  { name: "TBT", decimals: 0, read: metric("total-blocking-time"), bar: { says: "≤ bare + 30", keeps: (value, bare) => value <= bare + 30 } },
  { name: "CLS", decimals: 3, read: metric("cumulative-layout-shift"), bar: { says: "0", keeps: (value) => value === 0 } },
];

/** A page's figures, each the median of its runs; in the order of `measures`. */
export const figuresOf = (reports: readonly Report[]): number[] => measures.map(({ read }) => median(reports.map(read)));

export const bars = measures.map(({ bar }) => bar?.says ?? "");

/** Names of the bars that a page misses. */
export const missed = (figures: readonly number[], bare: readonly number[]): string[] =>
  measures.filter(({ bar }, index) => bar && !bar.keeps(figures[index] ?? Number.NaN, bare[index] ?? Number.NaN)).map(({ name }) => name);

export const shown = (figures: readonly number[]): string[] => measures.map(({ decimals }, index) => figure(figures[index] ?? Number.NaN, decimals));
