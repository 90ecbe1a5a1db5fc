import { capitalise } from "../language/case.ts";
import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

const connected = /^; (however|nevertheless|nonetheless|therefore|thus|consequently|hence), /u;
const short: Readonly<Record<string, string>> = { however: "but", nevertheless: "but", nonetheless: "but", therefore: "so", thus: "so", consequently: "so", hence: "so" };
const leastWords = 4;

export const semicolons = defineRule({
  id: "semicolons",
  why: "Two plain sentences are easier to take in than one joined by a semicolon.",
  evidence: "Generated essays join clauses with a semicolon 2.8 times as often as people do.",
  from: "standard",
  needsTags: true,
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
    ["The first bridge was made of wood; it burned down in 1904.", "The first bridge was made of wood. It burned down in 1904."],
    ["Prices rose in the spring; wages did not follow.", "Prices rose in the spring. Wages did not follow."],
    ["The trail is steep in places; however, the view is worth it.", "The trail is steep in places, but the view is worth it."],
    ["The roof was leaking badly; therefore, they closed the hall.", "The roof was leaking badly, so they closed the hall."],
    ["Most of the guests had left; the band was still playing.", "Most of the guests had left. The band was still playing."],
    ["She has run the shop for years; McNally keeps the books.", "She has run the shop for years. McNally keeps the books."],
    ["This method is slow and costly; we use it rarely.", "This method is slow and costly. We use it rarely."],
    ["Their first album was a failure; they are proud of it.", "Their first album was a failure. They are proud of it."],
  ],
  leaves: [
    "We visited Lyon, France; Turin, Italy; and Graz, Austria.",
    "Some drink tea; others, coffee.",
    "The studies agree (Lee, 2010; Park, 2012) on this.",
    "Use &amp; where you mean it.",
    "It rained; we left.",
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
  if (!/^\p{L}[\p{L}'’-]*$/u.test(first.text) || /^\p{Ll}.*\p{Lu}/u.test(first.text)) return null;
  if (first.text.charAt(0) !== first.text.charAt(0).toLowerCase()) return { start: at, end: at + 1, after: ["."] };
  return { start: at, end: first.end, after: [`. ${capitalise(first.text)}`] };
}

function inBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.split(/[([]/u).length !== before.split(/[)\]]/u).length;
}
