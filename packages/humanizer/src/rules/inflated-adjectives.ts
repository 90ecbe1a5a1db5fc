import { compileAdjectives, swapAdjectives } from "../language/swap-adjectives.ts";
import { defineRule } from "../rule.ts";
import { inflatedAdjectives as swaps } from "./inflated-adjectives.table.ts";

const table = compileAdjectives(swaps);

export const inflatedAdjectives = defineRule({
  id: "inflated-adjectives",
  why: "A grand adjective where a plain one is truer; the reader believes it sooner.",
  evidence: "Generated essays use “robust”, “seamless”, “comprehensive” and their like 9.6 times as often as people do.",
  from: "light",
  needsTags: true,
  propose: (scene) => swapAdjectives(scene, table),
  rewrites: [
    ["Timing is crucial in comedy.", "Timing is important in comedy."],
    ["Soil is a crucial factor in the taste of wine.", "Soil is an important factor in the taste of wine."],
    ["Parents were particularly crucial to the campaign.", "Parents were particularly important to the campaign."],
    ["It was a pivotal decision for the club.", "It was a key decision for the club."],
    ["The report gives a comprehensive overview of the market.", "The report gives a full overview of the market."],
    ["They made a comprehensive assessment of the roof.", "They made a thorough assessment of the roof."],
    ["The city has a robust economy.", "The city has a strong economy."],
    ["Lace has intricate patterns.", "Lace has elaborate patterns."],
    ["The move was seamless.", "The move was smooth."],
    ["Bread is a multifaceted subject.", "Bread is a complex subject."],
    ["Her advice was invaluable to us.", "Her advice was very valuable to us."],
    ["The war had a profound impact on the village.", "The war had a deep impact on the village."],
    ["He kept meticulous notes.", "He kept careful notes."],
    ["The essay offers a nuanced reading of the poem.", "The essay offers a subtle reading of the poem."],
    ["The two systems blend seamlessly.", "The two systems blend smoothly."],
    ["In stark contrast, rents fell.", "In sharp contrast, rents fell."],
    ["She owed it to the unwavering support of her aunt.", "She owed it to the firm support of her aunt."],
    ["Salt is detrimental to the roots.", "Salt is damaging to the roots."],
    ["Privacy is paramount.", "Privacy is all-important."],
    ["The consequences were profound.", "The consequences were far-reaching."],
  ],
  leaves: [
    "Report robust standard errors in the table.",
    "The estimator is robust to outliers.",
    "Timing is not crucial here.",
    "It is crucial that you wear gloves.",
    "She wore seamless leggings.",
    "The groundbreaking ceremony is on Friday.",
    "Paramount released the film in May.",
    "Comprehensive schools opened across the county.",
    "The silence was profound.",
    "He has a pervasive developmental disorder.",
    "The Robust Plan was printed twice.",
    "A comprehensive immigration reform failed twice.",
    "She spoke of a profound silence.",
  ],
});
