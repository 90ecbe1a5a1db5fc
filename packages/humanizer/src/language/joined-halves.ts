import type { Proposal, Scene, Token } from "../rule.ts";

/**
 * Without the limiting word the contrast is a true one, and without "also" the second half outdoes the first: neither is
 * ours. "Merely", "just" and "simply" make the first half small, and the step up is the point.
 */
const frame = /(?<=\s)not only ([^.;:,—–!?()\n]{2,140})( but also )(?=[\p{L}\d“"*_])/u;
const denies = /(?<!\p{L})(?:not|never|no|rather|instead)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** A first half that is made to look small, or a second that is made to look large. */
const small = /(?<!\p{L})(?:single|mere(?:ly)?|simpl[ey]|basic|just|alone|one|individual|immediate|immediately|short-term|superficial|isolated|particular|certain|specific)(?!\p{L})/iu;
const large = /^(?:even|the (?:very|entire|whole)|entire|all|every|whole)(?!\p{L})/iu;
/** What may be is outdone by what must be. */
const scale = /(?<!\p{L})(?:possible|acceptable|desirable|useful|helpful|legal|permitted|necessary|essential|crucial|vital|critical|imperative|inevitable|indispensable|dangerous|harmful)(?!\p{L})/iu;
const joined = /(?<!\p{L})(?:and|or|as well as|both|between)(?!\p{L})/iu;
const longList = /, (?:and|or) /u;
const pairing = new Set(["ADP", "SCONJ", "PART"]);
const naming = new Set(["DET", "NOUN", "PROPN", "ADJ", "PRON"]);

/** "Not only … but also" as "and" or "as well as", where nothing in either half speaks against it. */
export function* joinedHalves(scene: Scene): Generator<Proposal> {
  const { text, sentence } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  const found = frame.exec(whole);
  if (!found) return;
  const [, one = "", link = ""] = found;
  const linkAt = found.index + found[0].length - link.length;
  const two = /^[^.;:—–!?()\n]*/u.exec(whole.slice(linkAt + link.length))?.[0] ?? "";
  if (denies.test(one) || / but /u.test(two) || denies.test(two.split(" ", 3).join(" "))) return;
  if (small.test(one) || large.test(two) || one.startsWith("as ")) return;
  // "They press on, not only to win but also to last": without the frame the aims would join the list before them.
  if (one.startsWith("to ") && whole.charAt(found.index - 2) === ",") return;

  const oneAt = linkAt - one.length;
  const words = wording(scene, { one, two, oneAt: sentence.start + oneAt, twoAt: sentence.start + linkAt + link.length });
  if (words) yield* together(headOf(whole, sentence.start, found.index, sentence.start + oneAt), sentence.start, linkAt, linkAt + link.length, words);
}

interface Halves {
  readonly one: string;
  readonly two: string;
  readonly oneAt: number;
  readonly twoAt: number;
}

/** What stands between the two halves; null where they are not of one kind. */
function wording(scene: Scene, { one, two, oneAt, twoAt }: Halves): string | null {
  const tokens = scene.tokens();
  const from = tokens.findIndex(({ start }) => start === oneAt);
  const left = tokens[from];
  // An adverb before it would be a step up: "but also fundamentally changes".
  const right = tokens.find(({ start }) => start === twoAt);
  const host = tokens[from - 3];
  if (!left || !right || !host || /^(?:do|does|did|wo|ca)$/iu.test(host.text)) return null;
  const many = joined.test(one) || joined.test(two.split(",", 1)[0] ?? "");

  if (left.partOfSpeech === "VERB" && right.partOfSpeech === "VERB") return sameForm(left.text, right.text) && !goesOn(tokens, right) ? (joined.test(one) ? ", and " : " and ") : null;
  if (pairing.has(left.partOfSpeech)) return left.text === right.text && !longList.test(two) ? (many && !(left.text === "to" && tokens[tokens.indexOf(left) + 1]?.partOfSpeech === "VERB") ? " as well as " : " and ") : null;
  if (longList.test(two) || !["VERB", "AUX", "ADP"].includes(host.partOfSpeech)) return null;
  if (left.partOfSpeech === "ADJ" && standsAlone(tokens, left) && right.partOfSpeech === "ADJ") {
    return many || scale.test(one) || scale.test(two) ? null : " and ";
  }
  if (!isNamed(tokens, left) || !isNamed(tokens, right)) return null;
  return many ? " as well as " : " and ";
}

/** "stores … makes", "stored … made", "storing … making"; the past of an irregular verb looks like a bare form. */
const sameForm = (one: string, two: string) => endingOf(one) === endingOf(two);
const endingOf = (verb: string) => /(?:ing|(?<!s)s)$/u.exec(verb)?.[0];

/** "But also mend nets, sell them and …": with one more "and", three deeds would hang on a string. */
export function goesOn(tokens: readonly Token[], verb: Token): boolean {
  const rest = tokens.slice(tokens.indexOf(verb) + 1);
  return rest.some(({ text }, at) => {
    if (text !== "and" && text !== ",") return false;
    const next = rest.slice(at + 1).find(({ partOfSpeech }) => partOfSpeech !== "ADV");
    return next?.partOfSpeech === "VERB" && sameForm(verb.text, next.text);
  });
}

/** An adjective with no noun of its own. */
function standsAlone(tokens: readonly Token[], adjective: Token): boolean {
  const next = tokens[tokens.indexOf(adjective) + 1];
  return !next || !["NOUN", "PROPN", "ADJ"].includes(next.partOfSpeech);
}

function isNamed(tokens: readonly Token[], first: Token): boolean {
  if (!naming.has(first.partOfSpeech) || /^(?:it|they|he|she|we|I|you|this|that|these|those|what|who)$/iu.test(first.text)) return false;
  const at = tokens.indexOf(first);
  const noun = tokens.slice(at, at + 6).find(({ partOfSpeech }) => !["DET", "ADJ", "ADV", "PRON", "NUM", "PUNCT"].includes(partOfSpeech));
  return noun?.partOfSpeech === "NOUN" || noun?.partOfSpeech === "PROPN";
}

/** "Not only", with the comma before it, which has nothing left to part. */
export function headOf(whole: string, offset: number, headAt: number, oneAt: number): Proposal {
  return whole.startsWith(", ", headAt - 2) ? { start: offset + headAt - 2, end: oneAt, after: [" "] } : { start: offset + headAt, end: oneAt, after: [""] };
}

function* together(head: Proposal, offset: number, linkAt: number, twoAt: number, link: string): Generator<Proposal> {
  const group = `frame ${head.start}`;
  yield { ...head, group };
  yield { start: offset + linkAt, end: offset + twoAt, after: [link], group };
}
