import { compileAdjectives, swapAdjectives } from "../language/swap-adjectives.ts";
import { defineRule } from "../rule.ts";
import { stockAdjectives as swaps } from "./stock-adjectives.table.ts";

const table = compileAdjectives(swaps);

export const stockAdjectives = defineRule({
  id: "stock-adjectives",
  why: "A heavy adjective on a noun that does not need it; a lighter one keeps the sense.",
  evidence: "Generated essays use “critical”, “essential”, “vital” and their like 7 times as often as people do.",
  from: "standard",
  needsTags: true,
  propose: (scene) => swapAdjectives(scene, table),
  rewrites: [
    ["Trust is an essential part of any team.", "Trust is a key part of any team."],
    ["Water plays a vital role in digestion.", "Water plays a central role in digestion."],
    ["Cost was the critical factor in the vote.", "Cost was the key factor in the vote."],
    ["The course covers the fundamental principles of design.", "The course covers the basic principles of design."],
    ["Noise is a significant problem in open offices.", "Noise is a serious problem in open offices."],
    ["Rent takes a significant portion of their income.", "Rent takes a large portion of their income."],
    ["They found an innovative way to store heat.", "They found a new way to store heat."],
    ["The lab uses sophisticated software.", "The lab uses advanced software."],
    ["She makes a compelling case for reform.", "She makes a convincing case for reform."],
    ["Bees are an integral part of the farm.", "Bees are a key part of the farm."],
    ["The view is prevalent among farmers.", "The view is common among farmers."],
  ],
  leaves: [
    "Critical thinking is taught in year nine.",
    "He is in critical condition.",
    "The nurse checked her vital signs.",
    "Free speech is a fundamental right.",
    "The difference was statistically significant.",
    "There is a compelling government interest.",
    "Solve the integral by parts.",
    "The most significant change came in June.",
    "She used an essential oil.",
    "Critics were critical of the plan.",
    "It is essential that you read the label.",
    "The patient’s condition is critical.",
    "A passport is essential.",
    "They hid the essential but ugly parts.",
    "Light is essential for growth.",
    "Steel played a significant role in the war.",
    "It was a fundamental change in law.",
    "He tells a compelling story.",
    "They have a vast network of friends.",
    "A remarkable recovery followed.",
  ],
});
