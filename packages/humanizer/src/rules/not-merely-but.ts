import { subjectAgain } from "../language/subject-again.ts";
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

export const notMerelyBut = defineRule({
  id: "not-merely-but",
  why: "“More than” steps up to the second half just as well, and does not have to deny the first.",
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
    // "Not just a mirror of its work but also its pride": the mirror of that, too.
    if (/ of (?:its|their|his|her) /u.test(one) && /^(?:its|their|his|her) /u.test(two)) return;
    if (denies.test(one) || small.test(one) || / but /u.test(two) || denies.test(two.split(" ", 3).join(" "))) return;

    const oneAt = sentence.start + linkAt - one.length;
    const twoAt = sentence.start + linkAt + link.length;
    const again = saidAgain(scene, { oneAt, oneEnd: oneAt + one.length, twoAt });
    if (!again) return;
    const group = `step ${found.index}`;
    yield { start: sentence.start + found.index, end: oneAt, after: ["more than "], group };
    yield { start: sentence.start + linkAt, end: twoAt, after: [`; ${again} `], group };
  },
  rewrites: [
    ["The harvest was not merely a task but a family feast.", "The harvest was more than a task; it was a family feast."],
    ["The bridge is not just a road, but a meeting place for the two towns.", "The bridge is more than a road; it is a meeting place for the two towns."],
    ["The guards were not simply clerks but friends of the house.", "The guards were more than clerks; they were friends of the house."],
    ["This essay is not merely a list but an argument.", "This essay is more than a list; it is an argument."],
    ["We are not just a shop but a home.", "We are more than a shop; we are a home."],
    ["The prize is not just a cup, but also a kind of promise.", "The prize is more than a cup; it is a kind of promise."],
  ],
  leaves: [
    "It was not a market but a feast.",
    "It was not merely late but rather forgotten.",
    "She does not simply sing but dances.",
    "They were not simply copying it, but were instead mocking it.",
    "He was not just a clerk but he was also a poet.",
    "The owner is not merely a guest but the heart of the house.",
    "The paper argues that the horse is not merely a tool but a friend.",
    "It is not merely a single mistake but a habit.",
    "Is it not just a game but a duty?",
    "The rent is not only high but rising.",
    "The hall is not just a mirror of its members' work, but also their pride.",
    "The book is not merely about sailors but about the families that they left.",
    "The bag holds not just money but time, patience, and luck.",
  ],
});

/** What takes up the subject and its verb, where "be" says of it first the one thing and then the other. */
function saidAgain(scene: Scene, { oneAt, oneEnd, twoAt }: Record<"oneAt" | "oneEnd" | "twoAt", number>): string | null {
  const tokens = scene.tokens();
  const left = scene.tokenAt(oneAt);
  const right = scene.tokenAt(twoAt);
  if (!left || !right || !isNamed(tokens, left) || !isNamed(tokens, right)) return null;
  // Two tokens before it: "is", and "not" with its limiting word.
  const be = tokens[tokens.indexOf(left) - 3];
  const again = be && /^(?:is|are|was|were)$/iu.test(be.text) ? subjectAgain(scene, be, oneEnd) : null;
  return again && `${again} ${be?.text}`;
}

function isNamed(tokens: readonly Token[], first: Token): boolean {
  if (!naming.has(first.partOfSpeech) && !articles.test(first.text)) return false;
  const at = tokens.indexOf(first);
  const noun = tokens.slice(at, at + 6).find(({ partOfSpeech }) => !["DET", "ADJ", "ADV", "PRON", "NUM", "PUNCT", "PART"].includes(partOfSpeech));
  return noun?.partOfSpeech === "NOUN" || noun?.partOfSpeech === "PROPN";
}
