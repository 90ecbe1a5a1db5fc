import { asResult } from "../language/as-result.ts";
import { hangs } from "../language/clause-words.ts";
import { holdsDoing, isAccount, isMeant, isNaming, isUndergoing, mainWord, subjectOf } from "../language/host-sense.ts";
import { leavesChanged } from "../language/leaves-changed.ts";
import { openTailsOf } from "../language/open-tails.ts";
import { byGerund, replaceTail, type Wording } from "../language/tail-wordings.ts";
import type { Tail } from "../language/tails.ts";
import { be } from "../language/verb-words.ts";
import { defineRule, type Scene } from "../rule.ts";
import { effects, eventsOnly, lasting, outcomes, resultFrames } from "./tail-verbs.table.ts";

const verbs = byGerund([...effects, "let"]);

/** "Slowing down", "spreading to the north": nothing is brought about. */
const intransitive = /^(?:to|by|from|in|into|at|on|onto|with|down|up|out|away|over|across|through|along|toward|towards|as|like) /u;

export const resultClauses = defineRule({
  id: "result-clauses",
  why: "A result deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays end sentences on a result in -ing 8.6 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    for (const tail of openTailsOf(scene, verbs)) {
      const verb = verbs.get(tail.gerund) ?? "";
      if ((verb === "make" || verb === "leave") && !leavesChanged(scene, tail.end, verb)) continue;
      if (tail.host.words < leastHost || isDeed(tail, verb) || isAccount(tail.host) || isNaming(tail.host) || tail.rest.startsWith("sure ") || (holdsDoing(tail.host) && !eventsOnly.has(verb))) continue;
      if (resultFrames[verb]?.test(tail.rest) ?? !intransitive.test(tail.rest)) yield* replaceTail(scene, tail, verbs, wordings(scene, tail, verb));
    }
  },
  rewrites: [
    ["The lamps stay lit while the crews, who sleep in shifts, mend the nets, allowing the boats to sail at dawn.", "The lamps stay lit while the crews, who sleep in shifts, mend the nets, which allows the boats to sail at dawn."],
    ["The pipes are old; frost can split the joints when nights are cold, forcing the town to ration water.", "The pipes are old; frost can split the joints when nights are cold, which forces the town to ration water."],
    ["The press prints what buyers ask for and when they ask for it, often leading to long runs.", "The press prints what buyers ask for and when they ask for it, which often leads to long runs."],
    ["The guild argues that the ferry brings more traders than the road does, driving up rents.", "The guild argues that the ferry brings more traders than the road does, which drives up rents."],
    ["The mill was built to grind maize, but it soon drew weavers from the coast, transforming the valley.", "The mill was built to grind maize, but it soon drew weavers from the coast, and this transformed the valley."],
    ["The new toll would spare the bridge that the carters use, allowing for repairs.", "The new toll would spare the bridge that the carters use, and allow for repairs."],
  ],
  leaves: [
    "A baker who knows the trade can keep the books in order for the guild, ensuring that each crew gets its pay.",
    "As the guild wishes, the tolls would be set by clerks, carters, and bakers, allowing for slow repairs.",
    "Rust is a fault that shows up in many pipes and valves, often leading to leaks.",
    "The league seeks to run the mill and the quay, thereby reducing the guild to a club.",
    "The builders go on with their work and stretch the wall along the quay, ensuring that there is always room for boats.",
    "The mill reckons that most of its flour is sold without a licence, causing great losses.",
    "The plan assumes that a popular mayor can bring some of her charm to the guild, tipping the vote into its hands.",
    "Old joints may give way when the nights are cold, causing leaks in the cellars.",
    "The smith was tasked, as the town's chief builder, with raising the sea wall, shielding the quay from the tides.",
    "The town has seen a slump, a time known for empty yards, eroding trust in the guild, and weakening old bonds.",
    "She was a weaver, her fingers dancing with the yarn, creating rugs that told of the sea.",
    "In a world where millions still suffer from cold, increasing the yield of the woods through better saws would spare many people.",
    "His thumb rested on the latch as he said the words again, making sure that nobody heard.",
    "Among these finds, the lens (or glass) is a great success, dramatically improving the lot of the blind.",
    "Their presence guarantees peace, as they often watch the yard from dusk until dawn, reducing the risk of a brawl.",
    "It was as if the bell in the tower knew me, helping me to find the gate.",
    "He regards the ferry as a threat, with a toll that drives carters to the ford, causing losses.",
    "The ferry needs a new engine and a crew of its own by May, possibly causing delays.",
    "The smith redrew the gate and tested the hinge, creating a copy.",
    "They live by mending nets, drying fish, and selling both.",
    "He spends his days reading, helping friends, and making plans.",
    "He said that the tax would fall, making homes cheaper.",
    "The shop plans to open late and to hire two clerks, reducing the queues.",
    "The rule keeps firms from dumping waste while they grow, causing harm to the river but also helping trade.",
    "The chapter explores how the mills that lined the river were run, shaping what came after.",
    "The mill (which burned down, leaving two men dead), was rebuilt.",
  ],
});

/** Words that a clause needs before it can bring anything about. */
const leastHost = 4;

/** What a person does on purpose, no event does. */
const isDeed = ({ host }: Tail, verb: string) => (outcomes.has(verb) || /^(?:deny|ensure|let)$/u.test(verb)) && subjectOf(host) !== "thing" && host.verbs[0]?.voice === "active";

/** What may or will be goes on with what comes of it: "the town could raise the toll, and save the bridge". */
function goesOn({ host }: Tail): boolean {
  const [first] = host.verbs;
  if (!first || first.denied || host.tokens.slice(1, first.at).some(hangs)) return false;
  const rest = host.tokens.slice(first.main + 1);
  // "It can cost lives when it is late, causing grief": that comes of its being late.
  if (rest.some((token) => hangs(token) && !/^(?:that|which|who|than)$/u.test(token.text))) return false;
  // "It would be told in numbers, shares, and levels, and allow …" would be one more of the list.
  if (rest.some(({ text }) => text === ",")) return false;
  return first.tense === "modal" && first.voice === "active" && first.beside === "base" && !isMeant(host) && !isUndergoing(host) && subjectOf(host) === "thing";
}

function wordings(scene: Scene, tail: Tail, verb: string): Wording[] {
  if (goesOn(tail)) return [{ lead: tail.others.length > 0 ? "," : ", and", form: "base" }];
  const results = asResult(scene, tail, lasting.has(verb));
  // "Rust is a fault that shows late, often leading to leaks": the fault leads to them, and not that it shows late.
  const isNamed = be.has(mainWord(tail.host)) && tail.host.tokens.some(({ text }) => /^(?:that|who)$/u.test(text));
  return isNamed ? [] : results;
}
