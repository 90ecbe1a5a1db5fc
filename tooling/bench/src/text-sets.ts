import { aiPassages, edgeCases, external, type ExternalName } from "@prosewell/corpus";

/** A text to measure; `facts` must come out verbatim. */
export interface BenchText {
  readonly id: string;
  readonly text: string;
  readonly genre?: string;
  readonly facts?: readonly string[];
}

export interface TextSet {
  readonly name: string;
  readonly texts: readonly BenchText[];
}

export const everyday = (): TextSet => ({
  name: "everyday passages",
  texts: aiPassages().map(({ id, text, genre, locks }) => ({ id, text, genre, facts: locks })),
});

const externalSets: readonly { readonly name: string; readonly from: ExternalName }[] = [
  { name: "LLM essays", from: "llm-essays" },
  { name: "HumanizerBench inputs", from: "humanizerbench" },
  { name: "human control", from: "human-control" },
];

/** Our own passages, and of the external corpora those that are on this machine. */
export function textSets(): { sets: readonly TextSet[]; skipped: readonly string[] } {
  const found = externalSets.map(({ name, from }) => ({ name, texts: external(from) }));
  return {
    sets: [everyday(), ...found.flatMap(({ name, texts }) => (texts ? [{ name, texts }] : []))],
    skipped: found.filter(({ texts }) => texts === null).map(({ name }) => `${name}, because the corpus is not in CORPUS_DIR.`),
  };
}

export const edges = (): TextSet => ({ name: "edge cases", texts: edgeCases() });
