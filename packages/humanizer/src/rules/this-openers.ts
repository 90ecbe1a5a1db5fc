import { lowerOf, numberOf } from "../language/noun-phrase.ts";
import { beginsAlike } from "../language/opener.ts";
import { isNamedIn, pointingPhrase } from "../language/pointing-phrase.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";
import { events, listed, results } from "./this-openers.table.ts";

/** With two of a kind in view, "the" would not tell which. */
const contrasted = /(?<!\p{L})(?:another|other|others|second|former|latter|alternatively|by contrast|in contrast|whereas|unlike|both)(?!\p{L})/iu;

/** "This plan differs from that plan." */
const opposed = /(?<!\p{L})(?:from|than|unlike) (?:that|those) \p{L}/iu;

const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);

/** Position of the noun that the opening word belongs to, with one adjective at most between; what follows is its verb. */
function nounAt(tokens: readonly Token[]): number | null {
  const at = is(tokens[1], "ADJ") && is(tokens[2], "NOUN") ? 2 : 1;
  if (!is(tokens[at], "NOUN") || !is(tokens[at + 1], "VERB", "AUX", "ADV", "PART")) return null;
  return lowerOf(tokens[at + 1]).endsWith("ing") ? null : at;
}

function* propose(scene: Scene): Generator<Proposal> {
  const { text, sentence, block, index } = scene;
  const before = block.sentences[index - 1];
  if (!before || block.kind === "heading" || !/^(?:This|These|Such) /u.test(text.slice(sentence.start, sentence.start + 6))) return;
  const tokens = scene.tokens();
  const [opener, verb, after] = tokens;
  if (!opener || !verb) return;

  const result = opener.text === "This" ? results[`${lowerOf(verb)} ${lowerOf(after)}`] : undefined;
  if (result && after) {
    const object = tokens[3];
    if (!is(object, "DET", "ADJ", "NOUN") || lowerOf(object).endsWith("ing") || /(?<!\p{L})being(?!\p{L})/u.test(text.slice(sentence.start, sentence.end))) return;
    if (!/(?<!\p{L})result/iu.test(text.slice(before.start, sentence.end))) yield { start: opener.start, end: after.end, after: [`The result ${result}`] };
    return;
  }

  const at = nounAt(tokens);
  const noun = at === null ? undefined : tokens[at];
  if (opener.text === "Such") {
    if (noun && numberOf(lowerOf(noun)) === "plural") yield { start: opener.start, end: noun.end, after: [`${capitalised(text.slice(verb.start, noun.end))} like these`] };
    return;
  }
  if (!pointsBack(tokens, noun, text.slice(before.start, before.end))) return;
  if (opposed.test(text.slice(sentence.start, sentence.end)) || contrasted.test(text.slice(before.start, before.end)) || beginsAlike(scene, text.slice(opener.end + 1, sentence.end))) return;
  if (/^the(?!\p{L})/iu.test(text.slice(before.start, before.end))) return;
  if (opener.text === "These" && noun && isOneKind(text.slice(block.sentences[0]?.start ?? 0, before.start), text.slice(before.start, before.end), lowerOf(noun))) return;
  yield { start: opener.start, end: opener.end, after: ["The"] };
}

const narrowing = /^\p{L}* (?:about|concerning|designed|for|related|relating|that|which|who|with)(?!\p{L})/u;

/** "It may hold rules about rent. These rules …": where others were spoken of, "the" would mean them all. */
function isOneKind(earlier: string, last: string, noun: string): boolean {
  const at = last.toLowerCase().lastIndexOf(noun);
  return at >= 0 && isNamedIn(earlier, noun) && narrowing.test(last.slice(at + noun.length));
}

/** Whether "the" points back as well: to an event, to one of a list, to what was named before or is described behind. */
function pointsBack(tokens: readonly Token[], noun: Token | undefined, earlier: string): boolean {
  const phrase = pointingPhrase(tokens);
  if (!phrase) return false;
  // "This mutual respect" is new, though respect was spoken of.
  const isKnown = isNamedIn(earlier, phrase.noun) && (!is(tokens[1], "ADJ") || isNamedIn(earlier, lowerOf(tokens[1])));
  if (phrase.isDescribed || isKnown) return true;
  if (is(tokens[1], "ADJ") && !isNamedIn(earlier, lowerOf(tokens[1]))) return false;
  return noun !== undefined && (tokens[0]?.text === "This" ? events : listed).has(lowerOf(noun));
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const thisOpeners = defineRule({
  id: "this-openers",
  why: "Sentence after sentence that points back with “this” grows tiring; the thing can simply be named.",
  evidence: "Generated essays open sentences on “this” or “these” and a noun 3.1 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "this these such".split(" "),
  propose,
  rewrites: [
    ["Owners closed the mill in May. This decision has ruined forty families.", "Owners closed the mill in May. The decision has ruined forty families."],
    ["Rents doubled in a year. This trend has since slowed.", "Rents doubled in a year. The trend has since slowed."],
    ["They cut two bus lines and a ferry. These changes hurt the villages most.", "They cut two bus lines and a ferry. The changes hurt the villages most."],
    ["He kept bees in the attic. This led to a quarrel with the neighbours.", "He kept bees in the attic. The result was a quarrel with the neighbours."],
    ["They shut the mill. This loss of work hurt the town.", "They shut the mill. The loss of work hurt the town."],
    ["He bought a cart in May. This cart made him known.", "He bought a cart in May. The cart made him known."],
    ["They fined the owners twice. Such measures rarely work.", "They fined the owners twice. Measures like these rarely work."],
  ],
  leaves: [
    "This decision has ruined forty families.",
    "He read it twice. This essay is about bees.",
    "One plan is cheap and another is safe. This plan is safe.",
    "It rained. This is why we left.",
    "Change comes only through outside forces. This aligns with the old view, which leans on rules.",
    "They drew a new plan. This plan differs from that plan in one point.",
    "He has two bikes. This particular change cost him one.",
    "Owners closed the mill in May. This reckless decision has ruined forty families.",
    "A lease has many clauses. It may hold clauses about pets. These clauses are short.",
    "They spoke of rain. This sense of dread grew.",
    "He came late. This made her wait.",
    "They failed. Such is life.",
  ],
});
