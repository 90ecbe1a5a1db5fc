import { capitalise } from "../language/case.ts";
import { hangs, isContact } from "../language/clause-words.ts";
import { finiteVerbs } from "../language/finite-verbs.ts";
import { inflect } from "../language/inflection.ts";
import { type Means, meansOf } from "../language/means.ts";
import { lowerOf, numberOf, singularOf, subjectBefore } from "../language/noun-phrase.ts";
import { beginsAlike } from "../language/opener.ts";
import { acts, isPerson } from "../language/people.ts";
import { byGerund, together } from "../language/tail-wordings.ts";
import type { FiniteVerb } from "../language/verb-group.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";
import { deeds, effects, ways } from "./tail-verbs.table.ts";

const verbs = byGerund([...ways, ...deeds, ...effects, "communicate", "design", "interact", "participate", "prepare"]);
/** What is aimed at is not yet brought about. */
const aims = /^(?:aim|seek|sought|hop|want|tr(?:y|ie)|attempt|intend|plan|striv|strove|need|wish)/u;
/** "By giving grants, girls can attend": the girls do not give them. */
const gives = new Set(["provide", "offer", "give", "grant", "fund"]);
const takes = /^(?:access|receiv|benefit|get|got|gain|obtain|have|has|had|attend)/u;
/** What whoever does so may or will reach. */
const may = /^(?:can|could|may|might|will)$/u;
/** Of these the means are a fact; of others they may be a case put: "by working less, firms earn more". */
const known = /^(?:he|she|it|(?:this|our|my|his|her|its|their) .+)$/iu;
const goesOn = /(?:,|(?<!\p{L})(?:and|or)) (?:\p{Ll}+ )?\p{Ll}+ing(?!\p{L})|,/u;
const texts = /^(?:this|the|our|my) (?:essay|paper|article|study|report|review|chapter|thesis|section|analysis)$/iu;

export const joinedMeans = defineRule({
  id: "joined-means",
  why: "Who does it comes first, then how, then to what end: the order in which it happens reads most plainly.",
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
    ["By sharing their maps, hikers can find paths that no guide lists.", "Hikers who share their maps can find paths that no guide lists."],
    ["By lowering the toll, towns draw carters who would take the ford.", "Towns that lower the toll draw carters who would take the ford."],
    ["By designing boats with the ford in mind, bakers and carters can save tolls that others pay.", "Bakers and carters who design boats with the ford in mind can save tolls that others pay."],
    ["By understanding the tides, small crews can plan trips that others fear.", "Small crews that understand the tides can plan trips that others fear."],
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
    "By lowering the toll, many towns draw carters who would take the ford.",
    "By reducing noise, electric boats can help the town that owns them.",
    "By creating a calm yard, crews will feel at home and mend more nets.",
    "By using the guide, users can find paths that no map lists.",
    "By lowering the toll, the town can draw carters who would take the ford.",
    "By lowering the toll, the town will draw carters who would take the ford.",
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
  const last = subject.at(-1);
  const written = text.slice(subject[0]?.start, last?.end);
  // "By hiring a clerk who keeps the books, the mill saves …": "and so" would go on from what the clerk does.
  const inside = finiteVerbs(tokens.slice(1));
  if (tokens.some((token, at) => hangs(token) || isContact(tokens, at)) || (inside?.length ?? 0) > 0) return;
  if (!gerund || !bare || !last || goesOn.test(text.slice(gerund.end, end)) || text.startsWith(" not only ", last.end)) return;
  // "By making a good yard, crews will feel at home": they do not make it.
  if (verb.denied || verb.voice !== "active") return;
  const isText = texts.test(written);
  const deed = lowerOf(main[verb.main]);
  if ((!isText && aims.test(deed) && verb.tense !== "modal") || (gives.has(bare) && takes.test(deed))) return;

  const group = `by ${sentence.start}`;
  const replaced = (opening: string, joint: readonly string[]): Proposal[] => [
    { start: sentence.start, end: gerund.end, after: [`${capitalise(written)} ${opening}`], group },
    { start: end, end: last.end, after: joint, group },
  ];
  const relative = relativeOf(subject);
  // "Towns that lower the toll can": that they may lower it is not the point, and nobody says that they do.
  if (relative && ((verb.tense === "modal" && may.test(lowerOf(main[verb.at]))) || (verb.tense === "present" && verb.main === verb.at))) {
    // "Users who use the site"
    if (/^(?:use|utili[sz]e|leverage|employ)$/u.test(bare) && lowerOf(last).startsWith("use")) return;
    if (beginsAlike(scene, `${capitalise(written)} ${relative}`)) return;
    yield* together(scene, replaced(`${relative} ${inflect(bare, "base")}`, [""]));
    return;
  }
  const isFact = verb.main === verb.at && (verb.tense === "past" || (verb.tense === "present" && (isText || known.test(written) || isOneThing(main, verb))));
  if (inside === null) return;
  // "And so often saves" could be taken for how often.
  if (isFact) yield* together(scene, replaced(inflect(bare, verb.beside), isText ? [" and"] : main[subject.length]?.partOfSpeech === "ADV" ? [" and thereby"] : [" and so", " and thereby"]));
}

/** "Towns", "small firms": nobody in particular, so that those who do so can be told apart; of things, all do: "electric cars". */
function relativeOf(subject: readonly Token[]): "who" | "that" | null {
  const [first] = subject;
  const head = subject.at(-1);
  if (head?.partOfSpeech !== "NOUN" || numberOf(lowerOf(head)) !== "plural" || picked.test(lowerOf(first))) return null;
  // "Bakers and carters", but not "trade and carters".
  const isBare = ({ partOfSpeech, text }: Token, at: number) => /^(?:NOUN|ADJ)$/u.test(partOfSpeech) || text === "-" || (text === "and" && numberOf(lowerOf(subject[at - 1])) === "plural");
  if (!subject.every(isBare)) return null;
  const one = singularOf(lowerOf(head));
  return acts(one) ? (isPerson(one) ? "who" : "that") : null;
}
const picked = /^(?:many|most|some|all|both|few|several|such|other|these|those|more|certain|various)$/u;
