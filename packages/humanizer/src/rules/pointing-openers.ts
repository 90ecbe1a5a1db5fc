import { lowerOf } from "../language/noun-phrase.ts";
import { beginsAlike } from "../language/opener.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

/** The text itself, and what "the" would turn into something else. */
const kept = new Set(
  "ability age amount article blog book case century chapter company country day decade degree document essay evening exploration fact film form guide journey kind lack level manual manuscript month morning movie much need number one page paper part passage period piece point portion post presentation product reason report research review season section sense sort stage study summary sum text thesis time tutorial type version way week weekend work year".split(
    " ",
  ),
);
const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);

/** Position of the noun, with up to two adjectives between, that a verb follows. */
function nounBeforeVerb(tokens: readonly Token[]): number | null {
  let at = 1;
  while (at < 3 && is(tokens[at], "ADJ")) at += 1;
  while (is(tokens[at], "NOUN") && is(tokens[at + 1], "NOUN") && at < 4) at += 1;
  return is(tokens[at], "NOUN") && is(tokens[at + 1], "VERB", "AUX", "ADV", "PART") && !lowerOf(tokens[at + 1]).endsWith("ing") ? at : null;
}

function* propose(scene: Scene): Generator<Proposal> {
  const { text, sentence, block, index } = scene;
  const before = block.sentences[index - 1];
  if (!before || block.kind === "heading" || !/^(?:This|These) /u.test(text.slice(sentence.start, sentence.start + 6))) return;
  const tokens = scene.tokens();
  const [opener, next, after] = tokens;
  if (!opener || !next) return;
  const rest = text.slice(next.start, sentence.end);

  const does = opener.text === "This" && is(next, "VERB") && /(?:s|ed|t|de)$/.test(lowerOf(next)) && is(after, "DET", "NOUN", "ADJ", "PRON", "ADP", "SCONJ", "PART");
  if (does) {
    if (!/^(?:That|This) /u.test(text.slice(before.start, before.end))) yield { start: opener.start, end: opener.end, after: ["That"] };
    return;
  }
  const at = nounBeforeVerb(tokens);
  const noun = at === null ? "" : lowerOf(tokens[at]);
  if (/^(?:particular|specific|very|same|latter|last|first|second)$/u.test(lowerOf(next))) return;
  if (at === null || kept.has(noun) || kept.has(noun.replace(/s$/u, "")) || beginsAlike(scene, rest)) return;
  if (/^the(?!\p{L})/iu.test(text.slice(before.start, before.end))) return;
  yield { start: opener.start, end: opener.end, after: ["The"] };
}

export const pointingOpeners = defineRule({
  id: "pointing-openers",
  why: "An opener in “this” asks readers to look back; often a plain “the” or “that” will do.",
  evidence: "Generated essays open sentences on “this” or “these” and a noun 3.1 times as often as people do.",
  from: "strong",
  needsTags: true,
  propose,
  rewrites: [
    ["Owners sold the mill. This closure has ruined forty families.", "Owners sold the mill. The closure has ruined forty families."],
    ["He sings at weddings. This talent has made him known.", "He sings at weddings. The talent has made him known."],
    ["Rain fell for a week. This raised the river.", "Rain fell for a week. That raised the river."],
    ["They paid for new pipes. This requires a loan.", "They paid for new pipes. That requires a loan."],
    ["Owls and bats nest here. These animals are protected.", "Owls and bats nest here. The animals are protected."],
  ],
  leaves: [
    "This closure has ruined forty families.",
    "He likes bees. This essay shows why.",
    "The mill closed. This loss was hard.",
    "It rained. This is why we left.",
    "They left early. This time they took a cab.",
  ],
});
