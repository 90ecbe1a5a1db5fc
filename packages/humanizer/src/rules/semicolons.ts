import { capitalise } from "../language/case.ts";
import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

const connected = /^; (however|nevertheless|nonetheless|therefore|thus|consequently|hence), /u;
const short: Readonly<Record<string, string>> = { however: "but", nevertheless: "but", nonetheless: "but", therefore: "so", thus: "so", consequently: "so", hence: "so" };
const leastWords = 4;
/** Shorter halves read as well with the semicolon. */
const leastForTwo = 8;
/** "It is not the rain; it is the wind" is one thought, and two sentences would drum it in. */
const corrects = /(?<!\p{L})(?:not|no longer|never|hardly|barely|scarcely|more than|less|rather|only|mere|merely|beyond)(?!\p{L})|n['’]t(?!\p{L})/iu;
const goesOn = /^(?:it|this|that|they|these|those|he|she|we|you|I)(?!\p{L})/iu;
/** What opens the first half may hold for both: "Under this plan, …". */
const fronted = /^(?:ADP|SCONJ)$/u;
const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

export const semicolons = defineRule({
  id: "semicolons",
  why: "Two plain sentences are easier to take in than one joined by a semicolon.",
  evidence: "Generated essays join clauses with a semicolon 2.8 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: [";"],
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const at = whole.indexOf(";");
    // Two semicolons part the items of a list.
    if (at < 0 || block.kind === "heading" || whole.includes(";", at + 1) || whole.includes(":")) return;
    if (!/^[\p{L}\p{N})”"’*_%]; \p{L}/u.test(whole.slice(at - 1, at + 3)) || inBrackets(whole, at)) return;
    const proposal = replacement(scene, sentence.start + at);
    if (proposal) yield proposal;
  },
  rewrites: [
    ["The first bridge over the river was made of wood; a fire took it in the summer of 1904.", "The first bridge over the river was made of wood. A fire took it in the summer of 1904."],
    ["Prices in the valley had risen sharply by the spring; the wages of the farm hands did not follow.", "Prices in the valley had risen sharply by the spring. The wages of the farm hands did not follow."],
    ["The trail is steep in places; however, the view is worth it.", "The trail is steep in places, but the view is worth it."],
    ["The roof was leaking badly; therefore, they closed the hall.", "The roof was leaking badly, so they closed the hall."],
    ["She has run the small shop for many years; McNally keeps the books and orders the stock.", "She has run the small shop for many years. McNally keeps the books and orders the stock."],
    ["This method is slow and costly for most farms; we use it rarely and only on wet ground.", "This method is slow and costly for most farms. We use it rarely and only on wet ground."],
  ],
  leaves: [
    "We visited Lyon, France; Turin, Italy; and Graz, Austria.",
    "Some drink tea; others, coffee.",
    "The studies agree (Lee, 2010; Park, 2012) on this.",
    "Use &amp; where you mean it.",
    "It rained; we left.",
    "Most of the guests had left; the band was still playing.",
    "The old mill is not only a museum for the town; it is a school and a bakery.",
    "Under this plan for the old town, a wall is a canvas; a pond becomes a park for the children.",
    "The bridge is no longer a shortcut for farmers; it has become the heart of the town.",
    "He called the whole affair “a storm in a teacup”; the papers in the city thought otherwise.",
    "Three things matter: the price is low; the road is near.",
    "The plan is to build houses; to plant trees.",
    "He wrote to the board; and the board was silent.",
    "If it rains in the night, we stay here; the tents are not dry.",
  ],
});

function replacement(scene: Scene, at: number): Proposal | null {
  const { text, sentence, tone } = scene;
  const tokens = scene.tokens();
  const before = tokensWithin(tokens, sentence.start, at);
  if (before.length < leastWords || !hasFiniteVerb(before) || isSubordinate(before)) return null;
  if (/(?<!\p{L})not only(?!\p{L})/u.test(text.slice(sentence.start, at))) return null;

  const link = connected.exec(text.slice(at, sentence.end));
  const conjunction = short[link?.[1] ?? ""];
  const next = at + (link?.[0].length ?? 2);
  const after = tokensWithin(tokens, next, sentence.end);
  const first = after[0];
  if (!first || first.partOfSpeech === "CCONJ" || after.length < leastWords || shapeOf(after) !== "clause") return null;
  if (link) {
    const plain = tone === "academic" || tone === "formal" || text.slice(sentence.start, at).includes(`, ${conjunction} `);
    return plain || !conjunction ? null : { start: at, end: next, after: [`, ${conjunction} `] };
  }
  const [one, two] = [text.slice(sentence.start, at), text.slice(next, sentence.end)];
  if (wordCount(one) < leastForTwo || wordCount(two) < leastForTwo || /["”’]$/u.test(one)) return null;
  if ((corrects.test(one) && goesOn.test(two)) || (fronted.test(before[0]?.partOfSpeech ?? "") && one.includes(","))) return null;
  if (startsAlike(before, after)) return null;
  if (!/^\p{L}[\p{L}'’-]*$/u.test(first.text) || /^\p{Ll}.*\p{Lu}/u.test(first.text)) return null;
  if (first.text.charAt(0) !== first.text.charAt(0).toLowerCase()) return { start: at, end: at + 1, after: ["."] };
  return { start: at, end: first.end, after: [`. ${capitalise(first.text)}`] };
}

/** "Some farms grow rice; some grow tea": the halves are one figure. */
const startsAlike = (one: readonly Token[], two: readonly Token[]) => {
  const begins = one[0]?.text.toLowerCase();
  return begins === two[0]?.text.toLowerCase() && !/^(?:the|an?)$/u.test(begins ?? "");
};

function inBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.split(/[([]/u).length !== before.split(/[)\]]/u).length;
}
