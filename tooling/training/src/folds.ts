import { isAdded, isLearnable } from "./added.ts";
import type { Passage } from "./passages.ts";
import { isInHalf, numberOf } from "./random.ts";

/** Passages to learn from and others to be judged by, as places in the data. */
export interface Fold {
  readonly kind: "topics" | "sources" | "generators" | "rewrites" | "domains" | "assistants" | "attacks";
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

/** Leaves out what the test picks, and all that shares a topic with it; of what was picked, judges what `isJudged` says: of what was added to the corpus nothing, unless it says so. */
function leaveOut(data: readonly Passage[], kind: Fold["kind"], name: string, isLeftOut: Test, { sharesTopic = () => true, isJudged = (passage) => !isAdded(passage) }: { sharesTopic?: Test; isJudged?: Test } = {}): Fold {
  const picked = new Set(data.filter(isLeftOut));
  const topics = new Set([...picked].filter(sharesTopic).map(({ topic }) => topic));
  const placesOf = (test: Test) => data.flatMap((passage, at) => (test(passage) ? [at] : []));
  return { kind, name, judge: placesOf((passage) => picked.has(passage) && isJudged(passage)), learn: placesOf((passage) => !picked.has(passage) && !topics.has(passage.topic) && isLearnable(passage)) };
}

/** One in so many topics of people, whom generated texts are judged against. */
const humanParts = 6;
const isPartOfHumans = (passage: Passage, part: number) => isHuman(passage) && !isAdded(passage) && numberOf(passage.topic) % humanParts === part;

export const topicFolds = (data: readonly Passage[]): Fold[] =>
  Array.from({ length: topicParts }, (_, part) => leaveOut(data, "topics", `part ${part + 1}`, ({ topic }) => numberOf(`${topic}t`) % topicParts === part));

export const sourceFolds = (data: readonly Passage[]): Fold[] =>
  Object.entries(sourceGroups).map(([name, sources]) => leaveOut(data, "sources", name, ({ source }) => sources.includes(source)));

/** A generator family is judged against people whose topics were not seen; all of its texts are left out. */
export const generatorFolds = (data: readonly Passage[]): Fold[] =>
  Object.entries(generatorFamilies).map(([name, pattern], part) =>
    leaveOut(data, "generators", name, (passage) => isPartOfHumans(passage, part) || (!isHuman(passage) && pattern.test(passage.generator)), { sharesTopic: isHuman }),
  );

const toolOf = ({ id }: Passage) => id.slice(id.indexOf(" ") + 1);

/** Newer assistants and humanizers, each against people whose topics were not seen. */
export const assistantFolds = (data: readonly Passage[]): Fold[] => {
  const fold = (kind: Fold["kind"], name: string, part: number, isLeftOut: Test, isJudged: Test) =>
    leaveOut(data, kind, name, (passage) => isPartOfHumans(passage, part) || isLeftOut(passage), { sharesTopic: isHuman, isJudged: (passage) => isHuman(passage) || isJudged(passage) });
  const isFrom = (...sources: readonly string[]): Test => ({ source }) => sources.includes(source);
  return [
    fold("assistants", "newest, none seen", 0, isFrom("humanizerbench", "humanizers"), isFrom("humanizerbench")),
    fold("assistants", "everyday, none seen", 1, isFrom("everyday"), isFrom("everyday")),
    fold("attacks", "humanizers, none seen", 2, isFrom("humanizerbench", "humanizers"), isFrom("humanizers")),
    fold(
      "attacks",
      "humanizers, other tools and other texts",
      3,
      (passage) => isFrom("humanizerbench", "humanizers")(passage) && (isInHalf(passage.topic) || (passage.source === "humanizers" && isInHalf(toolOf(passage)))),
      (passage) => passage.source === "humanizers" && isInHalf(passage.topic) && isInHalf(toolOf(passage)),
    ),
  ];
};

export const domainFolds = (data: readonly Passage[]): Fold[] => [
  ...Object.entries(rewrittenDomains).map(([name, pattern]) => leaveOut(data, "rewrites", name, ({ source, domain }) => source === "l2r" && pattern.test(domain))),
  ...Object.entries(domains).map(([name, pattern]) => leaveOut(data, "domains", name, ({ domain }) => pattern.test(domain))),
];
