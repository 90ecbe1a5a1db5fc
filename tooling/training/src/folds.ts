import type { Passage } from "./passages.ts";
import { numberOf } from "./random.ts";

/** Passages to learn from and others to be judged by, as places in the data. */
export interface Fold {
  readonly kind: "topics" | "sources" | "generators" | "rewrites" | "domains";
  readonly name: string;
  readonly learn: readonly number[];
  readonly judge: readonly number[];
}

type Test = (passage: Passage) => boolean;

const sourceGroups: Readonly<Record<string, readonly string[]>> = {
  biscope: ["biscope"],
  l2r: ["l2r"],
  "news and abstracts": ["fast-detect-gpt", "glimpse", "imbd", "dna-gpt"],
  "slop-score, gum, ewt": ["slop-score", "gum", "ewt"],
  "agencies and textbooks": ["openstax", "digitalgov", "18f-blog"],
};

const generatorFamilies: Readonly<Record<string, RegExp>> = {
  "GPT-3.5": /gpt-3\.5/u,
  "GPT-4 and later": /gpt-4|gpt-5/u,
  Claude: /claude/u,
  "Gemini, Gemma": /gemini|gemma/u,
  Llama: /llama/u,
  "Mistral, Qwen, DeepSeek": /mistral|qwen|deepseek/iu,
};

const rewrittenDomains: Readonly<Record<string, RegExp>> = {
  education: /Education|ArtCulture|Environmental/u,
  online: /Entertainment|Online|Food|Sports|Personal/u,
  news: /NewsArticle/u,
  technical: /Technical|AcademicResearch/u,
  literature: /Literature/u,
};

const domains: Readonly<Record<string, RegExp>> = {
  abstracts: /^abstract$/u,
  creative: /creative|Literature/u,
  news: /news/iu,
  "essays, textbooks": /essay|textbook|Education|wiki|^academic|travel/u,
};

const topicParts = 4;

const isHuman: Test = ({ label }) => label === "human";

/** Leaves out what the test picks, and all that shares a topic with it. */
function leaveOut(data: readonly Passage[], kind: Fold["kind"], name: string, isLeftOut: Test, sharesTopic: Test = () => true): Fold {
  const judged = new Set(data.filter(isLeftOut));
  const topics = new Set([...judged].filter(sharesTopic).map(({ topic }) => topic));
  const placesOf = (test: Test) => data.flatMap((passage, at) => (test(passage) ? [at] : []));
  return { kind, name, judge: placesOf((passage) => judged.has(passage)), learn: placesOf((passage) => !judged.has(passage) && !topics.has(passage.topic)) };
}

export const topicFolds = (data: readonly Passage[]): Fold[] =>
  Array.from({ length: topicParts }, (_, part) => leaveOut(data, "topics", `part ${part + 1}`, ({ topic }) => numberOf(`${topic}t`) % topicParts === part));

export const sourceFolds = (data: readonly Passage[]): Fold[] =>
  Object.entries(sourceGroups).map(([name, sources]) => leaveOut(data, "sources", name, ({ source }) => sources.includes(source)));

/** A generator family is judged against people whose topics were not seen; all of its texts are left out. */
export const generatorFolds = (data: readonly Passage[]): Fold[] =>
  Object.entries(generatorFamilies).map(([name, pattern], part, { length }) =>
    leaveOut(data, "generators", name, (passage) => (isHuman(passage) ? numberOf(passage.topic) % length === part : pattern.test(passage.generator)), isHuman),
  );

export const domainFolds = (data: readonly Passage[]): Fold[] => [
  ...Object.entries(rewrittenDomains).map(([name, pattern]) => leaveOut(data, "rewrites", name, ({ source, domain }) => source === "l2r" && pattern.test(domain))),
  ...Object.entries(domains).map(([name, pattern]) => leaveOut(data, "domains", name, ({ domain }) => pattern.test(domain))),
];
