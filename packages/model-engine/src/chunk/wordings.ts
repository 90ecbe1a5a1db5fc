import type { Failure } from "../judge/failure.ts";
import { type Bench, judge } from "../judge/judge.ts";
import { lengthFailure } from "../judge/form.ts";
import { align } from "./align.ts";
import type { Chunk } from "./chunks.ts";
import { cleaned } from "./clean.ts";
import type { Fact } from "./fact.ts";
import { type Masked, unmask } from "./mask.ts";
import { sentencesAround } from "./sentences.ts";

/** A wording of some sentences of a chunk, judged. */
export interface Wording {
  /** Positions in the chunk's sentences; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Empty where it can stand. */
  readonly failures: readonly Failure[];
}

/** What an answer brought. */
export interface Reading {
  readonly wordings: readonly Wording[];
  /** All that is wrong with the answer as a whole; empty where every sentence of it can stand. */
  readonly failures: readonly Failure[];
}

export interface Ask {
  /** The whole text. */
  readonly text: string;
  readonly chunk: Chunk;
  readonly facts: readonly Fact[];
  readonly masked: Masked;
  readonly bench: Bench;
}

const paragraphs = /\r?\n[ \t]*\r?\n/u;

/** Reads an answer: finds the wording of each sentence in it, and judges each. */
export function read(answer: string, { text, chunk, facts, masked, bench }: Ask): Reading {
  const own = cleaned(answer, masked.text);
  const { text: said, facts: places, hasStrangers } = unmask(own.replace(/(?<!\s)\s*[\r\n]+\s*/gu, " "), masked);
  if (said.trim() === "") return { wordings: [], failures: [{ code: "empty", advice: "Answer with the rewritten text." }] };

  const failures: Failure[] = [];
  if (hasStrangers) failures.push({ code: "fact-added", advice: "A mark came back that was never sent; use only the marks of the text." });
  if (paragraphs.test(own)) failures.push({ code: "split", advice: "Answer with one paragraph and nothing else: no introduction, no notes." });

  const originals = chunk.sentences.map(({ start, end }) => text.slice(start, end));
  const answers = sentencesAround(said, { start: 0, end: said.length }, places);
  const wordings: Wording[] = [];
  for (const { original: { from, to }, answer: part } of align(originals, answers.map(({ start, end }) => said.slice(start, end)))) {
    const span = { start: chunk.sentences[from]?.start ?? 0, end: chunk.sentences[to - 1]?.end ?? 0 };
    if (from === to) {
      failures.push({ code: "invented", advice: "It had a sentence that the original does not have; add none." });
    } else if (part.from === part.to) {
      failures.push({ code: "missing", advice: "A sentence of the original was left out." });
    } else {
      const wording = said.slice(answers[part.from]?.start, answers[part.to - 1]?.end);
      const within = facts.filter(({ start, end }) => start >= span.start && end <= span.end).map((fact) => fact.text);
      const wrong = [...judge(text.slice(span.start, span.end), wording, within, bench)];
      wordings.push({ from, to, text: wording, failures: wrong });
      failures.push(...wrong);
    }
  }
  const length = failures.length === 0 ? lengthFailure(text.slice(chunk.start, chunk.end), said, 2) : null;
  return { wordings, failures: length ? [length] : unique(failures) };
}

const unique = (failures: readonly Failure[]): Failure[] => [...new Map(failures.map((failure) => [failure.code, failure])).values()];
