import { hasFiniteVerb, shapeOf, tokensWithin } from "../language/clause.ts";
import { replaceOnlyDash } from "../language/dashes.ts";
import { defineRule, type Scene } from "../rule.ts";

/** "Not X — it is Y" is a turn, and no explanation; questions and wishes explain nothing either. */
const turns = /(?<!\p{L})(?:not|never|no longer|less|rather|only|so|such|too)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** These join or order; nothing is explained by them. */
const joins = /^(?:and|but|or|yet|so|then|that|which|who|often|even|not|please|let|order|call|try|start|join|just|especially|particularly|above|if|when|while|all|each|both|these|those|this)(?![\p{L}'’-])/iu;
/** A name for what was just said, with something that tells it apart. */
const renames = /^(?:an?|the|one) (?:(?!(?:is|are|was|were|has|have|had|can|will|would|could|should|may|might|must|does|did)(?!\p{L}))[\p{L}'’-]+,? ){1,6}?(?:that|which|who|where|when|of|for|in|to|from|with|designed|built|made|known|used|based|meant|between|against)(?!\p{L})/iu;
/** Three things or more, none of them a clause. */
const items = /^[^,]{2,60}(?:, [^,]{2,60}){1,5},? (?:and|or) [^,]{2,80}[.!]$/u;
const leastHost = 4;
const leastTail = 4;

export const explainingDash = defineRule({
  id: "explaining-dash",
  why: "What explains or spells out what was just said follows a colon, and a second name a comma; the dash is kept for surprise.",
  evidence: "Generated essays hold em dashes 3.5 times as often as human prose.",
  from: "standard",
  needsTags: true,
  cues: "— – -".split(" "),
  propose: (scene) => replaceOnlyDash(scene, markFor),
  rewrites: [
    ["The old method was slow — clerks had to copy each figure by hand.", "The old method was slow: clerks had to copy each figure by hand."],
    ["A job at home can be a dream — no commute, no dress code, and a kitchen nearby.", "A job at home can be a dream: no commute, no dress code, and a kitchen nearby."],
    ["He wrote about the tribes of the coast—the Ulla, the Merin, and the Tosk.", "He wrote about the tribes of the coast: the Ulla, the Merin, and the Tosk."],
    ["The paper looks at *three kinds of power*—a scheme that shows who decides.", "The paper looks at *three kinds of power*, a scheme that shows who decides."],
    ["For the owners, that was just what the mill needed — a clerk who could count.", "For the owners, that was just what the mill needed: a clerk who could count."],
  ],
  leaves: [
    "The goal is not speed — clerks want peace.",
    "- **Lunch** – soup, bread and fruit.",
    "He opened the door — order today and save.",
    "Wool, silk, linen — these are the old fabrics.",
    "The hotel has rooms, a bar, and a garden—features that guests like.",
    "What did he want — a boat that floats?",
    "I ran to the gate — A man in black had come out of nowhere.",
  ],
});

function markFor({ text, sentence, ...scene }: Scene, start: number, end: number): ": " | ", " | null {
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  if (!/[.!]$/u.test(after) || /^(?:An?|The|It|They|He|She|We|This|That|There) /u.test(after) || /[:;"“”()]/u.test(before + after) || joins.test(after) || turns.test(before)) return null;
  if (before.split(" ").length < leastHost || after.split(" ").length < leastTail) return null;
  const tokens = scene.tokens();
  const host = tokensWithin(tokens, sentence.start, start);
  const tail = tokensWithin(tokens, end, sentence.end);
  if (!hasFiniteVerb(host) || host[0]?.partOfSpeech === "SCONJ") return null;
  if (host[0]?.partOfSpeech === "VERB") return null;
  const isPlain = !before.includes(",");
  if (renames.test(after)) return isPlain && !after.includes(",") ? ", " : ": ";
  if (items.test(after) && !hasFiniteVerb(tail)) return ": ";
  return shapeOf(tail) === "clause" && tail[0]?.partOfSpeech !== "PRON" ? ": " : null;
}
