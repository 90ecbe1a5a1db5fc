import { capitalise } from "../language/case.ts";
import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule } from "../rule.ts";

const contrast = /^But (?=\p{L})/u;
const addition = /^And (?=\p{L})/u;
const cause = /^So,? (?=\p{L})/u;

/** What makes "but" something else, or a fragment of what follows. */
const bound = /^(?:for|not|then|also|what|why|how|who|where|which|rather|instead|only|still|now|never|yes|no|oh|hey|seriously|wait|perhaps|maybe)(?!\p{L})/iu;
/** A whole statement comes next: not "So far", "And yet". */
const statement = /^(?:the|this|that|these|those|it|they|we|he|she|you|I|there|our|their|his|her|its|my|your|an?|many|most|some|all|both|each|every|when|while|if|once)(?!\p{L})/u;
/** A short subject before its auxiliary, after which a paper puts "however". */
const subject = /^(?:(?:the|this|these|those|its|their|our|his|her|my) \p{Ll}+(?: \p{Ll}+)?|this|these|those)(?= (?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|does|did|do)(?!\p{L}))/iu;
/** Words that are no part of a plain subject. */
const clausal = /(?<!\p{L})(?:and|or|of|in|on|at|by|for|to|from|with|that|which|who|when|where|what|why|how|than|as|if|it|they|we|he|she|you|\p{Ll}+ly|\p{Ll}+ed|\p{Ll}+ing)(?!\p{L})/iu;
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
    const named = turn && scene.tone === "academic" ? subject.exec(turn.rest)?.[0] : undefined;
    if (named && !clausal.test(named)) yield { start: found.start, end: found.end + named.length, after: [`${capitalise(named)}, however,`] };
    else yield { start: found.start, end: found.end, after: [turn ? "However, " : "Therefore, "] };
  },
  rewrites: [
    ["But the river is still rising.", "However, the river is still rising."],
    ["But the river is still rising.", "The river, however, is still rising.", "academic"],
    ["The fee rose. But this was no surprise.", "The fee rose. This, however, was no surprise.", "academic"],
    ["But it is still rising.", "However, it is still rising.", "academic"],
    ["But the end of the road is near.", "However, the end of the road is near.", "academic"],
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
