import { hintRules } from "../hints/index.ts";
import type { Scene } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import type { Hint } from "../types.ts";
import { Cues } from "./cues.ts";
import type { Passage } from "./passage.ts";
import { type Manner, setScene } from "./scene.ts";

const cues = new Cues(hintRules);

/** What a person should look at in a passage as they wrote it, in order. A quotation, or what is locked, is left to its author. */
export function hintsIn(passage: Passage, manner: Manner, tagger: Tagger | null): Hint[] {
  const { text, block } = passage;
  if (block.kind === "opaque") return [];
  const hints: Hint[] = [];
  const scenes: Scene[] = [];
  for (const { rule, sentences } of cues.askedOf(block.sentences.map(({ start, end }) => text.slice(start, end)))) {
    for (const index of sentences) {
      const sentence = block.sentences[index];
      const scene = sentence && (scenes[index] ??= setScene(passage, sentence, index, manner, tagger));
      for (const { start, end } of scene ? rule.find(scene) : []) {
        if (scene?.isLocked(start, end, ["quotation", "term"])) continue;
        hints.push({ start: passage.start + start, end: passage.start + end, rule: rule.id, reason: rule.why });
      }
    }
  }
  return hints.toSorted((one, other) => one.start - other.start);
}
