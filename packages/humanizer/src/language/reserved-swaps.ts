import type { Proposal, Scene } from "../rule.ts";
import { compilePhrases, swapPhrases, type PhraseSwap } from "./swap-phrases.ts";
import { compileTagged, swapTagged, type TaggedSwap } from "./swap-tagged.ts";
import { compileVerbs, swapVerbs, type VerbSwap } from "./swap-verbs.ts";

interface Swaps {
  readonly verbs: readonly VerbSwap[];
  readonly words: readonly TaggedSwap[];
  readonly phrases: readonly PhraseSwap[];
}

/** What a rule of a reserved tone needs: the words it looks for, and their swaps where a sentence is neither a heading nor a question, which is talk. */
export function reservedSwaps({ verbs, words, phrases }: Swaps): { readonly cues: readonly string[]; readonly propose: (scene: Scene) => Generator<Proposal> } {
  const tables = { verbs: compileVerbs(verbs), words: compileTagged(words), phrases: compilePhrases(phrases) };
  return {
    cues: Object.values(tables).flatMap((table) => [...table.keys()]),
    *propose(scene) {
      if (scene.block.kind === "heading" || scene.text.slice(scene.sentence.start, scene.sentence.end).endsWith("?")) return;
      yield* swapVerbs(scene, tables.verbs);
      yield* swapTagged(scene, tables.words);
      yield* swapPhrases(scene, tables.phrases);
    },
  };
}
