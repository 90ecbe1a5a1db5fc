import { expect, test } from "vitest";
import { domainFolds, generatorFolds, sourceFolds, topicFolds } from "./folds.ts";
import type { Passage } from "./passages.ts";

const sources = ["l2r", "biscope", "slop-score", "gum", "openstax"];
const domains = ["essay", "creative", "abstract", "NewsArticle", "LiteratureCreativeWriting"];
const generators = ["gpt-4o", "claude-3-opus", "llama-3-70b"];
const data = Array.from({ length: 300 }, (_, at): Passage => {
  const label = at % 2 === 0 ? "human" : "ai";
  return { id: String(at), text: "", label, generator: label === "human" ? "human" : (generators[at % 3] ?? ""), domain: domains[at % 5] ?? "", source: sources[at % 5] ?? "", topic: String(Math.floor(at / 2)) };
});
const topic = (at: number) => data[at]?.topic;

test.each([...topicFolds(data), ...sourceFolds(data), ...domainFolds(data)].map((fold): [string, typeof fold] => [`${fold.kind}: ${fold.name}`, fold]))(
  "%s: nothing that is judged shares a topic with what is learned",
  (_, { learn, judge }) => {
    const judged = new Set(judge.map(topic));
    expect(learn.filter((at) => judged.has(topic(at)))).toEqual([]);
  },
);

test("a generator that is judged is not learned, nor are the topics of the people it is judged against", () => {
  for (const { name, learn, judge } of generatorFolds(data).filter(({ name: family }) => family === "Claude")) {
    expect(name).toBe("Claude");
    expect(learn.filter((at) => data[at]?.generator === "claude-3-opus")).toEqual([]);
    const people = new Set(judge.filter((at) => data[at]?.label === "human").map(topic));
    expect(learn.filter((at) => people.has(topic(at)))).toEqual([]);
  }
});

test("every passage is judged by a model that did not know its topic, once, and its source, once", () => {
  for (const folds of [topicFolds(data), sourceFolds(data)]) {
    expect(folds.flatMap(({ judge }) => judge).toSorted((one, other) => one - other)).toEqual(data.map((_, at) => at));
  }
});
