import { expect, test } from "vitest";
import { bars, figuresOf, measures, missed, type Report, shown } from "./figures.ts";

const report = (performance: number, tbt: number, others: Partial<Record<"seo" | "lcp" | "cls", number>> = {}): Report => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 1 },
    seo: { score: others.seo ?? 1 },
  },
  audits: {
    "first-contentful-paint": { numericValue: 640 },
    "largest-contentful-paint": { numericValue: others.lcp ?? 900 },
    "total-blocking-time": { numericValue: tbt },
    "cumulative-layout-shift": { numericValue: others.cls ?? 0 },
  },
});

const bare = figuresOf([report(1, 70)]);

test("each figure is the median of its runs by itself", () => {
  const figures = figuresOf([report(0.99, 60), report(1, 500), report(0.9, 80)]);
  expect(shown(figures)).toEqual(["99", "100", "100", "100", "640", "900", "80", "0.000"]);
});

test("a page at every bar misses none", () => {
  expect(missed(figuresOf([report(0.98, 100, { lcp: 1200 })]), bare)).toEqual([]);
});

test.each([
  ["performance", report(0.97, 70)],
  ["SEO", report(1, 70, { seo: 0.99 })],
  ["LCP", report(1, 70, { lcp: 1201 })],
  ["TBT", report(1, 101)],
  ["CLS", report(1, 70, { cls: 0.001 })],
])("%s just past its bar is named", (name, result) => {
  expect(missed(figuresOf([result]), bare)).toEqual([name]);
});

test("a category without a score misses its bar", () => {
  const { categories, audits } = report(1, 70);
  expect(missed(figuresOf([{ categories: { ...categories, accessibility: { score: null } }, audits }]), bare)).toEqual(["accessibility"]);
});

test("every figure has its column", () => {
  expect(bars).toHaveLength(measures.length);
});
