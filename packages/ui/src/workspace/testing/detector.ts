import type { Detection } from "@prosewell/detector";
import type { Detect } from "../detection/Detection.tsx";

/** What the fixture's detector says of any text that has enough words. */
export const judgementOf = (text: string): Detection => {
  const probability = text.includes("utilize") ? 0.82 : 0.31;
  return {
    verdict: probability > 0.5 ? "ai" : "human",
    probability,
    range: [probability - 0.2, probability + 0.15],
    reasons: [{ text: "Its sentences are all of much the same length.", start: 0, end: text.length }],
    sentences: [{ start: 0, end: text.indexOf(".") + 1, probability, reasons: [{ text: "A turn of phrase that generated prose is fond of.", start: 0, end: 8 }] }],
    reliability: "enough text",
    language: "en",
  };
};

export const unsure: Detection = { verdict: "unsure", probability: null, range: [0, 1], reasons: [], sentences: [], reliability: "not enough text", language: "en" };

export const detect: Detect = (text) => Promise.resolve(judgementOf(text));
