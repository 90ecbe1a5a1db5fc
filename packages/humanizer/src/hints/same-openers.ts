import { defineHint } from "./hint.ts";

/** How many sentences in a row may open alike. */
const most = 2;
const opening = /^[^\p{L}]{0,3}(\p{L}[\p{L}'’-]*)(?: (\p{L}[\p{L}'’-]*))?/u;

export const sameOpeners = defineHint({
  id: "same-openers",
  why: "The third sentence in a row that opens alike: turn one round, unless the echo is meant.",
  *find({ text, sentence, block, index }) {
    if (block.kind === "heading" || index < most) return;
    const [own, ...earlier] = block.sentences.slice(Math.max(0, index - most), index + 1).toReversed().map(({ start, end }) => opening.exec(text.slice(start, end)));
    const [all, first, second] = own ?? [];
    if (!all || !first || earlier.length < most) return;
    // "The" opens half of all sentences; what comes after it must be the same too.
    const isAlike = (other: RegExpExecArray | null | undefined) => other?.[1] === first && (first !== "The" || other[2] === second);
    if (!earlier.every(isAlike)) return;
    const start = sentence.start + all.indexOf(first);
    yield { start, end: start + first.length };
  },
  points: [
    ["This is new. This is old. This is neither.", "This"],
    ["They sang. They danced. They left.", "They"],
    ["It rained. It poured. It stopped at noon.", "It"],
    ["The mill burned. The mill rose. The mill stands.", "The"],
    ["By May it froze. By June it thawed. By July it burned.", "By"],
  ],
  passes: ["They sang. They danced. Then they left.", "The mill burned. The town wept. The river rose.", "It rained. They sang. It stopped."],
});
