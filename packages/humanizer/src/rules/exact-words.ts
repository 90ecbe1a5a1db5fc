import { reservedSwaps } from "../language/reserved-swaps.ts";
import { defineRule } from "../rule.ts";
import { exactPhrases, exactVerbs, exactWords as words } from "./exact-words.table.ts";

export const exactWords = defineRule({
  id: "exact-words",
  why: "A word for everything; a paper names the act or the quality that is meant.",
  from: "standard",
  tones: ["academic"],
  ofTone: ["academic"],
  needsTags: true,
  ...reservedSwaps({ verbs: exactVerbs, words, phrases: exactPhrases }),
  rewrites: [
    ["The paper looks at how bees find a hive.", "The paper examines how bees find a hive."],
    ["We looked at the evidence from both mines.", "We examined the evidence from both mines."],
    ["The team carried out a survey of the coast.", "The team conducted a survey of the coast."],
    ["The second part deals with the problem of salt.", "The second part addresses the problem of salt."],
    ["The law sets up a committee of nine.", "The law establishes a committee of nine."],
    ["They got permission from the owner.", "They obtained permission from the owner."],
    ["Smoke has bad effects on young trees.", "Smoke has adverse effects on young trees."],
    ["The main reason is the price of coal.", "The principal reason is the price of coal."],
    ["Farmers point out that the wells are dry.", "Farmers observe that the wells are dry."],
    ["Barges make up 40% of the traffic.", "Barges account for 40% of the traffic."],
  ],
  leaves: [
    "She looked at me.",
    "“We looked at the evidence,” she said.",
    "They set up a committee.",
    "She sets up the tent by the river.",
    "He got the information across.",
    "The main road is shut.",
    "The milk went bad.",
    "The crew is made up of students.",
    "They carried out the old sofa.",
    "He gave up.",
    "It is a road that nobody goes down.",
  ],
});
