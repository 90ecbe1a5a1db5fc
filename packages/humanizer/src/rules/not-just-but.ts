import { hasFiniteVerb, tokensWithin } from "../language/clause.ts";
import { isGerund } from "../language/clause-words.ts";
import { inflect } from "../language/inflection.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { subjectAgain } from "../language/subject-again.ts";
import { together } from "../language/tail-wordings.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

const frame = /(?<=\p{L}),? not (merely|just|simply|solely|only) ([^.;:,—–!?()“”"\n]{2,120}?)(,? but (?:also )?)(?=[\p{Ll}])/u;
/** Up to the end of its sentence, or to the clause behind it. */
const plain = /^[^.,;:—–!?()“”"\n]{2,140}(?=[.;!](?:\s|$))/u;
const denies = /(?<!\p{L})(?:not|never|no|nor|rather|instead|neither)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What could not open the second half: another clause, or a step that goes on from the first. */
const turns = /^(?:it|they|he|she|we|you|there|this|these|those|rather|instead|then|if|when|even|in fact|more|deeper|one|ones)(?!\p{L})/iu;
/** Words that mean something in the first half, and would come before it. */
const leans = /(?<!\p{L})(?:it|its|they|them|their|theirs|one|ones|such|so|this|these|those|both|each|also|too|as well|but)(?!\p{L})/iu;
const hanging = /(?<!\p{L})(?:that|which|who|whose|whom|where|when|because|if|while|as|by|to)(?!\p{L})/iu;
const pairing = /^(?:for|in|by|through|with|from|to|on|at|about|among|across|within|against|as|of|under|toward|towards|into)$/u;
const be = /^(?:is|are|was|were|be|been|being|becomes?|became|becoming|remains?|feels?|seems?|['’](?:s|re))$/u;
const many = /(?<!\p{L})(?:and|or)(?!\p{L})/u;
/** A first half that is small by its own words: the second is not one thing more. */
const small = /(?<!\p{L})(?:single|mere(?:ly)?|simpl[ey]|basic|alone|one|individual|isolated|particular|certain|specific)(?!\p{L})/iu;
const list = /^(?:[^,.;:—()“”"]{2,40}, ){1,4}and [^,.;:—()“”"]{2,60}(?=[.;,])/u;
const helping: Readonly<Record<string, "third" | "past" | "base">> = { does: "third", did: "past", do: "base" };
const modal = /^(?:can|could|will|would|should|must|may|might)$/u;

const mostWords = { truth: 11, hanging: 7, denied: 10 } as const;
const countOf = (words: string) => words.split(" ").length;

export const notJustBut = defineRule({
  id: "not-just-but",
  why: "Both halves hold, or the second outdoes the first: that can be said without denying anything first.",
  evidence: "Generated essays say “not just”, “not merely” or “not simply” 3.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "merely just simply solely only".split(" "),
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = block.kind === "heading" || whole.endsWith("?") ? null : frame.exec(whole);
    if (!found) return;
    const [all, limiter = "", one = "", link = ""] = found;
    const start = sentence.start + found.index;
    const twoAt = start + all.length;
    const after = whole.slice(found.index + all.length);
    const two = /^[^.;:—–!?()\n]*/u.exec(after)?.[0] ?? "";
    if (denies.test(one) || turns.test(two) || denies.test(two) || / but /u.test(two) || many.test(limiter)) return;
    const site: Site = { start, limiter, stepsUp: limiter !== "only" && !link.includes("also"), one, oneAt: twoAt - link.length - one.length, link, two, twoAt, after };
    yield* together(scene, [...changes(scene, site)].map((change) => ({ ...change, group: `step ${found.index}` })));
  },
  rewrites: [
    ["The lane is not just a short cut but also a meeting place.", "The lane is a meeting place as well as a short cut."],
    ["The barn has become not just a store but a meeting place.", "The barn has become a meeting place rather than just a store."],
    ["The paper argues that the horse is not merely a tool but a friend.", "The paper argues that the horse is a friend rather than merely a tool."],
    ["The walls were not merely cracked but rotten through and through.", "The walls were rotten through and through rather than merely cracked."],
    ["The fee pays for not just the boat but the whole crew.", "The fee pays for the whole crew as well as the boat."],
    ["The prize is seen not just as a gift but as a duty.", "The prize is seen as a duty rather than just as a gift."],
    ["The room feels not just warm but safe.", "The room feels safe rather than just warm."],
  ],
  leaves: [
    "The boats bring not just grain but salt and iron as well.",
    "It was not a market but a feast.",
    "They refused not only a particular king but also the rule of kings.",
    "A single lock is not only useless but plainly harmful.",
    "It was not merely late but rather forgotten.",
    "He was not just a clerk but he was also a poet.",
    "It is not only the roof that leaks.",
    "The move was essential, not just to save time but to reach the port.",
    "The bag holds not just what we need but what they need, in case they lose theirs.",
  ],
});

interface Site {
  /** Where "not" stands, or the comma before it. */
  readonly start: number;
  readonly limiter: string;
  /** Whether the first half is made small and the second is no mere addition: of two deeds, "and" would lose the point. */
  readonly stepsUp: boolean;
  readonly one: string;
  readonly oneAt: number;
  readonly link: string;
  readonly two: string;
  readonly twoAt: number;
  /** The sentence from the second half on. */
  readonly after: string;
}

function* changes(scene: Scene, site: Site): Generator<Proposal> {
  const tokens = scene.tokens();
  const left = scene.tokenAt(site.oneAt);
  const right = scene.tokenAt(site.twoAt);
  const host = tokens[tokens.findLastIndex(({ end, text }) => end <= site.start && text !== ",")];
  if (!left || !right || !host) return;
  const isStrong = scene.strength === "strong";
  const help = helping[lowerOf(host)];

  if (help || modal.test(lowerOf(host))) {
    if (isStrong) yield* (site.stepsUp ? deedAndMore : twoDeeds)(scene, site, { host, left, right, form: help ?? "base" });
  } else if (pairing.test(lowerOf(left))) {
    // "It was essential, not just to save time but to last": without its comma, the second would hang on the word before.
    if (lowerOf(left) !== lowerOf(right) || (host.partOfSpeech === "ADJ" && lowerOf(left) === "to")) return;
    const adds = site.link.includes("also");
    if (!adds && site.limiter !== "only" && turnable(scene, site)) yield* turned(site, [` rather than ${site.limiter} `]);
    else if (isStrong && (adds || !/^(?:as|to)$/u.test(lowerOf(left))) && !small.test(site.one) && !site.two.includes(`, ${left.text} `)) {
      yield* many.test(site.one) ? joined(site, " and also ") : both(scene, site);
    }
  } else if (describes(left, site.one)) {
    if (be.test(lowerOf(host)) && describes(right, site.two.split(/ (?!\p{L}+ly )/u, right.text.endsWith("ly") ? 2 : 1).join(" "))) yield* twoQualities(scene, site);
  } else if (isNamed(tokens, left, host) && isNamed(tokens, right, host)) {
    yield* twoThings(scene, site, host);
  }
}

function* twoQualities(scene: Scene, site: Site): Generator<Proposal> {
  if (site.link.includes("also")) yield* scene.strength === "strong" && plain.test(site.after) ? both(scene, site) : [];
  else if (site.limiter !== "only" && turnable(scene, site)) yield* turned(site, [` rather than ${site.limiter} `]);
  else if (scene.strength === "strong" && list.test(site.after)) yield* joined(site, ", ");
}

/** Both halves where they stand: "holds not just money but time, patience, and luck" as "holds money, time, patience, and luck". */
function* joined({ start, oneAt, link, twoAt }: Site, between: string): Generator<Proposal> {
  yield { start, end: oneAt, after: [" "] };
  yield { start: twoAt - link.length, end: twoAt, after: [between] };
}

function* twoThings(scene: Scene, site: Site, host: Token): Generator<Proposal> {
  const isState = be.test(lowerOf(host)) || host.partOfSpeech === "AUX";
  const adds = site.link.includes("also");
  if (!isState && host.partOfSpeech !== "VERB" && host.partOfSpeech !== "ADP") return;
  if (turnable(scene, site)) {
    const isBoth = !small.test(site.one) && (adds || !(isState || many.test(plain.exec(site.after)?.[0] ?? "")));
    // What is "not only" so is so, and must be said as plainly as what outdoes it.
    const isMeagre = !adds && site.limiter !== "only";
    const leads = [...(isBoth ? [" as well as "] : []), ...(isMeagre ? [` rather than ${site.limiter} `] : [])];
    if (leads.length > 0) yield* turned(site, leads);
  } else if (scene.strength === "strong" && !isState && !many.test(site.one) && !small.test(site.one)) {
    if (list.test(site.after)) yield* joined(site, ", ");
    else if (!site.two.includes(", and ")) yield* joined(site, " and also ");
  }
}

/** Whether the second half can come first: it is short, nothing behind it hangs on it, and it means nothing in the first. */
function turnable(scene: Scene, { one, after, twoAt }: Site): boolean {
  const truth = plain.exec(after)?.[0];
  if (truth === undefined || leans.test(truth) || leans.test(one) || countOf(one) > mostWords.denied) return false;
  const rest = truth.slice(truth.indexOf(" ") + 1);
  const run = tokensWithin(scene.tokens(), twoAt, twoAt + truth.length);
  const hangs = hanging.test(rest) || run.some((token, at) => at > 1 && isGerund(token) && run[at + 1]?.partOfSpeech !== "NOUN");
  if (countOf(truth) > (hangs ? mostWords.hanging : mostWords.truth)) return false;
  return hanging.test(rest) || !hasFiniteVerb(run);
}

function* turned({ start, one, twoAt, after }: Site, leads: readonly string[]): Generator<Proposal> {
  const truth = plain.exec(after)?.[0] ?? "";
  const last = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+$/u.exec(truth)?.[0] ?? "";
  yield { start, end: twoAt, after: [" "] };
  yield { start: twoAt + truth.length - last.length, end: twoAt + truth.length, after: leads.map((lead) => last + lead + one) };
}

/** "Not just in the hall but in the yard": "both in the hall and in the yard". */
function* both({ text, sentence }: Scene, { start, oneAt, link, twoAt }: Site): Generator<Proposal> {
  if (/(?<!\p{L})both(?!\p{L})/iu.test(text.slice(sentence.start, sentence.end))) return;
  yield { start, end: oneAt, after: [text.charAt(start) === "," ? ", both " : " both "] };
  yield { start: twoAt - link.length, end: twoAt, after: [" and "] };
}

interface Deeds {
  readonly host: Token;
  readonly left: Token;
  readonly right: Token;
  readonly form: "third" | "past" | "base";
}

/** "Does not just mend nets but sells them": "mends nets and also sells them". */
function* twoDeeds({ text }: Scene, { start, link, twoAt }: Site, { host, left, right, form }: Deeds): Generator<Proposal> {
  if (left.partOfSpeech !== "VERB" || !fits(right, form) || text.charAt(start) === ",") return;
  const isModal = modal.test(lowerOf(host));
  yield { start: isModal ? start : host.start, end: left.end, after: [isModal ? ` ${left.text}` : inflect(left.text, form)] };
  yield { start: twoAt - link.length, end: twoAt, after: [" and also "] };
}

/** "Does not merely mend nets but sells them": "does more than mend nets; it sells them". */
function* deedAndMore(scene: Scene, { start, one, oneAt, link, twoAt }: Site, { host, left, right, form }: Deeds): Generator<Proposal> {
  const again = helping[lowerOf(host)] && left.partOfSpeech === "VERB" && fits(right, form) ? subjectAgain(scene, host, oneAt + one.length) : null;
  // "It extends it" would leave open what extends what.
  if (!again || / (?:it|them) /u.test(scene.text.slice(right.end, right.end + 6))) return;
  yield { start, end: oneAt, after: [" more than "] };
  yield { start: twoAt - link.length, end: twoAt, after: [`; ${again} `] };
}

const fits = ({ partOfSpeech, text }: Token, form: Deeds["form"]) =>
  partOfSpeech === "VERB" && (form === "third" ? /[^s]s$/u.test(text) : form === "past" ? text.endsWith("ed") : !/(?:[^s]s|ed|ing)$/u.test(text));

/** A word that tells how something is, with its adverb. */
const describes = (first: Token, words: string) =>
  countOf(words) === 1 ? first.partOfSpeech === "ADJ" || (first.partOfSpeech === "VERB" && /(?:ed|en)$/u.test(words)) : /^\p{Ll}+ly \p{Ll}+$/u.test(words);

function isNamed(tokens: readonly Token[], first: Token, host: Token): boolean {
  // Behind a verb, the tagger takes many a plural for one more.
  const isPlural = first.partOfSpeech === "VERB" && /[^s]s$/u.test(first.text) && host.partOfSpeech === "VERB";
  if (isPlural) return true;
  if (!/^(?:DET|NOUN|ADJ|NUM)$/u.test(first.partOfSpeech)) return false;
  const at = tokens.indexOf(first);
  const noun = tokens.slice(at, at + 6).find(({ partOfSpeech, text }, index) => !/^(?:DET|ADJ|ADV|PUNCT|NUM|PART)$/u.test(partOfSpeech) && !(index === 1 && first.partOfSpeech === "DET" && /(?:ed|ing)$/u.test(text)));
  // "A strategic imperative for": before a preposition, whatever stands behind an article is a thing.
  return noun?.partOfSpeech === "NOUN" || noun?.partOfSpeech === "PROPN" || (noun?.partOfSpeech === "ADP" && first.partOfSpeech === "DET");
}
