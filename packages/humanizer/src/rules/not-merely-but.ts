import { defineRule, type Scene, type Token } from "../rule.ts";

/** "Only" adds one thing to another, which is the work of another rule; these make the first half small and step up from it. */
const frame = /(?<=\s)not (?:merely|just|simply|solely) ([^.;:,—–!?()\n]{2,140})(,? but (?:also )?)(?!rather|instead|not|never|without|if|when|because)(?=[\p{L}\d“"*_])/u;
const denies = /(?<!\p{L})(?:not|never|no|rather|instead)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** A first half that is small by its own words; "but also" would be a poor step up from it. */
const small = /(?<!\p{L})(?:single|mere(?:ly)?|simpl[ey]|basic|alone|individual|isolated)(?!\p{L})/iu;
/** A question, or what somebody doubts, has no first half that holds. */
const unreal = /\?["”’)]?$/u;
const naming = new Set(["DET", "NOUN", "PROPN", "ADJ", "NUM"]);
const articles = /^(?:an?|the|its|their|his|her|our|your|my)$/iu;
const be = /^(?:is|are|was|were|be|been|being|become|becomes|became|['’](?:s|re))$/iu;

export const notMerelyBut = defineRule({
  id: "not-merely-but",
  why: "“But also” steps up from the first half just as well, and does not have to deny it first.",
  evidence: "Generated essays say “not just”, “not merely” or “not simply” 3.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "merely just simply solely".split(" "),
  *propose(scene) {
    const { text, sentence } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = frame.exec(whole);
    if (!found || unreal.test(whole)) return;
    const [all, one = "", link = ""] = found;
    const linkAt = found.index + all.length - link.length;
    const two = /^[^.;:—–!?()\n]*/u.exec(whole.slice(linkAt + link.length))?.[0] ?? "";
    if (denies.test(one) || small.test(one) || / but /u.test(two) || denies.test(two.split(" ", 3).join(" "))) return;

    const oneAt = sentence.start + linkAt - one.length;
    const twoAt = sentence.start + linkAt + link.length;
    if (!arePair(scene, oneAt, twoAt)) return;
    const group = `step ${found.index}`;
    yield { start: sentence.start + found.index, end: oneAt, after: [""], group };
    yield { start: sentence.start + linkAt, end: twoAt, after: [", but also "], group };
  },
  rewrites: [
    ["The fair was not merely a market but a family feast.", "The fair was a market, but also a family feast."],
    ["The bridge is not just a road, but a meeting place for the two towns.", "The bridge is a road, but also a meeting place for the two towns."],
    ["A good map is not simply accurate but legible.", "A good map is accurate, but also legible."],
    ["The book is not merely about sailors but about the families that they left.", "The book is about sailors, but also about the families that they left."],
    ["Grief is not just a mood, but also a kind of work.", "Grief is a mood, but also a kind of work."],
  ],
  leaves: [
    "It was not a market but a feast.",
    "It was not merely late but rather forgotten.",
    "She does not simply sing but dances.",
    "They were not simply copying it, but were instead mocking it.",
    "He was not just a clerk but he was also a poet.",
    "It is not merely a single mistake but a habit.",
    "Is it not just a game but a duty?",
    "The rent is not only high but rising.",
    "The bag holds not just money but time, patience, and luck.",
  ],
});

/** Both halves name things, both describe, or both begin with the same preposition, after a form of "be". */
function arePair(scene: Scene, oneAt: number, twoAt: number): boolean {
  const tokens = scene.tokens();
  const left = scene.tokenAt(oneAt);
  const right = scene.tokenAt(twoAt);
  if (!left || !right) return false;
  // Two tokens before it: "is", and "not" with its limiting word.
  const host = tokens[tokens.indexOf(left) - 3];
  if (!host || !be.test(host.text)) return false;
  if (left.partOfSpeech === "ADP") return left.text === right.text;
  if (isBare(tokens, left) && isBare(tokens, right)) return true;
  return isNamed(tokens, left) && isNamed(tokens, right);
}

/** An adjective without a noun of its own. */
function isBare(tokens: readonly Token[], word: Token): boolean {
  const next = tokens[tokens.indexOf(word) + 1];
  return word.partOfSpeech === "ADJ" && (!next || !["NOUN", "PROPN", "ADJ"].includes(next.partOfSpeech));
}

function isNamed(tokens: readonly Token[], first: Token): boolean {
  if (!naming.has(first.partOfSpeech) && !articles.test(first.text)) return false;
  const at = tokens.indexOf(first);
  const noun = tokens.slice(at, at + 6).find(({ partOfSpeech }) => !["DET", "ADJ", "ADV", "PRON", "NUM", "PUNCT", "PART"].includes(partOfSpeech));
  return noun?.partOfSpeech === "NOUN" || noun?.partOfSpeech === "PROPN";
}
