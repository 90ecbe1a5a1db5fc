import { hintRules } from "../hints/index.ts";
import type { Tagger } from "../tagger/tagger.ts";
import type { Hint } from "../types.ts";
import type { Passage } from "./passage.ts";
import { type Manner, setScene } from "./scene.ts";

/** What a person should look at in a passage as they wrote it, in order. A quotation, or what is locked, is left to its author. */
export function hintsIn(passage: Passage, manner: Manner, tagger: Tagger | null): Hint[] {
  if (passage.block.kind === "opaque") return [];
  return passage.block.sentences
    .flatMap((sentence, index) => {
      const scene = setScene(passage, sentence, index, manner, tagger);
      return hintRules.flatMap((rule) =>
        [...rule.find(scene)]
          .filter(({ start, end }) => !scene.isLocked(start, end, ["quotation", "term"]))
          .map(({ start, end }): Hint => ({ start: passage.start + start, end: passage.start + end, rule: rule.id, reason: rule.why })),
      );
    })
    .toSorted((one, other) => one.start - other.start);
}
