import { matchesOf } from "@prosewell/prose";
import { phrase } from "../language/patterns.ts";
import { defineRule, type Scene } from "../rule.ts";

/** What can be felt, spread or shown without being sensed first. */
const feelings =
  "accountability admiration agitation alienation anger anguish anticipation anxiety apprehension awe betrayal bitterness calm camaraderie chaos claustrophobia closeness cohesion comfort commitment compassion complacency confidence confusion connection contentment cooperation curiosity despair desperation despondency detachment disappointment disbelief disconnection discontent disgust disillusionment disorientation dissatisfaction distrust doubt dread ease empathy enthusiasm euphoria excitement exhilaration fear foreboding fragility frustration fulfillment fulfilment futility futurism gloom gratitude grief guilt happiness harmony helplessness hope hopefulness hopelessness horror humility immediacy impatience inadequacy inferiority insecurity intimacy intrigue isolation joy liberation loneliness longing loyalty melancholy menace mistrust monotony mystery nostalgia optimism order panic paranoia peace pessimism powerlessness pride rage reassurance relief reluctance remorse resentment resignation respect reverence sadness satisfaction self-worth serenity shame shock solidarity solitude sorrow stability suspense sympathy tension terror tranquility tranquillity triumph trust uncertainty unease unity urgency vulnerability warmth wonder worry yearning";
const named = new Set(feelings.split(" "));

/** Adjectives that the feeling itself can have. */
const depth = "deep|great|strong|growing|renewed|lasting|quiet|overwhelming|profound|genuine|mutual|shared|new|newfound|general|mounting|widespread|intense|bitter|cultural";
const verbs =
  "feel|feels|felt|feeling|evok(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|bring|brings|bringing|brought|giv(?:e|es|ing)|gave|instil|instill|instills|instils|instilled|instilling|convey(?:s|ed|ing)?|provid(?:e|es|ed|ing)|offer(?:s|ed|ing)?|inspir(?:e|es|ed|ing)|foster(?:s|ed|ing)?|generat(?:e|es|ed|ing)|experienc(?:e|es|ed|ing)|promot(?:e|es|ed|ing)|cultivat(?:e|es|ed|ing)|develop(?:s|ed|ing)?|add(?:s|ed|ing)?|build(?:s|ing)?|built|encourag(?:e|es|ed|ing)|maintain(?:s|ed|ing)?|restor(?:e|es|ed|ing)|express(?:es|ed|ing)?|reflect(?:s|ed|ing)?|heighten(?:s|ed|ing)?|amplif(?:y|ies|ied|ying)|produc(?:e|es|ed|ing)|share|shared|with|of|by|to|from|and|,|arous(?:e|es|ed|ing)|stir|stirs|stirred|suggest(?:s|ed|ing)?|deepen(?:s|ed|ing)?|nurtur(?:e|es|ed|ing)|strengthen(?:s|ed|ing)?|found|find|finds";
const pattern = phrase(
  `(?<=(?<!\\p{L})(?:${verbs}) (?:(?:me|you|him|her|us|them|viewers|readers|audiences|people) )?)an? (?:(${depth}) )?sense of (?=([\\p{L}-]+)(?:,? (?:and|or) ([\\p{L}-]+))?)`,
);
/** Anything else that hangs on the feeling as its object would be torn off. */
const ends = /^(?:[.;:!?]|, |\)| (?:among|amongst|between|in|within|at|during|when|as|while|for|from|that|which|with|about|over|because|to|by|and an?|and the|wash|washed|after|through|throughout|around|before|on|amid|inside|—|across|toward|towards)(?!\p{L}))/iu;
/** Of two feelings, a clause about both has a verb that agrees with the sense. */
const clause = /^(?:[^.;:]{0,60},)? (?:that|which) /iu;

/** Whether one feeling, or one of two, follows and ends there. */
function isFeeling(first: string, rest: string, second: string | undefined): boolean {
  if (!named.has(first.toLowerCase())) return false;
  const afterFirst = rest.slice(first.length);
  if (second === undefined || !named.has(second.toLowerCase())) return ends.test(afterFirst);
  const afterBoth = afterFirst.slice(afterFirst.indexOf(second, 3) + second.length);
  return !clause.test(afterBoth) && (ends.test(afterBoth) || ends.test(afterFirst));
}

function* propose(scene: Scene) {
  const sentence = scene.text.slice(scene.sentence.start, scene.sentence.end);
  if (!sentence.includes("sense of")) return;
  for (const { 0: found, 1: adjective, 2: first = "", 3: second, index } of matchesOf(sentence, pattern)) {
    const end = index + found.length;
    if (!isFeeling(first, sentence.slice(end), second)) continue;
    const start = scene.sentence.start + index;
    yield { start, end: start + found.length, after: [adjective ? `${adjective} ` : ""] };
  }
}

export const senseOf = defineRule({
  id: "sense-of",
  why: "A feeling needs no “sense of” before it; name it.",
  evidence: "Generated essays write “a sense of”, “a range of” and the like 3.1 times as often as people do.",
  from: "light",
  cues: ["sense"],
  propose,
  rewrites: [
    ["The song evokes a sense of nostalgia.", "The song evokes nostalgia."],
    ["She felt a sense of relief when it ended.", "She felt relief when it ended."],
    ["He left with a deep sense of gratitude.", "He left with deep gratitude."],
    ["The walk brought them a sense of peace and calm.", "The walk brought them peace and calm."],
    ["The team won a sense of unity, and a sense of pride in their work grew.", "The team won a sense of unity, and pride in their work grew."],
    ["The silence creates a sense of dread.", "The silence creates dread."],
  ],
  leaves: [
    "He has a sense of humor.",
    "She has no sense of direction.",
    "The club gives them a sense of belonging.",
    "It gives a sense of how big it is.",
    "Dogs have a keen sense of smell.",
    "They felt a sense of loss.",
    "Letters give a sense of closeness and trust that was missing before.",
    "Raids fed a growing sense of anger and fear among the villagers, which has lasted.",
    "He lacks a sense of urgency.",
  ],
});
