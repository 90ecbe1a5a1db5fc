import { earlierIn, laterIn, wordsOf } from "../language/words.ts";
import { defineRule, type Scene } from "../rule.ts";
import { type Metaphor, metaphors } from "./dead-metaphors.table.ts";

const byKey = new Map<string, readonly Metaphor[]>();
for (const metaphor of metaphors) {
  for (const key of metaphor.keys) byKey.set(key, [...(byKey.get(key) ?? []), metaphor]);
}

/** In title case the image is part of a name or a headline. */
const titled = /\p{Ll}.*\s\p{Lu}|^\p{Lu}.*\s\p{Lu}/u;

function* propose(scene: Scene) {
  const sentence = scene.text.slice(scene.sentence.start, scene.sentence.end);
  const found = new Set(wordsOf(scene).flatMap(({ lower }) => byKey.get(lower) ?? []));
  for (const { pattern, to, literal } of found) {
    for (const match of sentence.matchAll(pattern)) {
      const start = scene.sentence.start + match.index;
      const end = start + match[0].length;
      if (titled.test(match[0]) || (match.index > 0 && /^\p{Lu}/u.test(match[0]))) continue;
      if (literal?.test(`${earlierIn(scene, start)}${laterIn(scene, end)}`)) continue;
      yield { start, end, after: to.map((wording) => wording.replace("$1", match[1] ?? "")) };
    }
  }
}

export const deadMetaphors = defineRule({
  id: "dead-metaphors",
  why: "An image that no one sees any more; the plain word says what it meant.",
  evidence: "Generated essays use “testament”, “tapestry”, “landscape”, “realm” and their like 21 times as often as people do.",
  from: "light",
  propose,
  rewrites: [
    ["The bridge is a testament to their skill.", "The bridge is proof of their skill."],
    ["The garden, a testament to years of care, is open on Sundays.", "The garden, proof of years of care, is open on Sundays."],
    ["The book is a powerful testament to friendship.", "The book is powerful proof of friendship."],
    ["The city is a rich tapestry of cultures.", "The city is a rich mix of cultures."],
    ["In the realm of sport, money talks.", "In sport, money talks."],
    ["The digital landscape changes every year.", "The digital world changes every year."],
    ["The landscape of modern medicine has changed.", "The world of modern medicine has changed."],
    ["He joined the literary landscape late.", "He joined the literary scene late."],
    ["Trust is a cornerstone of good care.", "Trust is a central part of good care."],
    ["The clinic became a beacon of hope for the town.", "The clinic became a source of hope for the town."],
    ["The essay examines the interplay between rent and wages.", "The essay examines the interaction between rent and wages."],
    ["It is hard to plan in a rapidly changing market.", "It is hard to plan in a fast-changing market."],
    ["Trust lies at the heart of good care.", "Trust is central to good care."],
    ["These rules are at the core of the game.", "These rules are central to the game."],
    ["Farming is woven into the fabric of the valley.", "Farming is part of the valley."],
  ],
  leaves: [
    "A medieval tapestry hangs on the wall.",
    "He painted the landscape of his childhood.",
    "The king ruled the realm of Mercia.",
    "In the realm of the dragon king, nothing grew.",
    "It is within the realm of possibility.",
    "The landscape of the island is bare.",
    "She looked through the lens of the camera.",
    "She reads the play through the lens of class.",
    "Patience became a hallmark of the firm.",
    "The political landscape shifted in May.",
    "The legal landscape of divorce is old.",
    "He mastered the intricacies of tax law.",
    "The essay shows the interplay between rent and wages in shaping the town.",
    "They laid the cornerstone of the church in 1902.",
    "The drill hit the bedrock of the valley, hard granite rock.",
    "The Realm of Shadows is a novel.",
    "Prices are rapidly changing the way we shop.",
    "The empty square was a testament to the end of the fair.",
    "At the heart of the valley lies a lake.",
    "The market is at the heart of the city by the river.",
    "In a testament to their skill, they won.",
    "He must unravel a tapestry of crimes.",
    "In the vast landscape of this debate, few agree.",
    "They journeyed to the realm of old beliefs.",
    "He left his house to her in his last will and testament.",
  ],
});
