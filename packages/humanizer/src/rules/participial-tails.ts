import { holdsDoing, isDoing, isMeant, isNaming, isOfFacet, mainWord, subjectOf } from "../language/host-sense.ts";
import { lowerOf, subjectBefore } from "../language/noun-phrase.ts";
import { beside } from "../language/second-verb.ts";
import { byGerund, replaceTail, type Wording } from "../language/tail-wordings.ts";
import { tailsOf, type Tail } from "../language/tails.ts";
import { defineRule } from "../rule.ts";
import { deedFrames, deeds, effects, speaking, standing } from "./tail-verbs.table.ts";

const verbs = byGerund(deeds);
const all = byGerund([...effects, ...deeds]);
/** Of what is viewed so, only the viewers say it. */
const viewed = /^(?:view|see|seen|saw|regard|consider|describ|perceiv|portray|depict|treat|thought|known|said|believ)/u;
const turns = /^(?:transform|turn|convert|shap|evolv|develop|mak|made)/u;
const isAs = /^(?:serv|act|function|stand|stood|work)/u;
const offers = new Set(["offer", "provide", "present"]);
const outdoing = new Set("surpass exceed outpace outperform overtake overshadow".split(" "));
const evidence = /^(?:analysis|data|evaluation|evidence|experiment|finding|result|study|test|trial)$/u;
const needs = /^(?:requir|need|involv|demand)/u;
const means = new Set("apply employ harness leverage rely use utilize utilise".split(" "));
const spans = new Set(["involve", "encompass", "span", "cover"]);

export const participialTails = defineRule({
  id: "participial-tails",
  why: "What the subject does next deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays trail -ing clauses 3.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    for (const tail of tailsOf(scene, verbs)) {
      const verb = verbs.get(tail.gerund) ?? "";
      const own = beside(tail);
      if (own && isDeed(tail, verb)) yield* replaceTail(scene, tail, all, [plainer(own, tail, verb)]);
    }
  },
  rewrites: [
    ["The firm left the coast, opening a plant inland.", "The firm left the coast and opened a plant inland."],
    ["She refused the offer, citing her health.", "She refused the offer and cited her health."],
    ["The chapter follows the river, describing its locks and mills.", "The chapter follows the river and describes its locks and mills."],
    ["The guide will cover the hills, focusing on short walks.", "The guide will cover the hills and focus on short walks."],
    ["The club has moved to a larger hall, drawing on old friends and offering free lessons.", "The club has moved to a larger hall, drawn on old friends and offered free lessons."],
    ["The mill sells flour by the sack, offering a discount to bakers.", "The mill sells flour by the sack and provides a discount to bakers."],
    ["He argued for a lower toll, warning that carters would use the ford.", "He argued for a lower toll and warned that carters would use the ford."],
  ],
  leaves: [
    "She won more than twenty races, surpassing every rower before her.",
    "Its scope takes in every port from the cape to the straits, offering a guide to old trades.",
    "The league builds the town's power to choose good smiths and to work beside them, using plain drawings.",
    "The smiths mend the gates of the port, using iron from the hills.",
    "Field results on two hills show the worth of the plan, achieving a high yield.",
    "The map could gain from adding the paths of the hill, offering a wider view.",
    "The council began to change its rules on trade, culminating in a new toll.",
    "Such faults are far more common in the port, mirroring those of the valley, but worsened by salt.",
    "The accounts are given into the hands of an old clerk, conducting the affairs of the port.",
    "Our long trials show the strength of the rope, outperforming all others.",
    "The old ways need long trial and error, training many hands from the first day.",
    "They have joined the guild, forming a lively chapter of it.",
    "They have continued to debate the date, noting that the seal is broken.",
    "The guild is mending its hall, spending a third of the fund on the roof.",
    "The guilds serve as the backbone of the port, mending boats and storing grain.",
    "They are both slow methods of repair, relying on hand tools.",
    "The album gains from bright colours, engaging pictures of the old harbour walls, and maps that fold out.",
    "He spends his days reading, offering advice.",
    "“I know,” he said, offering his hand.",
    "There is a café by the gate, offering tea.",
    "The plan lets tenants choose, offering three dates.",
    "The goal was to mend the nets and to paint the boats, offering a lens on old trades.",
    "It is a large, imposing house.",
    "The old faults persist, challenging the worth of the whole repair.",
    "The board, citing the cost, refused.",
    "The badge turns a clerk into a guide, showing strangers the town.",
    "If the meal is cold, offering a new one helps.",
    "The work includes mending nets, teaching the young, and selling fish.",
  ],
});

