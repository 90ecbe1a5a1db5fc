import { matchesOf } from "@prosewell/prose";
import type { Scene } from "../rule.ts";

/** A dash that parts words, with the spaces around it. Offsets are into the block's text. */
export interface Dash {
  readonly start: number;
  readonly end: number;
}

const dash = / ?— ?| – | -- /gu;

/** The dashes of a sentence; none where a dash means something else: headings, attributions, labels, dialogue. */
export function dashesOf({ text, sentence, block }: Scene): readonly Dash[] {
  if (block.kind === "heading") return [];
  const whole = text.slice(sentence.start, sentence.end);
  if (!whole.includes("—") && !whole.includes("–") && !whole.includes("--")) return [];
  const found = matchesOf(whole, dash).map((match) => ({
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
  }));
  const partsWords = found.every(
    ({ start, end }) => /[\p{L}\p{N})”"’*_%]/u.test(text.charAt(start - 1)) && /[\p{L}\p{N}(“"‘*_$€£]/u.test(text.charAt(end)),
  );
  return partsWords ? found : [];
}
