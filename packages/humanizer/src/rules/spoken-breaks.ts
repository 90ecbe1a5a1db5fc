import { capitalise } from "../language/case.ts";
import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { legal } from "../language/register.ts";
import { defineRule } from "../rule.ts";

const joint = /, (but|and|so) (?=(?:it|they|we|he|she|you|I|this|that|there)(?:['’]\p{L}+)? \p{L})/gu;
const leastWords = 18;
const leastForHalf = 6;
/** A condition, or what is set against it, holds for both halves. */
const bound = /(?<!\p{L})(?:if|when|while|whether|although|though|because|unless|either|both|neither|not only|not just|so that|such)(?!\p{L})|[:;—–("“]/iu;
const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;

export const spokenBreaks = defineRule({
  id: "spoken-breaks",
  why: "Aloud, one would stop here and begin again; two short sentences keep the pace of talk.",
  evidence: "People open sentences with and, but or so about eight times as often as generated essays do.",
  from: "standard",
  tones: ["casual"],
  ofTone: ["casual"],
  needsTags: true,
  cues: ["but", "and", "so"],
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    if (block.kind !== "paragraph" || wordsIn(whole) < leastWords || legal.test(whole) || bound.test(whole) || !whole.endsWith(".")) return;
    const [only, ...more] = whole.matchAll(joint);
    // Several joints make a chain, whose rhythm is meant.
    if (!only || more.length > 0) return;
    const start = sentence.start + only.index;
    const end = start + only[0].length;
    const before = tokensWithin(scene.tokens(), sentence.start, start);
    const after = tokensWithin(scene.tokens(), end, sentence.end);
    if (wordsIn(text.slice(sentence.start, start)) < leastForHalf || wordsIn(text.slice(end, sentence.end)) < leastForHalf) return;
    if (!hasFiniteVerb(before) || isSubordinate(before) || shapeOf(after) !== "clause") return;
    yield { start, end, after: [`. ${capitalise(only[1] ?? "")} `] };
  },
  rewrites: [
    ["The app starts in less than a second on most of our phones, but it drains the battery within a few hours.", "The app starts in less than a second on most of our phones. But it drains the battery within a few hours."],
    ["The new bakery opens at six every morning of the week, and they sell out of rolls well before noon.", "The new bakery opens at six every morning of the week. And they sell out of rolls well before noon."],
    ["The bus was late again on the way back from town, so we walked home along the river in the rain.", "The bus was late again on the way back from town. So we walked home along the river in the rain."],
    ["Our garden gets very little sun in the winter months, but we still grow leeks and kale beside the wall.", "Our garden gets very little sun in the winter months. But we still grow leeks and kale beside the wall."],
    ["The printer is slow on every second page of the long report, and I have given up on the rollers for good.", "The printer is slow on every second page of the long report. And I have given up on the rollers for good."],
  ],
  leaves: [
    "The app is fast, but it drains the battery.",
    "If the app loads in a second on most phones, it sells, but it drains the battery faster than the old one did.",
    "The tenant shall pay the rent on the first of the month, and it is due at the office of the landlord by noon.",
    "“The bus was late again on the way back from town, so we walked home along the river,” he said to her.",
    "The market sells bread, cheese, and honey from the valley, and wool from the farms up in the hills.",
  ],
});
