import { asResult, beside, byGerund, isDoing, isUndergoing, replaceTail, subjectOf, type Wording } from "../language/tail-wordings.ts";
import { tailsOf, type Tail } from "../language/tails.ts";
import { defineRule, type Scene } from "../rule.ts";
import { deeds, effects, showing, signs } from "./tail-verbs.table.ts";

const verbs = byGerund([...showing, ...signs]);
const all = byGerund([...showing, ...signs, ...effects, ...deeds]);
const own = /^(?:its|their|his|her|our|my|your) /u;

export const significanceTails = defineRule({
  id: "significance-tails",
  why: "A plain verb says what the fact shows; a trailing highlighting or reflecting only waves at it.",
  evidence: "Generated essays end sentences on what they highlight, reflect or underscore 15 times as often as people do.",
  from: "standard",
  needsTags: true,
  *propose(scene) {
    for (const tail of tailsOf(scene, verbs)) yield* replaceTail(scene, tail, all, wordings(scene, tail, verbs.get(tail.gerund) ?? ""));
  },
  rewrites: [
    ["Rents have doubled in five years, highlighting the need for new homes.", "Rents have doubled in five years, which has shown the need for new homes."],
    ["The vote was close, underscoring how divided the town is.", "The vote was close, which showed how divided the town is."],
    ["The wells were dry by May, suggesting that the snow had failed.", "The wells were dry by May, and this suggested that the snow had failed."],
    ["The store gave up its second floor, reflecting a fall in trade.", "The store gave up its second floor, which reflected a fall in trade."],
    ["This essay follows three families, highlighting their debts.", "This essay follows three families and highlights their debts."],
    ["The report will list every spill, emphasizing the cost to farmers.", "The report will list every spill and emphasize the cost to farmers."],
    ["The old maps show two bridges, indicating that one was lost.", "The old maps show two bridges, which indicates that one was lost."],
  ],
  leaves: [
    "The letters could be fakes, suggesting a second hand.",
    "He opened the gate, highlighting.",
    "They aim to publish the lists, revealing who paid.",
    "As the curtain rose, revealing the stage, the hall fell silent.",
    "The signs, highlighting the path, were new.",
  ],
});

function wordings(scene: Scene, tail: Tail, verb: string): Wording[] {
  const { host, rest } = tail;
  const joined = beside(tail);
  const subject = host.verbs.length === 1 ? subjectOf(host) : "thing";
  const isActive = host.verbs[0]?.voice === "active";
  const isShowing = showing.has(verb);
  // A person, or a text, shows things on purpose.
  if (isActive && (subject === "text" || (subject === "person" && (isShowing || own.test(rest))))) return joined ? [joined] : [];
  const does = joined && isDoing(host) && !isUndergoing(host);
  return [...(does ? [joined] : []), ...asResult(scene, tail).map((wording) => (isShowing ? { ...wording, verb: "show" } : wording))];
}
