import { expect, test } from "vitest";
import { assistantFolds, domainFolds, generatorFolds, sourceFolds, topicFolds } from "./folds.ts";
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

const tools = ["one", "two", "three", "four", "five"];
const people = Array.from({ length: 60 }, (_, at): Passage => ({ id: `h${at}`, text: "", label: "human", generator: "human", domain: "", source: "l2r", topic: `h${at}` }));
const inputs = Array.from({ length: 20 }, (_, at): Passage => ({ id: `i${at}`, text: "", label: "ai", generator: "claude", domain: at % 5 === 0 ? "application_essay" : "", source: "humanizerbench", topic: `i${at}` }));
const outputs = inputs.flatMap((input) => tools.map((tool): Passage => ({ ...input, id: `${input.id} ${tool}`, source: "humanizers" })));
const later = [...people, ...inputs, ...outputs, { id: "e", text: "", label: "ai" as const, generator: "", domain: "", source: "everyday", topic: "e" }];

test("of what newer assistants wrote, no row of others judges anything, and none learns what is like an application", () => {
  for (const { learn, judge } of [...sourceFolds(later), ...generatorFolds(later), ...domainFolds(later), ...topicFolds(later)]) {
    expect(judge.filter((at) => later[at]?.source.startsWith("human"))).toEqual([]);
    expect(learn.filter((at) => later[at]?.domain === "application_essay")).toEqual([]);
  }
});

test("a humanizer's text is judged by models that knew neither its tool nor its input", () => {
  const { learn = [], judge = [] } = assistantFolds(later).find(({ name }) => name.includes("other tools")) ?? {};
  const seen = learn.map((at) => later[at] as Passage);
  const judged = judge.map((at) => later[at] as Passage).filter(({ label }) => label === "ai");
  const toolOf = ({ id }: Passage) => id.split(" ")[1];
  expect(judged.length).toBeGreaterThan(0);
  expect(seen.some(({ source }) => source === "humanizers")).toBe(true);
  for (const one of judged) expect(seen.filter((other) => other.topic === one.topic || (other.source === "humanizers" && toolOf(other) === toolOf(one)))).toEqual([]);
});
