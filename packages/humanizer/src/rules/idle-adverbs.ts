import { lowerOf } from "../language/noun-phrase.ts";
import { ungraded } from "../language/ungraded.ts";
import { earlierIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

/** "Help when it is truly needed": only then, and not whenever. */
const restricted = /(?<!\p{L})(?:when|whenever|if|whether|unless|until|where|what|who|how|notion that|idea that|belief that|view that)(?:\s[\p{L}'’-]+){1,4}\s$|(?<!\p{L})(?:something|anything|nothing|everything|few|not even(?:\s[\p{L}'’-]+){1,3})\s$/iu;
/** What each leaves behind before an adjective or a participle. */
const before: Readonly<Record<string, string>> = {
  truly: "",
  deeply: "",
  profoundly: "",
  fundamentally: "",
  inherently: "",
  genuinely: "",
  undeniably: "",
  particularly: "very",
  especially: "very",
  increasingly: "ever more",
};
/** And before any other verb. */
const beforeVerbs = new Set("truly deeply profoundly fundamentally genuinely undeniably".split(" "));
/** Under a negation, in a question or after a limiter, the word carries the point. */
const stressed = /(?<!\p{L})(?:\p{L}+n['’]t|(?:not|no|never|nor|neither|without|hardly|only|whether|if|how|what|who|more|most|less|as|so|too|than|well and|quite|rather|just|and|or|but|yet|very))(?:\s\p{L}+)?\s$/iu;
const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);
const held = new Set(["embedded", "felt", "held", "breathe", "care", "cared", "sorry"]);

/** More so than others, and not only very: "the old are particularly vulnerable"; and what is vital is so without a "very". */
const singled = /^(?:vulnerable|susceptible|prone|sensitive|relevant|suitable|vital|crucial|essential|critical|robust|pertinent|salient|apt)$/u;

function wordingFor(tokens: readonly Token[], at: number): string | null {
  const adverb = lowerOf(tokens[at]);
  const next = tokens[at + 1];
  const word = lowerOf(next);
  const left = before[adverb];
  if (held.has(word)) return null;
  if (is(next, "ADJ") || (is(next, "VERB") && /(?:ed|ing)$/.test(word) && left === "" && is(tokens[at - 1], "DET", "AUX"))) {
    if (left === undefined || (left && (singled.test(word) || ungraded.test(word) || /(?:ed|ing)$/.test(word)))) return null;
    // "Terraces are particularly common": more so than other houses, where "a particularly hard knot" is only very hard.
    if (left === "very" && !/^an?$/u.test(lowerOf(tokens[at - 1]))) return null;
    return left;
  }
  return is(next, "VERB") && beforeVerbs.has(adverb) && !word.endsWith("ing") ? "" : null;
}

function* propose(scene: Scene): Generator<Proposal> {
  const { text, sentence, block } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  if (block.kind === "heading" || whole.endsWith("?") || !/(?:truly|deeply|profoundly|fundamentally|inherently|genuinely|undeniably|particularly|especially|increasingly) /u.test(whole)) return;
  const tokens = scene.tokens();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!(token.text in before || beforeVerbs.has(token.text)) || !next || stressed.test(earlierIn(scene, token.start)) || restricted.test(earlierIn(scene, token.start)) || tokens[at - 1]?.text === ",") continue;
    // "The truly wicked": they are not all who are wicked.
    if (lowerOf(tokens[at - 1]) === "the" && !is(tokens[at + 2], "NOUN", "PROPN", "ADJ", "CCONJ") && tokens[at + 2]?.text !== ",") continue;
    const left = wordingFor(tokens, at);
    if (left !== null) yield { start: token.start, end: left === "" ? next.start : token.end, after: [left] };
  }
}

export const idleAdverbs = defineRule({
  id: "idle-adverbs",
  why: "The adverb pushes where the word after it is strong enough, alone or with a shorter push.",
  evidence: "Generated essays use intensifiers 3.5 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: [...Object.keys(before), ...beforeVerbs],
  propose,
  rewrites: [
    ["A truly supportive school listens.", "A supportive school listens."],
    ["He was deeply affected by the fire.", "He was affected by the fire."],
    ["It is a particularly hard knot.", "It is a very hard knot."],
    ["She is an especially clever mender of nets.", "She is a very clever mender of nets."],
    ["An inherently seaworthy boat sank.", "A seaworthy boat sank."],
    ["The dam undeniably brought power.", "The dam brought power."],
  ],
  leaves: [
    "It is not truly free.",
    "They feared something truly new.",
    "The bell kept the truly lost in mind.",
    "It was not spoken in anger, not even in a truly sharp tone.",
    "She asked what the two signs truly mean.",
    "Ring the bell when help is truly needed.",
    "Small weirs have been particularly common in the hills.",
    "Breathe deeply and count to ten.",
    "Is it truly over?",
    "She holds deeply held beliefs.",
    "He came late, particularly in May.",
    "Those who sleep rough are particularly vulnerable to colds.",
    "That is particularly true in spring.",
    "The chapel is particularly worth a visit.",
    "One stall was especially worth noting.",
    "Its tone is particularly akin to that of a flute.",
    "The south wall is especially well kept and particularly unique.",
    "The east road is especially hidden in fog.",
  ],
});
