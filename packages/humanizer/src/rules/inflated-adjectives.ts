import { compileAdjectives, swapAdjectives } from "../language/swap-adjectives.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";
import { inflatedAdjectives as swaps, manySidedPairs } from "./inflated-adjectives.table.ts";

const table = compileAdjectives(swaps);
const pairs = compilePhrases(manySidedPairs);

export const inflatedAdjectives = defineRule({
  id: "inflated-adjectives",
  why: "A grand adjective where a plain one is truer; the reader believes it sooner.",
  evidence: "Generated essays use “robust”, “seamless”, “comprehensive” and their like 9.6 times as often as people do.",
  from: "light",
  needsTags: true,
  cues: [...table.keys(), ...pairs.keys()],
  *propose(scene) {
    yield* swapPhrases(scene, pairs);
    yield* swapAdjectives(scene, table);
  },
  rewrites: [
    ["A key vote was lost. It was a crucial decision.", "A key vote was lost. It was an important decision."],
    ["The club needs a more robust plan for the roof.", "The club needs a stronger plan for the roof."],
    ["The essay offers a nuanced reading of the poem.", "The essay offers a subtle reading of the poem."],
    ["They gained a more nuanced understanding of the law.", "They gained a subtler understanding of the law."],
    ["Bread takes a multifaceted approach to hunger.", "Bread takes a broad approach to hunger."],
    ["The profound transformation of the coast took a century.", "The far-reaching transformation of the coast took a century."],
    ["Shops must adapt to a dynamic environment.", "Shops must adapt to a changing environment."],
    ["She is a renowned potter.", "She is a well-known potter."],
    ["Soil is a crucial factor in the taste of wine.", "Soil is a key factor in the taste of wine."],
    ["Parents were crucial to the campaign.", "Parents were key to the campaign."],
    ["It was a pivotal decision for the club.", "It was a key decision for the club."],
    ["The report gives a comprehensive overview of the market.", "The report gives a full overview of the market."],
    ["They made a comprehensive assessment of the roof.", "They made a thorough assessment of the roof."],
    ["The city has a robust economy.", "The city has a strong economy."],
    ["Lace has intricate designs.", "Lace has elaborate designs."],
    ["The move was seamless.", "The move was smooth."],
    ["Rent is a multifaceted problem.", "Rent is a complex problem."],
    ["Bread is a complex and multifaceted subject.", "Bread is a complex subject."],
    ["The feud was multifaceted and complex.", "The feud was complex."],
    ["The fair opens unprecedented opportunities for potters.", "The fair opens new opportunities for potters."],
    ["The stall offers unparalleled value.", "The stall offers great value."],
    ["Her invaluable advice saved the farm.", "Her valuable advice saved the farm."],
    ["The war had a profound impact on the village.", "The war had a far-reaching impact on the village."],
    ["He kept meticulous notes.", "He kept careful notes."],
    ["The two teams work together seamlessly.", "The two teams work together smoothly."],
    ["Her unwavering commitment won the vote.", "Her firm commitment won the vote."],
    ["Salt is detrimental to the roots.", "Salt is harmful to the roots."],
    ["The consequences were profound.", "The consequences were far-reaching."],
    ["The talk gave us actionable advice.", "The talk gave us practical advice."],
  ],
  leaves: [
    "Report robust standard errors in the table.",
    "The estimator is robust to outliers.",
    "Timing is not crucial here.",
    "It is crucial that you wear gloves.",
    "It is crucial to the minute.",
    "Early treatment is crucial.",
    "She wore seamless leggings.",
    "The groundbreaking work is on Friday.",
    "Paramount released the film in May.",
    "Comprehensive schools opened across the county.",
    "The silence was profound.",
    "It brought new and unprecedented opportunities for potters.",
    "It gave them an unprecedented opportunity to act.",
    "His skill was unparalleled in the valley.",
    "He has a pervasive developmental disorder.",
    "The Robust Plan was printed twice.",
    "A comprehensive immigration reform failed twice.",
    "She spoke of a profound silence.",
    "The pouch fits seamlessly into a bag.",
    "In stark contrast, rents fell.",
    "This foundational role falls to the clerk.",
    "Her unwavering goodness is her armour.",
    "They gained immense personal growth.",
    "He teaches dynamic programming.",
    "They offer holistic medicine.",
    "The pivotal trial enrolled nine people.",
  ],
});
