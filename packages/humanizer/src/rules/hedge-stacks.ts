import { earlierIn } from "../language/words.ts";
import { defineRule, type Scene } from "../rule.ts";

/** The modal stays, always: it is the hedge that grammar needs. */
const afterModal = /(?<=(?<!\p{L})(?:may|might|could)(?: (?:not|also|well|then|thus|even))? )(?:potentially|possibly|perhaps|conceivably) (?=\p{Ll})/giu;
const afterTend = /(?<=(?<!\p{L})tends? to )(?:generally|usually|often|typically) (?=\p{Ll})/giu;
/** "Could possibly" under a negation or in a question is emphasis, not a hedge. */
const emphatic = /(?<!\p{L})(?:\p{L}+n['’]t|(?:not|no|never|nobody|nothing|how|what|who|where|as|all|only|anyone|anything))(?!\p{L})/iu;

function* propose(scene: Scene) {
  const { text, sentence } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  if (whole.endsWith("?")) return;
  for (const pattern of [afterModal, afterTend]) {
    for (const match of whole.matchAll(pattern)) {
      const start = sentence.start + match.index;
      if (emphatic.test(earlierIn(scene, start))) continue;
      yield { start, end: start + match[0].length, after: [""] };
    }
  }
}

export const hedgeStacks = defineRule({
  id: "hedge-stacks",
  why: "One hedge is caution and two are fog; the first says all of it.",
  from: "light",
  cues: "potentially possibly perhaps conceivably generally usually often typically".split(" "),
  propose,
  rewrites: [
    ["The drug could potentially harm the liver.", "The drug could harm the liver."],
    ["Rates may possibly fall in June.", "Rates may fall in June."],
    ["It might perhaps rain.", "It might rain."],
    ["The gap could also potentially widen.", "The gap could also widen."],
    ["Prices might conceivably double.", "Prices might double."],
    ["Prices tend to generally rise in May.", "Prices tend to rise in May."],
    ["The valve could potentially fail.", "The valve could fail."],
  ],
  leaves: [
    "It could not possibly be true.",
    "How could it possibly fail?",
    "Could it possibly be true?",
    "They did all they could possibly do.",
    "It is potentially harmful.",
    "The drug may harm the liver.",
    "Nobody could possibly know.",
  ],
});
