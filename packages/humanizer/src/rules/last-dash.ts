import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { replaceOnlyDash } from "../language/dashes.ts";
import { defineRule, type Scene } from "../rule.ts";

/** A second name, or one that tells more of what was just named. */
const renames = /^(?:an?|the|two|three|four) \p{L}/u;
/** "The hum, the glint, the rush — these are …": what gathers up a list. */
const gathers = /^(?:these|those|all|each|such) \p{L}/u;
/** What is left out explains nothing. */
const excepts = /^(?:(?:all|everyone|everything|everybody|any|anyone|anything|none|nothing|no one|nobody|each) (?:but|except|save)|except|save|apart|but|bar|barring|unless|other than|rather|instead|albeit|though|although|even|if|not)(?!\p{L})/u;
const listed = /^[^,]+, [^,]+,/u;
/** "More than a tool — it is …". */
const outdone = /(?<!\p{L})more than [^,—–]+$/u;
const goesOn = /^(?:it|they|this|these|he|she|we)(?: \*?\p{L}+\*?)(?!\p{L})/u;
/** Three things or more. */
const items = /^(?!(?:and|but|or|so|not|often|from|to|that|which|who|all|eg|ie)(?!\p{L}))[^,]{2,80}(?:, [^,]{2,80})+,? (?:and|or) [^,]{2,120}[.!]$/u;
const leastWords = 4;

export const lastDash = defineRule({
  id: "last-dash",
  why: "A comma, a colon or a semicolon says how the two parts belong together, which the dash leaves open.",
  evidence: "Generated essays hold em dashes 3.5 times as often as human prose.",
  from: "strong",
  needsTags: true,
  cues: "— – -".split(" "),
  propose: (scene) => replaceOnlyDash(scene, markFor),
  rewrites: [
    ["The hum of the belts, the clang of trays, the smell of coffee—these are the sounds of the hall.", "The hum of the belts, the clang of trays, the smell of coffee: these are the sounds of the hall."],
    ["The cuts are more than a nuisance — they can close a school.", "The cuts are more than a nuisance; they can close a school."],
    ["He built the boat with a clerk who was not on the list—a man that nobody had asked for.", "He built the boat with a clerk who was not on the list, a man that nobody had asked for."],
    ["In most towns, quarrels grow from old debts—land and water rights, stray cattle, and grudges that flare in dry years.", "In most towns, quarrels grow from old debts: land and water rights, stray cattle, and grudges that flare in dry years."],
    ["Salt can cause a swelling of the “second joint”—a growth that stiffens the hand.", "Salt can cause a swelling of the “second joint”, a growth that stiffens the hand."],
  ],
  leaves: [
    "The work ended there and was never taken up again. 2010/10/04 — a small room in Ostrow, two flights up.",
    "It was not the rain that kept us in — it was the wind from the north.",
    "He opened the door — a man fell in.",
    "- **Lunch** – a bowl of soup, bread and fruit.",
    "“I know the man—a thief,” he said.",
    "The hotel has rooms, a bar, and a garden—features that guests like.",
    "What did he want — a boat that floats?",
    "The plan was clear: a new mill—a large one.",
    "We walked — slowly.",
    "The rowers, in all their gear, went past with ease — all but Ruth, who fought the oar.",
  ],
});

const odd = (text: string, marks: RegExp) => (text.match(marks)?.length ?? 0) % 2 === 1;

function markFor({ text, sentence, ...scene }: Scene, start: number, end: number): ", " | ": " | "; " | null {
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  if (!/[.!]$/u.test(after) || /[:;]/u.test(before + after) || odd(before, /["“”]/gu) || odd(after, /["“”]/gu) || before.split("(").length !== before.split(")").length) return null;
  if (after.split(" ").length < leastWords || before.split(" ").length < leastWords) return null;
  const tokens = scene.tokens();
  const host = tokensWithin(tokens, sentence.start, start);
  if (excepts.test(after)) return null;
  if (gathers.test(after)) return listed.test(before) && !hasFiniteVerb(host) ? ": " : null;
  if (!hasFiniteVerb(host) || isSubordinate(host) || host[0]?.partOfSpeech === "VERB") return null;
  const tail = tokensWithin(tokens, end, sentence.end);
  if (outdone.test(before)) return goesOn.test(after) && hasFiniteVerb(tail) ? "; " : null;
  if (/(?<!\p{L})(?:not|never|less|rather)(?!\p{L})|n['’]t(?!\p{L})/iu.test(before) && !renames.test(after)) return null;
  if (shapeOf(tail) === "clause") return null;
  if (renames.test(after)) return before.includes(",") || after.includes(",") ? ": " : ", ";
  return items.test(after) && /^(?:NOUN|ADJ|PROPN)$/u.test(tail[0]?.partOfSpeech ?? "") ? ": " : null;
}
