import { capitalise } from "../language/case.ts";
import { hangs, isContact } from "../language/clause-words.ts";
import { finiteVerbs } from "../language/finite-verbs.ts";
import { inflect } from "../language/inflection.ts";
import { type Means, meansOf } from "../language/means.ts";
import { lowerOf, subjectBefore } from "../language/noun-phrase.ts";
import { acts } from "../language/people.ts";
import { byGerund, together } from "../language/tail-wordings.ts";
import type { FiniteVerb } from "../language/verb-group.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";
import { deeds, effects, ways } from "./tail-verbs.table.ts";

const verbs = byGerund([...ways, ...deeds, ...effects]);
/** What is aimed at is not yet brought about. */
const aims = /^(?:aim|seek|sought|hop|want|tr(?:y|ie)|attempt|intend|plan|striv|strove|need|wish)/u;
/** "By giving grants, girls can attend": the girls do not give them. */
const gives = new Set(["provide", "offer", "give", "grant", "fund"]);
const takes = /^(?:access|receiv|benefit|get|got|gain|obtain|have|has|had|attend)/u;
/** What may be done, and what follows from it, are both no more than possible. */
const may = /^(?:can|could|may|might)$/u;
/** Of these the means are a fact; of others they may be a case put: "by working less, firms earn more". */
const known = /^(?:he|she|it|(?:this|our|my|his|her|its|their) .+)$/iu;
const goesOn = /(?:,|(?<!\p{L})(?:and|or)) (?:\p{Ll}+ )?\p{Ll}+ing(?!\p{L})|,/u;
const texts = /^(?:this|the|our|my) (?:essay|paper|article|study|report|review|chapter|thesis|section|analysis)$/iu;

export const joinedMeans = defineRule({
  id: "joined-means",
  why: "Means and end are two deeds of one subject, and read more plainly one after the other.",
  evidence: "Generated essays open sentences with By and an -ing verb 9.8 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: ["by"],
  *propose(scene) {
    const means = meansOf(scene);
    if (means) yield* joined(scene, means);
  },
  rewrites: [
    ["By keeping the toll low, our town draws carters who would take the ford.", "Our town keeps the toll low and so draws carters who would take the ford."],
    ["By sharing their maps, hikers can find paths that no guide lists.", "Hikers can share their maps and so find paths that no guide lists."],
    ["By moving the fair inland, she saved a custom that the sea had nearly ended.", "She moved the fair inland and so saved a custom that the sea had nearly ended."],
    ["By comparing the two mills, this essay argues that water was cheaper than coal.", "This essay compares the two mills and argues that water was cheaper than coal."],
    ["By turning the tale into a trial, the play asks who may judge.", "The play turns the tale into a trial and so asks who may judge."],
    ["By reducing the load, he helps the bridge to last.", "He reduces the load and so helps the bridge to last."],
  ],
  leaves: [
    "By selling bread, the mill hopes to pay its way.",
    "By mending nets and drying fish, the men can earn enough to stay.",
    "By giving free seats, children can attend the shows that they like.",
    "By reading aloud, he was able to keep them awake.",
    "By lowering the flame, the baker draws out a taste that no one expects.",
    "By the spring, the river had fallen.",
    "By lowering the toll, towns draw carters who would take the ford.",
    "By lowering the toll, the town will draw carters who would take the ford.",
    "By understanding the tides, crews can plan their trips.",
    "By hiring a clerk who keeps the books, our mill saves the cost of a lawyer.",
    "By saving money, Ruth could buy the field that lay by the mill.",
  ],
});

/** "The story", "Ruth": one of its kind, and not whoever does so: "the server", "the reader". */
function isOneThing(main: readonly Token[], { at, beside }: FiniteVerb): boolean {
  const subject = subjectBefore(main, at);
  if (!subject || beside !== "third") return false;
  const [first] = main;
  return main[subject.at]?.partOfSpeech === "PROPN" || (lowerOf(first) === "the" && !acts(subject.head));
}

function* joined(scene: Scene, { tokens, end, main, verb }: Means): Generator<Proposal> {
  const { text, sentence } = scene;
  const [gerund] = tokens;
  const bare = verbs.get(gerund?.text ?? "");
  const subject = main.slice(0, main.slice(0, verb.at).findLastIndex(({ partOfSpeech }) => partOfSpeech !== "ADV") + 1);
  const written = text.slice(subject[0]?.start, subject.at(-1)?.end);
  // "By hiring a clerk who keeps the books, the mill saves …": "and so" would go on from what the clerk does.
  if (tokens.some((token, at) => hangs(token) || isContact(tokens, at)) || finiteVerbs(tokens.slice(1))?.length !== 0) return;
  // "By understanding the tides, crews can …": that they can understand them is not the point.
  if (bare === "understand" && may.test(lowerOf(main[verb.at]))) return;
  if (!gerund || !bare || subject.length === 0 || goesOn.test(text.slice(gerund.end, end)) || text.startsWith(" not only ", subject.at(-1)?.end)) return;
  if (verb.denied || verb.voice !== "active") return;
  const isText = texts.test(written);
  const isModal = verb.tense === "modal" && verb.main > verb.at && may.test(lowerOf(main[verb.at]));
  const isFact = verb.main === verb.at && (verb.tense === "past" || (verb.tense === "present" && (isText || known.test(written) || isOneThing(main, verb))));
  const deed = lowerOf(main[verb.main]);
  if ((!isModal && !isFact) || (!isText && aims.test(deed)) || (gives.has(bare) && takes.test(deed))) return;

  const helper = isModal ? text.slice(main[verb.at]?.start, main[verb.at]?.end) : "";
  const opening = [capitalise(written), helper, inflect(bare, verb.beside)].filter((word) => word !== "").join(" ");
  const group = `by ${sentence.start}`;
  yield* together(scene, [
    { start: sentence.start, end: gerund.end, after: [opening], group },
    { start: end, end: (isModal ? main[verb.at]?.end : subject.at(-1)?.end) ?? end, after: isText ? [" and"] : [" and so", " and thereby"], group },
  ]);
}
