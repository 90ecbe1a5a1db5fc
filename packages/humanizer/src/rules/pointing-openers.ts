import { finiteVerbs } from "../language/finite-verbs.ts";
import { lowerOf, singularOf } from "../language/noun-phrase.ts";
import { beginsAlike } from "../language/opener.ts";
import { acts } from "../language/people.ts";
import { isNamedIn, pointingPhrase } from "../language/pointing-phrase.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);

function* propose(scene: Scene): Generator<Proposal> {
  const { text, sentence, block, index } = scene;
  const before = block.sentences[index - 1];
  const opening = /^(?:This|These|Such) /u.exec(text.slice(sentence.start, sentence.start + 6))?.[0].trimEnd();
  if (!before || !opening || block.kind === "heading") return;
  const tokens = scene.tokens();
  const [opener, next, after] = tokens;
  if (!opener || !next) return;
  const earlier = text.slice(before.start, before.end);
  const span = { start: opener.start, end: opener.end };

  const phrase = pointingPhrase(tokens);
  const does = !phrase && opening === "This" && is(next, "VERB") && /(?:s|ed|t|de)$/.test(lowerOf(next)) && is(after, "DET", "NOUN", "ADJ", "PRON", "ADP", "SCONJ", "PART");
  if (does) {
    if (!/^(?:That|This) /u.test(earlier) && !isHabit(scene)) yield { ...span, after: ["That"] };
    return;
  }
  if (!phrase) return;
  const far = opening === "These" ? "Those" : "That";
  // What was named just before, or is told more of, is "the" thing; what only sums up a thing past is "that" thing; the rest is still
  // pointed at.
  const isThe = isNamedIn(earlier, phrase.noun) || (opening !== "Such" && (phrase.isDescribed || acts(singularOf(phrase.noun))));
  const isPast = opening !== "Such" && !phrase.isDescribed && finiteVerbs(tokens)?.find(({ at }) => at > phrase.at)?.tense === "past";
  const wordings = [...(isThe ? ["The"] : []), ...(isPast ? [far] : [])];
  const fits = wordings.find((word) => !opensWith(earlier, word) && !(word === far && isHabit(scene)) && !beginsAlike(scene, `${word}${text.slice(opener.end, sentence.end)}`));
  if (fits) yield { ...span, after: [fits] };
}

/** Every second sentence of a paragraph that points back keeps its way: "that" again and again would be a habit too. */
const counted = new WeakMap<Scene["block"], readonly boolean[]>();

/** For each sentence, whether an odd number before it points; counted once for a paragraph. */
function isHabit({ text, block, index }: Scene): boolean {
  const known = counted.get(block);
  if (known) return known[index] === true;
  let odd = false;
  const fresh = block.sentences.map(({ start, end }) => {
    const before = odd;
    odd = /^(?:This|These|That|Those) /u.test(text.slice(start, end)) ? !odd : odd;
    return before;
  });
  counted.set(block, fresh);
  return fresh[index] === true;
}

const opensWith = (sentence: string, word: string) => new RegExp(`^${word.slice(0, 2)}${word === "The" ? "e" : "(?:at|ose)"}(?!\\p{L})`, "iu").test(sentence);

export const pointingOpeners = defineRule({
  id: "pointing-openers",
  why: "An opener in “this” asks readers to look back; often a plain “the” or “that” will do.",
  evidence: "Generated essays open sentences on “this” or “these” and a noun 3.1 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: "this these such".split(" "),
  propose,
  rewrites: [
    ["They closed the mill. This closure ruined forty families.", "They closed the mill. That closure ruined forty families."],
    ["The owners sold the mill. This sale ruined forty families.", "The owners sold the mill. That sale ruined forty families."],
    ["They shut the mill. This loss of work hurt the town.", "They shut the mill. The loss of work hurt the town."],
    ["The mill closed and lost its stock. These losses, added to the debt, ruined the town.", "The mill closed and lost its stock. Those losses, added to the debt, ruined the town."],
    ["He sang at weddings. This talent made him known.", "He sang at weddings. That talent made him known."],
    ["Rain fell for a week. This raised the river.", "Rain fell for a week. That raised the river."],
    ["They paid for new pipes. This requires a loan.", "They paid for new pipes. That requires a loan."],
    ["Rare animals nest here. These animals are protected.", "Rare animals nest here. The animals are protected."],
  ],
  leaves: [
    "This closure has ruined forty families.",
    "He likes bees. This essay shows why.",
    "He has two bikes. This particular bike cost him one.",
    "They won the cup. This time, nobody cheered.",
    "It rained. This is why we left.",
    "They left early. This time they took a cab.",
    "Owls and bats nest here. These habits are common.",
    "He sings at weddings. This talent has made him known.",
    "The coin is new. This proposal shows what it is good for.",
  ],
});
