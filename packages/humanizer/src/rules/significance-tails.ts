import { lowerOf, subjectBefore } from "../language/noun-phrase.ts";
import { acts } from "../language/people.ts";
import { holdsDoing, isDoing, isMeant, isUndergoing, mainWord, subjectOf } from "../language/host-sense.ts";
import { asResult } from "../language/as-result.ts";
import { openTailsOf } from "../language/open-tails.ts";
import { beside } from "../language/second-verb.ts";
import { byGerund, replaceTail, type Wording } from "../language/tail-wordings.ts";
import { tailsOf, type Tail } from "../language/tails.ts";
import { isTold } from "../language/telling.ts";
import { defineRule, type Scene } from "../rule.ts";
import { deeds, effects, showing, signs, stressing } from "./tail-verbs.table.ts";

const verbs = byGerund([...showing, ...signs]);
const all = byGerund([...showing, ...signs, ...effects, ...deeds]);
/** "Reflecting on it": a person does. */
const ponders = /^(?:up)?on /u;
/** What can be shown to be: no list of things. */
const opensClaim = /^(?:the|an?|how|that|why|what|its|their|his|her|our|both|\p{L}+['’]s) /u;
const ownOfThings = new Set(["reflect", "symbolize", "signal"]);
const tells = /^(?:sa(?:y|ys|id)|think|thought|argu|claim|believ|suggest|stat|contend|insist|not[ei]|explain|warn|add)/u;

export const significanceTails = defineRule({
  id: "significance-tails",
  why: "A plain verb says what the fact shows; a trailing highlighting or reflecting only waves at it.",
  evidence: "Generated essays end sentences on what they highlight, reflect or underscore 15 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    const tails = tailsOf(scene, verbs);
    const open = openTailsOf(scene, verbs).filter(({ start }) => tails.every((tail) => tail.start !== start));
    for (const tail of [...tails, ...open]) {
      if (!ponders.test(tail.rest)) yield* replaceTail(scene, tail, all, wordings(scene, tail, verbs.get(tail.gerund) ?? ""));
    }
  },
  rewrites: [
    ["Rents have doubled in five years, highlighting the need for new homes.", "Rents have doubled in five years, which shows the need for new homes."],
    ["The vote was close, underscoring how divided the town is.", "The vote was close, which shows how divided the town is."],
    ["The wells were dry by May, suggesting that the snow had failed.", "The wells were dry by May, and this suggested that the snow had failed."],
    ["Her plan got little notice in the guild halls, illustrating how weak the league was.", "Her plan got little notice in the guild halls, and this shows how weak the league was."],
    ["The store gave up its second floor, reflecting a fall in trade.", "The store gave up its second floor, and this reflected a fall in trade."],
    ["The sea gates opened at last, revealing a quay.", "The sea gates opened at last and revealed a quay."],
    ["The report looked into the fault, indicating that the gate was old.", "The report looked into the fault and indicated that the gate was old."],
    ["The old maps show two bridges, indicating that one was lost.", "The old maps show two bridges, which indicates that one was lost."],
  ],
  leaves: [
    "Even the moon seemed to cast a pale glow, highlighting the age of the walls.",
    "The first step involves making a plan, showcasing the old yards.",
    "Personally, I am drawn to the tale of the two mills, illustrating the price of pride.",
    "Sam Marlow praised the crew's work, showing their skill and pluck.",
    "The letters could be fakes, suggesting a second hand.",
    "He opened the gate, highlighting.",
    "They aim to publish the lists, revealing who paid.",
    "As the curtain rose, revealing the stage, the hall fell silent.",
    "The stall is a good gauge of local trade, reflecting the mood of the town.",
    "The signs, highlighting the path, were new.",
  ],
});

function wordings(scene: Scene, tail: Tail, verb: string): Wording[] {
  const { host, rest } = tail;
  const own = beside(tail);
  const subject = subjectOf(host);
  const isShowing = showing.has(verb);
  const isDeliberate = isShowing || stressing.has(verb);
  if (holdsDoing(host) || (/^(?:highlight|illuminate|reveal|reflect)$/u.test(verb) && lit.test(host.tokens.map(({ text }) => text).join(" ")))) return [];
  // "The report traces the fault, and this indicates …": the report does.
  if (subject === "text" && !ownOfThings.has(verb) && host.verbs.length === 1 && (host.verbs[0]?.voice === "active" || mainWord(host).startsWith("look")) && !isUndergoing(host)) return own ? [own] : [];
  // "I am drawn to the tale, illustrating …": the tale does.
  if (/^(?:i|we|you)$/u.test(lowerOf(host.tokens[(host.verbs[0]?.at ?? 0) - 1]))) return [];
  // Another rule lets those who tell tell.
  if (isTold(host, verb, rest) || (subject === "person" && host.verbs[0]?.voice === "active" && (isDeliberate || verb === "show"))) return [];
  // "It was upheld in June, when the court met, stressing that …": someone further in may do so.
  if (isDeliberate && host.verbs.slice(1).some(({ at }) => acts(subjectBefore(host.tokens, at)?.head ?? ""))) return [];
  // "The doors opened, which revealed a hall": the doors did.
  if (verb === "reveal" && host.verbs.length === 1 && host.verbs[0]?.voice === "active" && !isMeant(host) && own) return [own];
  // "The stall is a gauge of trade, reflecting the mood": the gauge does, and not that it is one.
  if (ownOfThings.has(verb) && host.verbs[0]?.voice === "linking") return [];
  if (isDeliberate && host.verbs.some(({ main }) => tells.test(lowerOf(host.tokens[main])))) return [];
  if ((isShowing || proves.test(verb)) && !opensClaim.test(rest)) return [];
  const isOneEvent = tail.others.every(({ text }) => verbs.has(text));
  const found = isOneEvent ? asResult(scene, tail, true) : [];
  const which = found.filter(({ lead }) => lead.startsWith(", which"));
  // "It underwent changes, and this reflected …": after several things, a bare "this" is vague.
  const results = (which.length > 0 ? which : found).map((wording) => (isShowing ? shown(wording, rest) : wording));
  return [...(own && subject !== "person" && isDoing(host) && !isUndergoing(host) ? [own] : []), ...results];
}

/** What the writer gathers from an event is still so: "which shows how weak they were". */
const shown = (wording: Wording, rest: string): Wording => ({ ...wording, verb: "show", form: wording.form === "past" && gathered.test(rest) ? "third" : wording.form });
const gathered = /^(?:how|why|that) /u;

/** Light shows things to the eye. */
const lit = /(?<!\p{L})(?:glow|light|lamp|moon|sun|sunlight|beam|shadow|glint|shine|shone|torch|mirror|lens|candle|flash)(?:s|ed|ing)?(?!\p{L})/iu;

/** "Showing no mercy", "proving hard": these show nothing to be so. */
const proves = /^(?:show|prove)$/u;
