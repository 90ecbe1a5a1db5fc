import { asResult } from "../language/as-result.ts";
import type { Host } from "../language/host.ts";
import { couldMeanSubject, holdsDoing, isAccount, isBearing, isDoing, isMeant, isNaming, isUndergoing, isVerdict, mainWord, subjectOf } from "../language/host-sense.ts";
import { leavesChanged } from "../language/leaves-changed.ts";
import { beside } from "../language/second-verb.ts";
import { byGerund, replaceTail, type Wording } from "../language/tail-wordings.ts";
import { tailsOf, type Tail } from "../language/tails.ts";
import { lowerOf, nounPhraseAt } from "../language/noun-phrase.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { deeds, effects, eventsOnly, lasting, outcomes, resultFrames } from "./tail-verbs.table.ts";

const verbs = byGerund(effects);
const all = byGerund([...effects, ...deeds]);

/** "Slowing down", "spreading to the north": nothing is brought about. */
const intransitive = /^(?:to|by|from|in|into|at|on|onto|with|down|up|out|away|over|across|through|along|toward|towards|as|like) /u;

export const resultTails = defineRule({
  id: "result-tails",
  why: "A result deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays end sentences on a result in -ing 8.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: [...verbs.keys()],
  *propose(scene) {
    for (const tail of tailsOf(scene, verbs)) {
      const verb = verbs.get(tail.gerund) ?? "";
      if ((verb === "make" || verb === "leave") && !leavesChanged(scene, tail.end, verb)) continue;
      // "They grow worse, leaving behind ruins": they leave them, and not their growing worse.
      if (verb === "leave" && tail.rest.startsWith("behind") && tail.host.verbs[0]?.voice === "linking") continue;
      const aim = soThat(tail, verb);
      if (aim) yield aim;
      else if (resultFrames[verb]?.test(tail.rest) ?? !intransitive.test(tail.rest)) yield* replaceTail(scene, tail, all, wordings(scene, tail, verb));
    }
  },
  rewrites: [
    ["The storms, though brief, left a mark on both towns, sparking a quarrel over the wall.", "The storms, though brief, left a mark on both towns, and this sparked a quarrel over the wall."],
    ["The rules require mills to measure what they pour into the river, ensuring that it does no harm.", "The rules require mills to measure what they pour into the river, so that it does no harm."],
    ["The staff go over every box twice, ensuring that no vote is lost.", "The staff go over every box twice, so that no vote is lost."],
    ["Two maps hang in the hall, ensuring every visitor can find the gate.", "Two maps hang in the hall, so that every visitor can find the gate."],
    ["The seams are badly sealed, meaning that the hull may leak.", "The seams are badly sealed, which means that the hull may leak."],
    ["The rowers won the cup, leaving the town in debt.", "The rowers won the cup and left the town in debt."],
    ["The judges ordered a new count, raising hopes of a fair vote.", "The judges ordered a new count, and this raised hopes of a fair vote."],
    ["The share of weavers who live in the valley doubled, transforming the old village.", "The share of weavers who live in the valley doubled, which transformed the old village."],
    ["She was active in the guild, contributing to its letters and later creating a club of her own.", "She was active in the guild, contributed to its letters and later created a club of her own."],
    ["The mill has at last hired a guard, reducing its losses by half.", "The mill has at last hired a guard and reduced its losses by half."],
    ["The guild asked its members to send their best photographs, creating a fine show.", "The guild asked its members to send their best photographs, and this created a fine show."],
    ["The flood was a turning point in the valley, propelling the towns into a union.", "The flood was a turning point in the valley and propelled the towns into a union."],
    ["Falls have become a great worry in late years, leading to new rules.", "Falls have become a great worry in late years, and this has led to new rules."],
    ["The locks fix the number of boats, limiting their reach.", "The locks fix the number of boats, which limits their reach."],
    ["Good rope is central to the trade of the port, allowing the guild to keep its boats.", "Good rope is central to the trade of the port and allows the guild to keep its boats."],
    ["The school emerges as a cornerstone, shaping the valley to this day.", "The school emerges as a cornerstone and shapes the valley to this day."],
    ["The mills play a large part in the valley, influencing what is sown there.", "The mills play a large part in the valley and influence what is sown there."],
    ["The dams have had lasting effects on the river, contributing to the loss of its fish.", "The dams have had lasting effects on the river and contributed to the loss of its fish."],
    ["The guild has at last held a fair, giving the weavers a chance to show their cloth.", "The guild has at last held a fair, and this has given the weavers a chance to show their cloth."],
    ["The storm closed the harbour, forcing the ferries to turn back.", "The storm closed the harbour and forced the ferries to turn back."],
    ["The road is steep and icy, forcing the buses to turn back.", "The road is steep and icy, which forces the buses to turn back."],
    ["The new line carries freight at night, allowing trucks to stay off the road.", "The new line carries freight at night, and this allows trucks to stay off the road."],
    ["The soil is thin and dry, making it hard to grow maize.", "The soil is thin and dry, and this makes it hard to grow maize."],
    ["The rent doubled within a year, often leading to long disputes.", "The rent doubled within a year, and this often led to long disputes."],
    ["Old pipes have corroded in many towns, causing leaks in the cellars.", "Old pipes have corroded in many towns, which has caused leaks in the cellars."],
    ["The rain did not stop, forcing us to wait inside.", "The rain did not stop, which forced us to wait inside."],
    ["The new boats carry more freight than the old ones, making them popular with the mills.", "The new boats carry more freight than the old ones, which makes them popular with the mills."],
    ["A warm spell can wake the bees early, leaving them without food.", "A warm spell can wake the bees early and leave them without food."],
    ["The dam holds back the spring floods, reducing damage and saving money for repairs.", "The dam holds back the spring floods, and this reduces damage and saves money for repairs."],
    ["The ferry company added two late boats on every weekday of the long summer season, making it easier for the islanders to work in the town on the coast.", "The ferry company added two late boats on every weekday of the long summer season. That made it easier for the islanders to work in the town on the coast."],
  ],
  leaves: [
    "The new clerk became a warden, meaning a keeper who did not yet have his own key.",
    "For those who love birds, the wide marshes around the bay are a treat, attracting thousands of geese.",
    "The gate shapes the pond by holding back the spring water, thereby reducing the flow below.",
    "The barn is recognized as the largest in the valley, creating room for the fair.",
    "We find the lamps indispensable, enhancing our evenings.",
    "This one simply ends, leaving you to wonder what the point was.",
    "The rower moved into the lead after a fine second leg, leaving her on course for a medal.",
    "We propose two knots for nets of this kind, leading to a stronger seam.",
    "We identify knots whose strands slip in the cold, leading to a loss of grip.",
    "The drum often drowns the flute, allowing the dancers to rest, and at one point a bell can be heard.",
    "I drew the plan and checked the load, halving the cost.",
    "It is about helping clerks with new machines, creating a place where all work side by side.",
    "Such storms are becoming more frequent, leaving behind ruined yards.",
    "Talk is central to encouraging trust, enhancing the trade, and in the end ensuring the peace of the port.",
    "The young smith seemed to be at his best, making fine contributions both in the yard and on the quay.",
    "The plan could lower prices, allowing more people to travel.",
    "He spends his days reading, writing, making it all up.",
    "Rust is a fault that shows in many places, often leading to leaks.",
    "The smith redrew the gate and tested the hinge, reducing its weight by half.",
    "The fair grew: more boats came, and more buyers followed, creating a crowd on the quay.",
    "Stir the soup slowly, ensuring that it stays smooth.",
    "The council plans to widen the road, reducing the noise nearby.",
    "They sell many things, including bread and cheese.",
    "The job involves lifting boxes, helping customers in the shop.",
    "She left the room, leaving the door open.",
    "The clerk sat by the door, making tea.",
    "“We are closed,” she said, turning the key into its old place.",
    "When prices rise, making bread at home is cheaper.",
    "The study shows that the tax reduced waste, making a strong case for it.",
    "# The storm closed the harbour, forcing the ferries back",
  ],
});

