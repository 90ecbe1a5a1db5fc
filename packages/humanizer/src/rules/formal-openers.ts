import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule } from "../rule.ts";

const contrast = /^But (?=\p{L})/u;
const addition = /^And (?=\p{L})/u;
const cause = /^So,? (?=\p{L})/u;

/** What makes "but" something else, or a fragment of what follows. */
const bound = /^(?:for|not|then|also|what|why|how|who|where|which|rather|instead|only|still|now|never|yes|no|oh|hey|seriously|wait|perhaps|maybe)(?!\p{L})/iu;
/** A whole statement comes next: not "So far", "And yet". */
const statement = /^(?:the|this|that|these|those|it|they|we|he|she|you|I|there|our|their|his|her|its|my|your|an?|many|most|some|all|both|each|every|when|while|if|once)(?!\p{L})/u;
const open = /\?["”’)]?$/u;

export const formalOpeners = defineRule({
  id: "formal-openers",
  why: "In a reserved text a full connective turns the argument where speech has “but” or “so”, and “and” is left out.",
  from: "light",
  fromIn: { academic: "standard" },
  tones: ["formal", "academic"],
  ofTone: ["formal", "academic"],
  cues: ["but", "so", "and"],
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    const turn = findOpener(scene, contrast);
    const result = findOpener(scene, cause);
    const more = findOpener(scene, addition);
    const found = turn ?? result ?? more;
    if (!found || open.test(found.rest) || (turn ? bound.test(found.rest) : !statement.test(found.rest))) return;
    if (more) {
      if (!beginsAlike(scene, more.rest)) yield { start: more.start, end: more.end, after: [""] };
      return;
    }
    if (/(?<!\p{L})(?:however|therefore)(?!\p{L})/iu.test(found.rest)) return;
    yield { start: found.start, end: found.end, after: [turn ? "However, " : "Therefore, "] };
  },
  rewrites: [
    ["But the river is still rising.", "However, the river is still rising."],
    ["So we moved the date to May.", "Therefore, we moved the date to May."],
    ["The fee rose. But most members stayed.", "The fee rose. However, most members stayed."],
    ["But when the rain stops, we can sow.", "However, when the rain stops, we can sow."],
    ["So, the older kiln wins again.", "Therefore, the older kiln wins again."],
    ["But three themes stood out to the jury.", "However, three themes stood out to the jury."],
    ["The fee rose. And when it rained, nobody came.", "The fee rose. When it rained, nobody came."],
  ],
  leaves: [
    "But for the rain, we would have gone.",
    "So far the roof has held well.",
    "So many people came that we ran out of bread.",
    "But why did nobody call the clerk?",
    "But not all of them agreed.",
    "“But the river rises,” he said.",
    "So let us look at the map.",
    "The road is long but the view is wide.",
  ],
});
