import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { aiPassages, assistantPassages, corpusDirectory } from "@prosewell/corpus";
import { passages, type Passage } from "./passages.ts";
import { isInHalf } from "./random.ts";

interface Input {
  readonly id: string;
  readonly category: string;
  readonly model: string;
  readonly text: string;
}

interface Output {
  readonly sample: string;
  readonly tool: string;
  readonly output: string;
}

const linesOf = <Line>(text: string): Line[] => text.trim().split("\n").map((line) => JSON.parse(line) as Line);

/**
 * What the detector's corpus lacks: what newer assistants write for everyday ends and what humanizers make of it (the inputs of
 * HumanizerBench, CC BY 4.0, its outputs of commercial tools, and two collections that were made for this project, one of which is only
 * judged; the other stands beside passages by people and shares their topics), and plain guidance by people (plainlanguage.gov, CC0).
 * `null` where the collections are not on this machine.
 */
export function addedPassages(): Passage[] | null {
  const folder = resolve(corpusDirectory(), "humanizerbench");
  const guidanceFile = resolve(corpusDirectory(), "rewriting/human_gov_control_dev.jsonl");
  const train = passages("train");
  if (!train || !existsSync(folder) || !existsSync(guidanceFile)) return null;
  const guidance = linesOf<{ readonly text: string }>(readFileSync(guidanceFile, "utf8"));
  const inputs = linesOf<Input>(readFileSync(resolve(folder, "inputs.jsonl"), "utf8"));
  const outputs = linesOf<Output>(gunzipSync(readFileSync(resolve(folder, "market-outputs.jsonl.gz"))).toString("utf8"));
  const byId = new Map(inputs.map((input) => [input.id, input]));
  const beside = new Map(train.map((passage) => [passage.id, passage]));
  const generated = (source: string, id: string, topic: string, generator: string, domain: string, text: string): Passage => ({ id, topic, generator, domain, source, text, label: "ai" });
  return [
    ...inputs.map(({ id, category, model, text }) => generated("humanizerbench", id, id, model, category, text)),
    ...outputs.map(({ sample, tool, output }) => generated("humanizers", `${sample} ${tool}`, sample, `${byId.get(sample)?.model} by ${tool}`, byId.get(sample)?.category ?? "", output)),
    ...guidance.map(({ text }, at): Passage => ({ id: `guidance ${at}`, topic: `guidance ${at}`, generator: "human", domain: "guidance", source: "plainlanguage", text, label: "human" })),
    ...aiPassages().map(({ id, genre, text }) => generated("everyday", id, id, "an assistant", genre, text)),
    ...assistantPassages().map(({ of, text }) => generated("beside people", `beside ${of}`, beside.get(of)?.topic ?? of, "claude, November 2026", beside.get(of)?.domain ?? "", text)),
  ];
}

/** Whether a passage is an assistant's, of the kind and the matter of one by a person. */
export const isBesidePeople = ({ source }: Passage): boolean => source === "beside people";

/** Whether a passage is none of the corpus. */
export const isAdded = ({ source }: Passage): boolean => ["humanizerbench", "humanizers", "everyday", "beside people", "plainlanguage"].includes(source);

/**
 * Whether a text may be learned from. Our own passages stand where the rewriter and the reasons are tried, and must be as new to the
 * detector there as a reader's text. Where no text by a person is at hand, what is about such things must not count as generated: people
 * apply in their own words. And thirteen tools' versions of one text say little more than three.
 */
export const isLearnable = ({ id, source, domain }: Passage): boolean =>
  source !== "everyday" && domain !== "application_essay" && (source !== "humanizers" || (isInHalf(id) && isInHalf(`${id} again`)));