function isDeed({ host, rest }: Tail, verb: string): boolean {
  const [main] = host.verbs;
  // "The aim was to mend and to paint, offering …": it would be one more aim.
  if (host.tokens.filter(({ text }) => text === "to").length > 1 && main?.voice === "linking") return false;
  const isLinking = main?.voice === "linking";
  // "It serves as the backbone of the port, mending boats and storing grain": the tail tells how it does.
  if ((isNaming(host) && verb !== "culminate") || (isAs.test(mainWord(host)) && host.tokens[(main?.main ?? 0) + 1]?.text === "as")) return false;
  // "Both old and new": after "both", one more "and" would be taken for its second half.
  const both = host.tokens.findIndex((token) => lowerOf(token) === "both");
  if (both >= 0 && !host.tokens.slice(both).some(({ text }) => text === "and")) return false;
  if ((speaking.has(verb) || verb === "challenge") && subjectOf(host) === "thing") return false;
  if ((verb === "culminate" && (isMeant(host) || subjectOf(host) === "person")) || (verb === "promise" && main?.tense === "perfect")) return false;
  if (isLinking && (!standing.has(verb) || (main.tense === "perfect" && verb === "focus"))) return false;
  // "It has been shown on film, offering …", "they are free to sell, offering …": that they may, or were, is what offers it.
  if (offers.has(verb) && (main?.voice === "passive" || (isLinking && subjectOf(host) === "person"))) return false;
  // "Drawing on … but also teaching": what goes on in -ing would be left behind.
  // "It has become a guide, offering …", "it has grown into a hub, serving …": it still does.
  if (main?.tense === "perfect" && (standing.has(verb) || offers.has(verb)) && subjectOf(host) !== "person") return false;
  // "He won ten suits, surpassing his teacher": by their number, and not besides; "they have joined, forming a guild": they still do.
  if (subjectOf(host) === "person" && (outdoing.has(verb) || (main?.tense === "perfect" && verb === "form"))) return false;
  // "They are mending the hall, spending a fortune on its roof": that is the mending.
  if ((main?.beside === "gerund" && /^(?:spend|use)$/u.test(verb)) || isOfFacet(host)) return false;
  // "They mend nets, using twine": that is how, and no second deed.
  if (means.has(verb)) return false;
  // "They need long trials, training …": the trials are that; "hopes have grown, demanding …": they still do.
  if ((needs.test(mainWord(host)) && !standing.has(verb)) || (main?.tense === "perfect" && verb === "demand")) return false;
  // "The nets are left to a smith from the hills, mending …": he mends.
  if (main?.voice === "passive" && subjectOf(host) !== "person" && !standing.has(verb)) return false;
  // "It could gain from adding a map, offering a view of the coast": the adding would offer it.
  if (holdsDoing(host) && offers.has(verb)) return false;
  // "The tests show that it is sound, achieving a high score": the tests do not achieve it.
  if ((verb === "achieve" || outdoing.has(verb)) && evidence.test(subjectBefore(host.tokens, main?.at ?? 0)?.head ?? "")) return false;
  if ((main?.tense === "perfect" && isLinking) || / but (?:also )?\p{L}+ing(?!\p{L})/u.test(rest)) return false;
  // "It turns the clerk into a guide, showing …": the guide shows it.
  if (turns.test(mainWord(host)) && host.tokens.some(({ text }, at) => text === "into" && at > (main?.main ?? 0))) return false;
  // "It is seen as a craft, focusing on form".
  if (main?.voice === "passive" && viewed.test(mainWord(host))) return false;
  // "It asks for a plan, involving …": the plan involves it.
  if (spans.has(verb) && !isLinking && isDoing(host)) return false;
  return deedFrames[verb]?.test(rest) ?? true;
}

/** "Offers a" is a mark of its own. */
const plainer = (own: Wording, { rest }: Tail, verb: string): Wording => (verb === "offer" && /^an? /u.test(rest) ? { ...own, verb: "provide" } : own);
