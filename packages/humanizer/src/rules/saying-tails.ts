import { hangs } from "../language/clause-words.ts";
import type { Host } from "../language/host.ts";
import { subjectOf } from "../language/host-sense.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { openTailsOf } from "../language/open-tails.ts";
import { byGerund, replaceTail, type Wording } from "../language/tail-wordings.ts";
import type { Tail } from "../language/tails.ts";
import { defineRule } from "../rule.ts";
import { speaking } from "./tail-verbs.table.ts";

/** What an essay does, beside saying things. */
const ofTexts = "address advocate analyze apply assess chart compare consider demonstrate detail draw emphasize evaluate examine explore highlight identify illustrate investigate map offer outline present provide reveal review show stress suggest survey trace unpack".split(" ");
const verbs = byGerund([...speaking, ...ofTexts, "add", "write"]);
/** They say it in so many words: nobody but the clause's own subject can. */
const claim = /^that /u;
const claims = new Set([...speaking, "add", "write"]);
/** Of an essay, they need an object. */
const opensObject = /^(?:the|an?|its|their|his|her|our|both|how|why|what|where|whether|that|for|on|from|upon|\p{Ll}+(?:-\p{Ll}+)* \p{Ll}+)(?!\p{L})/u;

export const sayingTails = defineRule({
  id: "saying-tails",
  why: "What a writer or an essay goes on to say deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays trail -ing clauses 3.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    const [tail, ...others] = openTailsOf(scene, verbs);
    if (!tail || others.length > 0) return;
    const verb = verbs.get(tail.gerund) ?? "";
    if (says(tail, verb)) yield* replaceTail(scene, tail, verbs, wordings(tail));
  },
  rewrites: [
    ["This essay asks how the mills were run, outlining the cost to the town.", "This essay asks how the mills were run, and outlines the cost to the town."],
    ["This chapter will follow the boats that left, tracing their routes, examining their crews, and comparing their loads.", "This chapter will follow the boats that left, trace their routes, examine their crews, and compare their loads."],
    ["The author then rejected the plan that the guild had made, arguing that carters would use the ford.", "The author then rejected the plan that the guild had made, and argued that carters would use the ford."],
    ["The court then denied relief, stating that the notice had been sent.", "The court then denied relief, and stated that the notice had been sent."],
    ["This paper aims to explain how the mills were run, comparing two accounts.", "This paper aims to explain how the mills were run, and compare two accounts."],
  ],
  leaves: [
    "The note provided, stating that the mill had closed, is short.",
    "The summary provided, stating that the mill, the quay and the yard had closed, touches on their past.",
    "This essay asks how owners keep order by reading faces, tracing debts, and asking around.",
    "The bell rang twice, showing that the boat was near.",
    "He did not say why, arguing that it was late.",
    "The harbour shows what was lost, offering a view of the old yards.",
    "This essay is old, tracing the river.",
  ],
});

function says({ host, rest, adverb }: Tail, verb: string): boolean {
  if (adverb !== "" && !adverb.endsWith("ly")) return false;
  const subject = subjectOf(host);
  return claim.test(rest) ? claims.has(verb) && subject !== "thing" : opensText(host) && opensObject.test(rest);
}

/** "This essay", "the second chapter". */
const texts = /^(?:this|the|my|our)(?: \p{Ll}+)? (?:essay|paper|article|report|review|chapter|exploration|analysis|thesis|dissertation|section|study|discussion)$/iu;
const opensText = ({ tokens, verbs: [verb] }: Host) => texts.test(tokens.slice(0, verb?.at).filter(({ partOfSpeech }) => partOfSpeech !== "ADV").map(({ text }) => text).join(" "));

/** "The note provided, stating that …, is short": words that a clause needs to be one. */
const leastHost = 4;
const aims = /^(?:aim|seek|sought|attempt|tr(?:y|ie)|set|intend|hope)/u;

/** Beside the first verb of the clause, which must be its own. */
function wordings({ host, others }: Tail): Wording[] {
  const [verb] = host.verbs;
  if (!verb || host.words < leastHost || verb.denied || verb.voice !== "active" || verb.beside === "gerund" || host.tokens.slice(1, verb.at).some(hangs)) return [];
  // "It aims to weigh … and compare".
  const isAim = aims.test(lowerOf(host.tokens[verb.main])) && lowerOf(host.tokens[verb.main + 1]) === "to";
  return [{ lead: others.length > 0 ? "," : ", and", form: isAim ? "base" : verb.beside }];
}
