import { capitalise } from "../language/case.ts";
import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { dashesOf } from "../language/dashes.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

/** These go on after a comma. */
const goesOn = /^(?:and|but|or|yet|then|especially|particularly|specifically|notably|most notably|namely|often|sometimes|even|including|which|whether|not|from|with|without|if|though|although|rather|such as|one that|one of|ones that|usually|perhaps|maybe|mainly|mostly|exemplified|ranging|as)(?![\p{L}'’])/u;
/** Subjects that begin a sentence of their own; "these" may only gather up a list. */
const begins = /^(?:it|they|he|she|we|you|I|there|its|their|his|her|our|your|my|the|some|many|most|few|no one|everyone)(?![\p{L}'’-])/u;
const corrects = /(?<!\p{L})(?:not|never|more than|less)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What a list of names can spell out. */
const several = /(?:(?<!\p{Ll})\p{Ll}{3,}s|things|people)$/u;
/** These begin no list. */
const noList = /^(?:no matter|in the|half|eg|e\.g|i\.?e|an?|the|this|that|these|those|all|each|both|one)(?!\p{L})/u;
/** A second name for what was just said. */
const renames = /^(?:an?|the|those|one|evidence|proof|something|anything|nothing|\p{Ll}{3,}s (?:that|which|who|where|of))(?!\p{L})/u;
/** "Comes into play": no noun that a comma could name a second time. */
const named = /(?<!\p{L})(?:in|into) (?:play|place|effect|force|focus|view|question|doubt)$/u;
const proves = /^(?:evidence|proof|something|anything|nothing)(?!\p{L})/u;
const explains = new Set(["NOUN", "PROPN", "ADJ", "VERB", "NUM"]);
/** "Not just X — it is Y" belongs to another rule. */
const limited = /(?<!\p{L})(?:not|n['’]t) (?:just|merely|simply|solely|only)(?!\p{L})/iu;
const list = /(?<!\p{L})(?:such as|including)(?!\p{L})|, (?:and|or) /u;
const leastWords = 3;
const leastForTwo = 6;

export const singleDash = defineRule({
  id: "single-dash",
  why: "A plainer mark does the same work here; the dash is kept for surprise.",
  evidence: "Generated essays hold em dashes 3.5 times as often as human prose.",
  from: "standard",
  needsTags: true,
  cues: "— – -".split(" "),
  *propose(scene) {
    const [dash, ...others] = dashesOf(scene);
    if (!dash || others.length > 0) return;
    const proposal = replacement(scene, dash.start, dash.end);
    if (proposal) yield proposal;
  },
  rewrites: [
    ["The museum is small — but the garden is worth a visit.", "The museum is small, but the garden is worth a visit."],
    ["The lamp dims the room—and often ruins the film.", "The lamp dims the room and often ruins the film."],
    ["The reform takes many steps—from first drafts to training.", "The reform takes many steps, from first drafts to training."],
    ["He weighed the benefits—votes, money, and friends.", "He weighed the benefits: votes, money, and friends."],
    ["Repairs to the roof are rarely cheap — they take weeks and good weather.", "Repairs to the roof are rarely cheap. They take weeks and good weather."],
    ["Most farmers grow maize – especially in the dry south.", "Most farmers grow maize, especially in the dry south."],
    ["The shop sells three things—bread, milk, and stamps.", "The shop sells three things: bread, milk, and stamps."],
    ["Spring is a turning point—a time when the herds move north.", "Spring is a turning point, a time when the herds move north."],
    ["This is where the spare key comes into play – the one that hangs by the oven.", "This is where the spare key comes into play: the one that hangs by the oven."],
    ["She had not kept the receipts — proof that nobody had asked for them.", "She had not kept the receipts: proof that nobody had asked for them."],
    ["The clerk, by then, had lost his patience—a loss that the whole town would feel.", "The clerk, by then, had lost his patience: a loss that the whole town would feel."],
    ["There is little need for long speeches — our guests prefer a short walk.", "There is little need for long speeches. Our guests prefer a short walk."],
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
    "His life reads like a long march — a man driven by vows that he could not keep.",
    "The hum of the belts, the clang of trays, and the smell of coffee — these are the sounds of any airport.",
    "It was not the rain that kept us in — it was the wind from the north.",
    "He wrote of the “old ways”—bread, milk, and stamps.",
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
  if (/["”’]$/u.test(before)) return null;
  if (goesOn.test(after)) return { start, end, after: [isSecondDeed(scene, before, end) ? " " : ", "] };

  const tail = tokensWithin(tokens, end, sentence.end);
  const shape = shapeOf(tail);
  const first = tail[0];
  if (!first) return null;
  if (shape === "clause") return begins.test(after) && standsAlone(before, after) ? ownSentence(first.text, start, first.end) : null;
  if (hasFiniteVerb(tail) && !renames.test(after)) return null;
  // Names only, and a plural to gather them: "three things: bread, milk, and stamps".
  const spellsOut = several.test(before) && !list.test(before);
  if (shape === "phrase" && spellsOut && /(?:,| and| or) \S+/u.test(after) && !noList.test(after) && explains.has(first.partOfSpeech)) return { start, end, after: [": "] };
  return shape === "phrase" && renames.test(after) ? secondName(before, after, { start, end, spellsOut }) : null;
}

/** "a friction point, the checkout" where a comma shows what is renamed; a colon where commas would blur it. */
function secondName(before: string, after: string, { start, end, spellsOut }: { readonly start: number; readonly end: number; readonly spellsOut: boolean }): Proposal | null {
  const hostCommas = before.split(",").length - 1;
  const tailCommas = after.includes(",");
  if (named.test(before) || (proves.test(after) && corrects.test(before))) return isOfOneClause(hostCommas, before) ? { start, end, after: [": "] } : null;
  // One comma may belong to a short opening phrase; more make a list, or clauses among which nothing shows what is renamed.
  const isPlain = isOfOneClause(hostCommas, before);
  if (isPlain && !tailCommas) return { start, end, after: [", "] };
  return isPlain || spellsOut || /^(?:an?|the)(?!\p{L})/u.test(after) ? { start, end, after: [": "] } : null;
}

const isOfOneClause = (commas: number, before: string): boolean => commas === 0 || (commas === 1 && before.indexOf(",") < before.length / 3);

/** "It dims the light — and ruins the film": the same subject does both, and the "and" needs no comma. */
function isSecondDeed(scene: Scene, before: string, end: number): boolean {
  const [link, ...rest] = tokensWithin(scene.tokens(), end, scene.sentence.end);
  const verb = rest.find(({ partOfSpeech }) => partOfSpeech !== "ADV");
  return link?.text === "and" && (verb?.partOfSpeech === "VERB" || verb?.partOfSpeech === "AUX") && !verb.text.endsWith("ing") && !/,| and /u.test(before);
}

/** Two thoughts, each of some length; "not the rain — it was the wind" is one. */
function standsAlone(before: string, after: string): boolean {
  const isList = before.split(",").length > 2;
  return !isList && !corrects.test(before) && [before, after].every((half) => half.split(" ").length >= leastForTwo);
}

/** The dash and the word after it, which gets the capital. */
function ownSentence(word: string, start: number, end: number): Proposal | null {
  if (!/^\p{L}[\p{Ll}'’-]*$/u.test(word)) return null;
  return { start, end, after: [`. ${capitalise(word)}`] };
}

const isOpen = (text: string, opening: string, closing: string) => text.split(opening).length > text.split(closing).length;
