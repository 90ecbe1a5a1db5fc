import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";
import { changes } from "./changing-things.table.ts";

const table = compilePhrases(changes);

export const changingThings = defineRule({
  id: "changing-things",
  why: "That a thing changes or grows is soon said; the shorter wording is enough.",
  from: "light",
  cues: [...table.keys()],
  propose: (scene) => swapPhrases(scene, table),
  rewrites: [
    ["It is hard to plan in a rapidly changing market.", "It is hard to plan in a fast-changing market."],
    ["It is hard to plan in an ever-changing market.", "It is hard to plan in a changing market."],
    ["The mill feeds a rapidly growing town.", "The mill feeds a fast-growing town."],
    ["He pays for an ever-expanding library.", "He pays for a growing library."],
    ["They sail by a constantly shifting coast.", "They sail by a changing coast."],
  ],
  leaves: [
    "Prices are rapidly changing the way we shop.",
    "The tide is rapidly growing stronger.",
    "She sang on The Ever-Changing Sky.",
    "The pump is constantly running.",
  ],
});