/** "They count twice, ensuring that no box is lost": what is made sure of is as often an aim as a result, and "so that" is both. */
function soThat({ start, end, rest, others, host, adverb }: Tail, verb: string): Proposal | null {
  const that = rest.startsWith("that ");
  if (verb !== "ensure" || !(that || bareClause.test(rest)) || others.length > 0 || adverb !== "") return null;
  // "It is the backbone of the port, ensuring that …": what something is has no aim.
  if (isNaming(host) || isRole(host) || isGround(host)) return null;
  return host.tokens.some(({ text }, at) => text === "so" && host.tokens[at + 1]?.text === "that") ? null : { start, end: end + (that ? " that".length : 0), after: [", so that"] };
}

/** "It serves as a map", which says no more than that it is one. */
const isRole = (host: Host) => /^(?:serv|act|function|stand|stood|emerg)/u.test(mainWord(host)) && lowerOf(host.tokens[(host.verbs[0]?.main ?? 0) + 1]) === "as";
const grounds = /^(?:backbone|basis|cornerstone|foundation|framework|groundwork|linchpin|pillar)$/u;
const isGround = ({ tokens, verbs: [verb] }: Host) => grounds.test((verb && nounPhraseAt(tokens, verb.main + 1)?.head) ?? "");

/** "Ensuring every letter is read", and not "ensuring the peace of those who are old". */
const bareClause = /^(?:they|you|we|he|she|everyone|(?:the|an?|our|your|their|its|his|her|each|every|all|both|no|these|those)(?: (?!(?:who|that|which|whose|where|of|and|or) )[\p{L}'’-]+){1,4}) (?:is|are|was|were|can|could|will|would|has|have|had|remains?|stays?)(?!\p{L})/u;

function wordings(scene: Scene, tail: Tail, verb: string): Wording[] {
  const { host, rest } = tail;
  const own = beside(tail);
  const isPerson = subjectOf(host) !== "thing";
  const isPassive = host.verbs.every(({ voice }) => voice === "passive");
  const isEvents = eventsOnly.has(verb) || becomesSo.has(verb);
  // "It is about helping clerks, creating a shop": the helping creates it.
  const isDoneInside = holdsDoing(host) && !eventsOnly.has(verb);
  if ((isDoneInside && host.verbs[0]?.voice === "linking") || isVerdict(host) || isViewed(host)) return [];
  // "They play a part in our days, affecting …": they do, and not their playing it.
  if (isBearing(host) && (isPerson ? touching.has(verb) : isEvents && verb !== "mean")) return own ? [own] : [];
  // "He was an active member, contributing to its journal": he did that himself.
  if (isPerson && verb === "contribute") return own && !isMeant(host) && !isPassive && host.verbs.length === 1 ? [own] : [];
  // "She sold the farm, leaving the town without milk": she left it so, but not herself.
  if (isPerson && !isPassive && verb === "leave" && (isDoing(host) || toOneself.test(rest))) return own && !toOneself.test(rest) ? [own] : [];
  // "He left, leading to a quarrel and creating two guilds": of what a person does, one verb would be the event's, and one his.
  if (isPerson && isEvents && tail.others.some(({ text }) => outcomes.has(verbs.get(text) ?? ""))) return [];
  // "The firm held a fair, giving the company a name": the company may be the firm.
  const isGiven = isPerson && verb === "give" && body.test(rest);
  // "The court ordered an inquiry, raising hopes": others hope, whatever it means to do; "prices doubled, changing the town": they mean nothing.
  const isStirred = subjectOf(host) === "person" && (isGiven || (isMoving.has(verb) && stirred.test(rest)) || isRise(host));
  // What a person makes or changes, the person does: "she moved south, changing her name", "we were few, building a town".
  if ((isPerson && !isPassive && outcomes.has(verb) && !isStirred) || (isPerson && isNaming(host) && !isEvents) || rest.startsWith("sure ")) return own && !isMeant(host) && host.verbs.length === 1 ? [own] : [];
  // "Rust is a fault that shows late, often leading to leaks": the fault leads to them, and not that it shows late.
  if (host.verbs[0]?.voice === "linking" && /(?<!\p{L})(?:that|which|who) /u.test(scene.text.slice(host.tokens[0]?.start ?? tail.start, tail.start))) return [];
  // "Its effects are wide, affecting health": they do, and not their being wide.
  if (host.verbs.every(({ voice }) => voice === "linking") && touching.has(verb)) return own ? [own] : [];
  const isHampered = hampering.has(verb) && isOwn(host, rest);
  if (isHampered && isPerson) return [];
  // What the subject itself does needs no "which".
  if (own && !isHampered && !isStirred && isDoneBySubject(host, verb, rest, isPerson)) return [own];
  // "She redrew the map and checked it, halving the cost": the doing is hers, and not the event's.
  if (isPerson && !isPassive && !isEvents && host.verbs.length > 1) return [];
  const results = !isAccount(host) && !isDoneInside && tail.others.every(({ text }) => verbs.has(text)) ? asResult(scene, tail, lasting.has(verb)) : [];
  return verb === "make" && ofSubject.test(rest) ? results.filter(({ lead }) => lead.startsWith(", which")) : results;
}

/** "Making it a fine gift": after "and this makes it", it would not show what the gift is; "making it hard to climb" says it of nothing. */
const ofSubject = /^(?:it|them|him|her) (?!(?:(?:more|less|very|so|even|much) )?\p{L}+ (?:for [^,.;]{1,40} )?to (?:\p{Ll}))/u;

const toOneself = /^(?:it|them|him|her|us|me|you) /u;
const body = /^(?:the|its|their) (?:company|firm|club|team|side|party|country|nation|city|town|group|agency|bank|band|school|organi[sz]ation|government) /u;
const isMoving = new Set("raise increase put place add heighten intensify reduce boost dampen".split(" "));
const stirred = /^(?:\p{L}+ ){0,2}(?:hopes?|fears?|pressure|concerns?|doubts?|expectations?|alarm|speculation|tensions?|anger|uncertainty|anxiety|suspicions?|controversy|eyebrows|prospects?|chances|risks?|likelihood|confusion)(?!\p{L})/u;
const isRise = ({ tokens, verbs: [verb] }: Host) =>
  verb !== undefined && tokens[verb.main + 1] === undefined && /^(?:rose|risen|gr[eo]wn?|fell|fallen|doubled|tripled|dropped|declined|increased|decreased|shr[au]nk|surged|soared|climbed)$/u.test(lowerOf(tokens[verb.main]));

/** "It makes us rich", "it leaves them poor": of a person, that would say that they mean to. */
const becomesSo = new Set(["make", "leave", "render", "keep"]);

/** "It is known as the largest barn, creating room": its being known does not. */
const isViewed = ({ tokens, verbs: [verb] }: Host) => verb?.voice === "passive" && /^(?:celebrat|consider|describ|hail|known|perceiv|recogni[sz]|regard|see|view)/u.test(lowerOf(tokens[verb.main])) && lowerOf(tokens[verb.main + 1]) === "as";

/** "The locks fix the number of boats, limiting their reach": not what they do to themselves. */
const isOwn = (host: Host, rest: string): boolean => {
  const [, owner] = /^(its|their) /u.exec(rest) ?? [];
  return owner !== undefined && (couldMeanSubject(host, owner === "its" ? "it" : "them") || /^(?:each|every)$/u.test(lowerOf(host.tokens[0])));
};
const hampering = new Set("affect constrain hamper hinder impact impair impede influence inform limit restrict shape slow undermine weaken".split(" "));

const touching = new Set(["affect", "attract", "impact", "influence", "shape"]);

/** Whether the host's subject does what the tail says, and not the event alone. */
function isDoneBySubject(host: Host, verb: string, rest: string, isPerson: boolean): boolean {
  if (isPerson && becomesSo.has(verb)) return false;
  // "The lamps cost less, making them popular": they do not make themselves so.
  const pronoun = /^(it|them) /u.exec(rest)?.[1];
  if ((pronoun === "it" || pronoun === "them") && couldMeanSubject(host, pronoun)) return false;
  // "It was a turn, moving …", "it acts as a frame, setting …": it moves, and sets.
  const isThat = (isNaming(host) || isRole(host)) && (host.verbs[0]?.tense !== "perfect" || mainWord(host) === "been");
  if (!eventsOnly.has(verb)) return (isDoing(host) && !isUndergoing(host)) || (isThat && !isPerson);
  if (isPerson) return false;
  // What may lead to something is the thing itself; what does lead there is the event.
  return isThat || (host.verbs[0]?.tense === "modal" && host.verbs[0].voice === "active" && !isUndergoing(host));
}
