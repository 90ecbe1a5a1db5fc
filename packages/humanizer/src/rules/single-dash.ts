import { capitalise } from "../language/case.ts";
import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { dashesOf } from "../language/dashes.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

/** These go on after a comma. */
const goesOn = /^(?:and|but|or|yet|especially|particularly|notably|often|sometimes|even|including|which|whether|not|from|with|without|if|though|although|rather|such as|one that|one of|ones that|usually|perhaps|mainly|mostly|exemplified|ranging|as)(?![\p{L}'’])/u;
const names = /^(?:an?|the|those|this|that)(?![\p{L}'’])/u;
/** These begin no explanation. */
const noList = /^(?:no matter|in the|half|eg|e\.g|i\.?e)(?!\p{L})/u;
const explains = new Set(["DET", "NOUN", "PROPN", "ADJ", "VERB", "PRON"]);
/** "Not just X — it is Y" belongs to another rule. */
const limited = /(?<!\p{L})(?:not|n['’]t) (?:just|merely|simply|solely|only)(?!\p{L})/iu;
const list = /(?<!\p{L})(?:such as|including)(?!\p{L})|, (?:and|or) /u;
const leastWords = 3;

export const singleDash = defineRule({
  id: "single-dash",
  why: "A plainer mark does the same work here; the dash is kept for surprise.",
  evidence: "Generated essays hold em dashes 3.5 times as often as human prose.",
  from: "standard",
  needsTags: true,
  *propose(scene) {
    const [dash, ...others] = dashesOf(scene);
    if (!dash || others.length > 0) return;
    const proposal = replacement(scene, dash.start, dash.end);
    if (proposal) yield proposal;
  },
  rewrites: [
    ["The museum is small — but the garden is worth a visit.", "The museum is small, but the garden is worth a visit."],
    ["Spring is a turning point—a time when the herds move north.", "Spring is a turning point, a time when the herds move north."],
    ["The reform takes many steps—from first drafts to training.", "The reform takes many steps, from first drafts to training."],
    ["He weighed the benefits—votes, money, and friends.", "He weighed the benefits: votes, money, and friends."],
    ["Repairs are rarely cheap — they take weeks and good weather.", "Repairs are rarely cheap. They take weeks and good weather."],
    ["Nobody has seen the map — it was lost in a fire.", "Nobody has seen the map. It was lost in a fire."],
    ["Most farmers grow maize – especially in the dry south.", "Most farmers grow maize, especially in the dry south."],
    ["The shop sells three things—bread, milk, and stamps.", "The shop sells three things: bread, milk, and stamps."],
    ["The school has one rule—a promise to be kind.", "The school has one rule, a promise to be kind."],
  ],
  leaves: [
    "- **Lunch** – soup, bread and fruit.",
    "“Know yourself.” — an old saying",
    "# Tuesday's demo — next steps",
    "Wool, silk, linen — these are the old fabrics.",
    "It is not only expensive — it can also fail.",
    "The 9–5 job — gone.",
    "The hotel has rooms, a bar, and a garden—features that guests like.",
    "He wanted to—",
    "We walked — slowly.",
  ],
});

function replacement(scene: Scene, start: number, end: number): Proposal | null {
  const { text, sentence } = scene;
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  if (!/[.!?][”"’)*_]*$/u.test(after) || /[:;]/u.test(text.slice(sentence.start, sentence.end)) || /[“"]/u.test(before.slice(0, 1))) return null;
  if (after.split(" ").length < leastWords || limited.test(before)) return null;

  const tokens = scene.tokens();
  const host = tokensWithin(tokens, sentence.start, start);
  if (before.endsWith("*") || !hasFiniteVerb(host) || isSubordinate(host) || isOpen(before, "(", ")")) return null;
  if (goesOn.test(after)) return { start, end, after: [", "] };

  const tail = tokensWithin(tokens, end, sentence.end);
  const shape = shapeOf(tail);
  const first = tail[0];
  if (shape === "clause" && first && !after.startsWith("that is,") && host.length >= leastWords) return ownSentence(first.text, start, first.end);
  if (shape !== "phrase" || !first || list.test(before) || noList.test(after)) return null;
  if (!before.slice(-60).includes(",") && !list.test(after) && names.test(after)) return { start, end, after: [", "] };
  return after.includes(",") && explains.has(first.partOfSpeech) ? { start, end, after: [": "] } : null;
}

/** The dash and the word after it, which gets the capital. */
function ownSentence(word: string, start: number, end: number): Proposal | null {
  if (!/^\p{L}[\p{Ll}'’-]*$/u.test(word)) return null;
  return { start, end, after: [`. ${capitalise(word)}`] };
}

const isOpen = (text: string, opening: string, closing: string) => text.split(opening).length > text.split(closing).length;
