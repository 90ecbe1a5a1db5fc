import { isDoing, isUndergoing, mainWord, subjectOf } from "../language/host-sense.ts";
import { beside } from "../language/second-verb.ts";
import { byGerund, replaceTail } from "../language/tail-wordings.ts";
import { type Tail, tailsOf } from "../language/tails.ts";
import { isTold } from "../language/telling.ts";
import { defineRule } from "../rule.ts";
import { deeds, effects, showing, signs } from "./tail-verbs.table.ts";

const verbs = byGerund([...showing, ...signs]);
const all = byGerund([...showing, ...signs, ...effects, ...deeds]);

/** "It shapes the house, stressing thrift": what is made does. */
const making = /^(?:shap|form|mould|mold|defin|influenc|inform|guid|inspir|creat|produc)/u;

export const tellingTails = defineRule({
  id: "telling-tails",
  why: "What the subject itself shows deserves a verb of its own; a trailing highlighting or emphasizing only waves at it.",
  evidence: "Generated essays end sentences on what they highlight, reflect or underscore 15 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    for (const tail of tailsOf(scene, verbs)) {
      const verb = verbs.get(tail.gerund) ?? "";
      if (making.test(mainWord(tail.host))) continue;
      const own = isTold(tail.host, verb, tail.rest) || isShown(tail, verb) ? beside(tail) : null;
      if (own) yield* replaceTail(scene, tail, all, [own]);
    }
  },
  rewrites: [
    ["This essay follows three families, highlighting their debts.", "This essay follows three families and highlights their debts."],
    ["The report will list every spill, emphasizing the cost to farmers.", "The report will list every spill and emphasize the cost to farmers."],
    ["She counted the boats, stressing how few were left.", "She counted the boats and stressed how few were left."],
    ["The novel tells of two brothers, illustrating the cost of pride.", "The novel tells of two brothers and illustrates the cost of pride."],
    ["The law favours the large farms, reflecting the power of the landlords.", "The law favours the large farms and reflects the power of the landlords."],
    ["He opened the ledger, revealing his debts.", "He opened the ledger and revealed his debts."],
  ],
  leaves: [
    "The chapter will weigh the plan, emphasizing the importance of trust and avoiding haste.",
    "Rents have doubled in five years, highlighting the need for new homes.",
    "The vote was close, underscoring how divided the town is.",
    "The old war shapes much of the town, emphasizing the duty to save.",
    "The letters could be fakes, suggesting a second hand.",
    "He opened the gate, revealing a garden.",
    "Her book received little praise, reflecting the taste of the time.",
  ],
});

/** What can be shown to be: no list of things. */
const opensClaim = /^(?:the|an?|how|that|why|what|its|their|his|her|our|both|\p{L}+['’]s) /u;
/** "Reflecting on it": a person does. */
const ponders = /^(?:up)?on /u;

/** Whether a thing that does one thing shows another by it. */
function isShown({ host, rest }: Tail, verb: string): boolean {
  return subjectOf(host) === "thing" && isDoing(host) && !isUndergoing(host) && opensClaim.test(rest) && !ponders.test(rest) && verb !== "prove";
}
