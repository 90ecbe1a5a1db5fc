import { compileVerbs, swapVerbs } from "../language/swap-verbs.ts";
import { defineRule } from "../rule.ts";
import { stockVerbs as swaps } from "./stock-verbs.table.ts";

const table = compileVerbs(swaps);

export const stockVerbs = defineRule({
  id: "stock-verbs",
  why: "A verb that does duty everywhere in generated prose; a plainer one fits this place better.",
  evidence: "Generated essays use “ensure” 6.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  propose: (scene) => swapVerbs(scene, table),
  rewrites: [
    ["Regular sleep enhances memory.", "Regular sleep improves memory."],
    ["An enhanced version came out in May.", "An improved version came out in May."],
    ["New lamps enhance the visibility of the signs.", "New lamps increase the visibility of the signs."],
    ["These checks ensure that the data is correct.", "These checks make sure that the data is correct."],
    ["Please ensure they sign both copies.", "Please make sure they sign both copies."],
    ["The guide helps families navigate the complexities of the law.", "The guide helps families work through the complexities of the law."],
    ["The report highlights the need for repairs.", "The report shows the need for repairs."],
    ["Her letters highlight how lonely she was.", "Her letters show how lonely she was."],
    ["The town boasts a library from 1780.", "The town has a library from 1780."],
    ["The delays stem from a lack of drivers.", "The delays come from a lack of drivers."],
    ["This essay explores the causes of the war.", "This essay looks at the causes of the war."],
    ["The last century witnessed a rise in wages.", "The last century saw a rise in wages."],
    ["Solar power has emerged as a cheap option.", "Solar power has become a cheap option."],
    ["The author employs irony to hide his anger.", "The author uses irony to hide his anger."],
    ["The schedule aligns with our goals.", "The schedule fits our goals."],
    ["Visitors gain insight into village life.", "Visitors learn more about village life."],
    ["The letters offer insights into how she worked.", "The letters help show how she worked."],
  ],
  leaves: [
    "They navigated the river by night.",
    "Use a pen to highlight the text.",
    "The highlight of the trip was the lake.",
    "The mine uses enhanced oil recovery.",
    "The contract employs a standard clause.",
    "The law punishes those who possess a weapon.",
    "The beam must align with the mirror.",
    "The moon revolves around the earth.",
    "A butterfly emerged from the cocoon.",
    "Two people witnessed the crash.",
    "They explored the cave for hours.",
    "Our plan ensures safety at every step.",
    "The goals are aligned with the budget.",
    "He boasted of his wealth.",
  ],
});
