import { loadLanguageIdentifier, type IdentifyLanguage } from "@prosewell/prose/language";
import type { Detection, Detector, JudgedSentence, Reason, Reliability } from "./detection.ts";
import { mannerOf } from "./judgement/manner.ts";
import { partsOf } from "./judgement/parts.ts";
import { rangeOf } from "./judgement/range.ts";
import { reasonsOf } from "./judgement/reasons.ts";
import { verdictOf } from "./judgement/verdict.ts";
import { windowLogit, windows } from "./judgement/windows.ts";
import { loadModel } from "./model/load.ts";
import type { Model } from "./model/model.ts";
import { judge, probabilityOf, type Judged } from "./model/score.ts";
import { plainText } from "./reading/character.ts";
import { passageOf, type Passage } from "./reading/passage.ts";

/** Below this nothing can be told; below the other, little. */
const leastWords = 80;
const enoughWords = 300;

const measuredLanguage = "en";

/** Loads the weights and the language identifier and makes a detector. Make one and keep it. */
export async function createDetector(): Promise<Detector> {
  const [model, identifyLanguage] = await Promise.all([loadModel(), loadLanguageIdentifier()]);
  return { detect: (text) => detect(text, model, identifyLanguage) };
}

function detect(text: string, model: Model, identifyLanguage: IdentifyLanguage): Detection {
  const passage = passageOf(text);
  const language = languageOf(text, passage, identifyLanguage);
  const reliability = reliabilityOf(passage.words, language);
  if (reliability === "not enough text" || reliability === "language not measured") {
    return { verdict: "unsure", probability: null, range: [0, 1], reasons: onceEach(passage.notices), sentences: [], reliability, language };
  }
  const parts = partsOf(passage.tokens, passage.words).map((part) => judge(model, passage.tokens, part));
  const logit = parts.reduce((total, part) => total + part.logit * part.words, 0) / passage.words;
  const judged = parts.flatMap((part) => sentencesOf(text, model, passage, part));
  const span = { start: passage.sentences[0]?.start ?? 0, end: passage.sentences.at(-1)?.end ?? text.length };
  return {
    verdict: verdictOf(model.settings, logit, judged),
    probability: probabilityOf(logit),
    range: rangeOf(model.settings.ranges, logit, passage.words),
    reasons: mannerOf(model, parts, logit >= 0).map((reason) => ({ text: reason, ...span })),
    sentences: withNotices(judged.map(({ sentence }) => sentence), passage.notices),
    reliability,
    language,
  };
}

function reliabilityOf(words: number, language: string): Reliability {
  if (words < leastWords) return "not enough text";
  if (language !== measuredLanguage) return "language not measured";
  return words < enoughWords ? "short text" : "enough text";
}

/** Enough to tell a language by. */
const sampleLength = 3000;

function languageOf(text: string, { sentences }: Passage, identify: IdentifyLanguage): string {
  let sample = "";
  for (const { start, end } of sentences) {
    if (sample.length >= sampleLength) break;
    sample += `${text.slice(start, end)} `;
  }
  const language = identify(sample);
  if (language === measuredLanguage) return language;
  // In disguise, English can pass for another language, or for none at all.
  const seen = identify(plainText(sample));
  return seen === measuredLanguage || language === "und" ? seen : language;
}

interface SentenceInPart {
  readonly sentence: JudgedSentence;
  readonly words: number;
  readonly probability: number;
}

function sentencesOf(text: string, model: Model, passage: Passage, part: Judged): SentenceInPart[] {
  return windows(passage.tokens, part.from, part.to, part.evidence).map((window) => {
    const { start, end } = passage.sentences[window.sentence] ?? { start: 0, end: 0 };
    const probability = probabilityOf(windowLogit(model.settings.window, window));
    const reasons = probability >= 0.5 ? reasonsOf(text, model, passage, window, part) : [];
    return { sentence: { start, end, probability, reasons }, words: window.words, probability };
  });
}

/** The first of each kind. */
function onceEach(notices: readonly Reason[]): Reason[] {
  const first = new Map<string, Reason>();
  for (const notice of notices) if (!first.has(notice.text)) first.set(notice.text, notice);
  return [...first.values()];
}

/** Tells of what was left out or seen through at the sentence in which it stands, else at the one before it: once for each kind. */
function withNotices(sentences: readonly JudgedSentence[], notices: readonly Reason[]): JudgedSentence[] {
  const noted = sentences.map(() => new Map<string, Reason>());
  let at = 0;
  for (const notice of notices) {
    while ((sentences[at + 1]?.start ?? Infinity) <= notice.start) at += 1;
    const here = noted[at];
    if (here && !here.has(notice.text)) here.set(notice.text, notice);
  }
  return sentences.map((sentence, place) => ({ ...sentence, reasons: [...sentence.reasons, ...(noted[place]?.values() ?? [])] }));
}
