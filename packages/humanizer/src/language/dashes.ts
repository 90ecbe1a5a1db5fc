import { matchesOf } from "@prosewell/prose";
import type { Proposal, Scene } from "../rule.ts";

/** A dash that parts words, with the spaces around it. Offsets are into the block's text. */
export interface Dash {
  readonly start: number;
  readonly end: number;
}

const dash = / ?— ?| – | -- /gu;

/** "2010/10/04 — a flat in Lenn": a label. */
const dated = /\d[/.:]\d+$/u;
const longestDate = 12;

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
  return partsWords && !found.some(({ start }) => dated.test(text.slice(Math.max(0, start - longestDate), start))) ? found : [];
}

/** Another mark in place of a sentence's only dash, where there is one that fits; `markFor` is asked with the dash's offsets in the text. */
export function* replaceOnlyDash(scene: Scene, markFor: (scene: Scene, start: number, end: number) => string | null): Generator<Proposal> {
  const [only, ...others] = dashesOf(scene);
  const mark = only && others.length === 0 ? markFor(scene, only.start, only.end) : null;
  if (only && mark) yield { ...only, after: [mark] };
}
