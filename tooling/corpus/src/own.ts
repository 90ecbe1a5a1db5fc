import { readFileSync } from "node:fs";
import { parseCsv } from "./csv.ts";
import { parseJsonLines } from "./json-lines.ts";

/** A passage as an assistant writes it, with what every rewrite of it must keep. */
export interface AiPassage {
  readonly id: string;
  readonly genre: string;
  readonly prompt: string;
  readonly text: string;
  /** Substrings that must come out verbatim; short ones count at token boundaries only. */
  readonly locks: readonly string[];
  /** Negations, modals and limits whose meaning must survive; the wording may change. */
  readonly sense: readonly string[];
}

/** What an assistant of November 2026 wrote of the same matter as a passage of the detector's corpus that is by a person. */
export interface AssistantPassage {
  /** That passage's id. */
  readonly of: string;
  /** From scratch, of the same kind and about as long; one paragraph, as passages of that corpus are. */
  readonly text: string;
}

/** A short input that is hard to handle, and why. */
export interface EdgeCase {
  readonly id: string;
  readonly text: string;
  readonly why: string;
}

/** A verb's forms; where English has two for one place, both. */
export interface VerbForms {
  readonly base: string;
  readonly thirdSingular: readonly string[];
  readonly past: readonly string[];
  readonly pastParticiple: readonly string[];
  readonly gerund: readonly string[];
}

/** How often a pattern stands in generated and in human prose. */
export interface PatternRate {
  readonly feature: string;
  /** `null` for what no pattern counts, such as the mean length of sentences. */
  readonly regex: string | null;
  /** Hits per 1,000 words, the mean over texts. */
  readonly rates: Readonly<Record<"llmEssay" | "humanEssay" | "humanAcademic" | "humanGov" | "humanNews", number>>;
  /** Rate in LLM essays, divided by the mean of human essays and human professional prose. */
  readonly ratio: number;
}

const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");
const readCsv = (name: string) => parseCsv(read(name));

export const aiPassages = (): AiPassage[] => parseJsonLines(read("ai-passages-dev.jsonl"));

export const assistantPassages = (): AssistantPassage[] => parseJsonLines(read("assistant-passages.jsonl"));

export const edgeCases = (): EdgeCase[] => parseJsonLines(read("edge-cases-dev.jsonl"));

const alternatives = (cell = "") => cell.split("|");

export const verbForms = (): VerbForms[] =>
  readCsv("verb_forms_gold.csv").map((row) => ({
    base: row["base"] ?? "",
    thirdSingular: alternatives(row["third_singular"]),
    past: alternatives(row["past"]),
    pastParticiple: alternatives(row["past_participle"]),
    gerund: alternatives(row["gerund"]),
  }));

export const patternRates = (): PatternRate[] =>
  readCsv("measured_pattern_rates.csv").map((row) => ({
    feature: row["feature"] ?? "",
    regex: row["regex"] || null,
    rates: {
      llmEssay: Number(row["llm_essay"]),
      humanEssay: Number(row["human_essay"]),
      humanAcademic: Number(row["human_academic"]),
      humanGov: Number(row["human_gov"]),
      humanNews: Number(row["human_news"]),
    },
    ratio: Number(row["ratio_llm_vs_human"]),
  }));
