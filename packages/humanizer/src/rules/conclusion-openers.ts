import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule } from "../rule.ts";

const signpost = /^(?:In conclusion|To conclude|In summary|To summari[sz]e|In sum), +/u;
const core = /^(?:In essence|At (?:its|their) (?:very )?(?:core|heart)), +/u;
const overall = /^Overall, +/u;
const ultimately = /^Ultimately, +/u;

/** "Overall" sums up a measurement. */
const measured = /\d|(?<!\p{L})(?:per ?cent|average|total|ratings?|scores?|rates?|half|third|most|majority)(?!\p{L})/iu;
/** A core that has a place. */
const physical = /(?<!\p{L})(?:planets?|earth|sun|stars?|reactors?|fruit|apples?|cit(?:y|ies)|galax(?:y|ies)|iron|magma|trees?|building|temperatures?)(?!\p{L})/iu;
/** In a story "ultimately" tells when; before these it means "in the long run". */
const comesTrue = /(?<!\p{L})(?:makes?|leads?|becomes?|will|would|determines?|depends?|results?)(?!\p{L})/iu;
/** What stands before the sentence says its own. */
const condition = /^(?:when|if|where|because|while|although|as|since) [^,]*, /u;
const told = /(?<!\p{L})(?:was|were|had|did|became|came|went|made|took|led|won|lost|left|fell|chose|gave|found|got|ran|sold|told|said|kept|held|paid|met|sent|built|bought|brought|broke|began|wrote|saw|knew|thought|felt|stood|rose|drew|spent|taught|\p{Ll}{2,}ed)(?!\p{L})/u;
const discussed = /(?<!\p{L})(?:is|are|has|have|can|will|must|should|may|does|do)(?!\p{L})/u;

export const conclusionOpeners = defineRule({
  id: "conclusion-openers",
  why: "A closing thought is stronger when it is simply said; readers can see that the text is ending.",
  evidence: "Generated essays open sentences this way 2.3 times as often as people do.",
  from: "light",
  cues: "conclusion conclude summary summarize summarise sum essence core heart overall ultimately".split(" "),
  *propose(scene) {
    const scholarly = scene.tone === "academic" || scene.tone === "formal";
    const found = findOpener(scene, signpost);
    if (found && !scholarly) yield { ...span(found), after: [""] };

    const heart = findOpener(scene, core);
    if (heart && !physical.test(heart.rest) && !beginsAlike(scene, heart.rest)) yield { ...span(heart), after: [""] };

    const sum = findOpener(scene, overall);
    if (sum && scene.strength === "strong" && !measured.test(sum.rest)) yield { ...span(sum), after: [""] };

    const end = findOpener(scene, ultimately);
    if (!end || /^(?!I\b)\p{Lu}/u.test(end.rest) || comesTrue.test(end.rest.replace(condition, "")) || (told.test(end.rest) && !discussed.test(end.rest))) return;
    if (!beginsAlike(scene, end.rest)) yield { ...span(end), after: [""] };
  },
  rewrites: [
    ["In conclusion, small gardens cool the city.", "Small gardens cool the city."],
    ["To conclude, the data support a slower rollout.", "The data support a slower rollout."],
    ["In summary, NASA paid for both trips.", "NASA paid for both trips."],
    ["At its core, the theory is about trust.", "The theory is about trust."],
    ["In essence, teachers want more time.", "Teachers want more time."],
    ["At their very core, these stories are jokes.", "These stories are jokes."],
    ["Ultimately, the choice is theirs.", "The choice is theirs."],
    ["Ultimately, when a road becomes a duty, its upkeep is one too.", "When a road becomes a duty, its upkeep is one too."],
    ["To summarise, the plan needs more money.", "The plan needs more money.", "casual"],
  ],
  leaves: [
    "Overall, the plan is a good one.",
    "Overall, 62 % of the guests were pleased.",
    "Overall, the average score rose.",
    "The overall cost is still unknown.",
    "At its core, the planet is molten iron.",
    "Ultimately responsible is the mayor.",
    "He hoped, ultimately, to return home.",
    "Ultimately, the board sold the land to a neighbour.",
    "Ultimately, Anna sees that he has gone.",
    "Ultimately, small savings lead to large ones.",
    "The theory is old. At its core, the theory is about trust.",
    "In summary, though, not much changed.",
    "In conclusion, yes.",
    "At its core lies a simple idea.",
  ],
});

const span = ({ start, end }: { readonly start: number; readonly end: number }) => ({ start, end });
