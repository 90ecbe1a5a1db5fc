import { defineRule, type Scene } from "../rule.ts";

/** "The shed is not a luxury; it is a need." What is denied has no limiting word, so that the contrast is a true one. */
const frame =
  /(?<!\p{L})(is|are|was|were)( not|n['’]t) ([^.;:,—–!?()"“”\n]{2,90})(?:; |\.\s|\s?[—–]\s?)(it|they|this|that|these|those)(?: (is|are|was|were)|['’](?:s|re)) ([^.;:,—–!?()"“”\n]{2,110})(?=[.!]["”’)]?(?:\s|$))/giu;
const limited = /^(?:only|just|merely|simply|solely|always|necessarily|yet|enough|so|too|as|even|entirely|all|about (?:only|just|merely|simply))(?!\p{L})/iu;
/** Words that lean on what came before them, and would meet it after the turn. */
const leans = /(?<!\p{L})(?:it|its|they|them|their|he|him|his|she|her|this|that|these|those|one|ones|which|who|whom|so|such|also|rather|instead|but|not|never|no|then|there)(?!\p{L})|n['’]t(?!\p{L})/iu;
const leansOneWay = /(?<!\p{L})(?:it|its|they|them|their|he|him|his|she|her|this|these|those|one|ones|so|such|also|rather|instead|but|not|never|no|then|there)(?!\p{L})|n['’]t(?!\p{L})/iu;
const plural = /^(?:are|were)$/iu;
/** More than the frame can span: one that begins in the sentence may end in the next. */
const longest = 250;
const mostWordsOfDenial = 9;
const mostWordsOfTruth = 14;
/** Behind a clause within the truth, the denial would be taken for its end. */
const hanging = /(?<!\p{L})(?:that|which|who|whose|whom|where|when|because|if|whether .* that)(?!\p{L})/iu;
const mostWordsBeforeDenial = 8;
const article = /^(?:an?|the)$/iu;

export const deniedFirst = defineRule({
  id: "denied-first",
  why: "Say what it is, then what it is not: the point comes first, and the drum roll goes.",
  evidence: "Generated essays deny one thing to announce another (“is not X; it is Y”) 15.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["not", "t"],
  *propose(scene) {
    const { text, sentence } = scene;
    frame.lastIndex = sentence.start;
    const found = frame.exec(text.slice(0, sentence.end + longest));
    if (!found || found.index >= sentence.end) return;
    const [all, verb = "", not = "", denial = "", pronoun = "", again = verb, truth = ""] = found;
    const denied = denial.trimEnd();
    if (limited.test(denied) || leans.test(denied) || leansOneWay.test(truth)) return;
    if (hanging.test(truth) && truth.split(" ").length > mostWordsBeforeDenial) return;
    if (denied.split(" ").length > mostWordsOfDenial || truth.split(" ").length > mostWordsOfTruth) return;
    // One tense, one number: "is not a luxury; it was a need" says two things.
    const isPlural = plural.test(verb);
    if (plural.test(again) !== isPlural || /^(?:was|were)$/iu.test(again) !== /^(?:was|were)$/iu.test(verb)) return;
    if (/^(?:they|these|those)$/iu.test(pronoun) !== isPlural) return;
    const truthAt = found.index + all.length - truth.length;
    if (!areAlike(denied, truth) && !areOfOneKind(scene, denied, truth)) return;
    const group = `denied ${found.index}`;
    const last = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+$/u.exec(truth)?.[0] ?? "";
    // "Isn't" goes whole, so that the mark begins where a word does.
    const isOneWord = !not.startsWith(" ");
    yield { start: found.index + (isOneWord ? 0 : verb.length), end: truthAt, after: [isOneWord ? `${verb} ` : " "], group };
    yield { start: truthAt + truth.length - last.length, end: truthAt + truth.length, after: [`${last}, not ${denied}`], group };
  },
  rewrites: [
    ["The library is not a luxury; it is a lifeline.", "The library is a lifeline, not a luxury."],
    ["A late train isn't a disaster. It's a chance to read.", "A late train is a chance to read, not a disaster."],
    ["Good manners are not rules; they are habits.", "Good manners are habits, not rules."],
    ["Teaching isn't about having answers; it's about asking questions.", "Teaching is about asking questions, not about having answers."],
    ["Remember, the goal isn't perfection — it's progress.", "Remember, the goal is progress, not perfection."],
    ["Good shoes aren't optional; they're essential.", "Good shoes are essential, not optional."],
    ["Failure isn't the opposite of success; it's part of the road.", "Failure is part of the road, not the opposite of success."],
    ["Silence isn't protecting people; it's protecting yourself.", "Silence is protecting yourself, not protecting people."],
    ["The delay was not an accident — it was a plan.", "The delay was a plan, not an accident."],
  ],
  leaves: [
    "The garden is not just a hobby; it is a living.",
    "The shed is not old; it is a ruin.",
    "It is not a bug but a feature.",
    "The soup is not ready; it is still cold inside, so wait.",
    "The mayor is not a fool; she is tired.",
    "The rules are not a burden; it is a pleasure to follow them.",
    "This is not a test. They are here.",
    "The path is not a road; it was a river once.",
    "The question is not whether we go; it is when we leave and whether they follow.",
  ],
});

/** Both halves begin with an article or with the same word, or are one plural word each. */
function areAlike(denied: string, truth: string): boolean {
  const [first = "", second = ""] = [denied, truth].map((half) => half.split(" ", 1)[0] ?? "");
  if (/^(?:about|for|in|of|with|from|whether)$/iu.test(first)) return first.toLowerCase() === second.toLowerCase();
  if (/^part$/iu.test(second)) return article.test(first);
  if (article.test(first) || article.test(second)) return article.test(first) && article.test(second);
  if (doing.test(first)) return doing.test(second);
  return !denied.includes(" ") && first.endsWith("s") && second.endsWith("s");
}

const doing = /^\p{Ll}{3,}ing$/u;

/** Both are one word, and name things or describe. */
function areOfOneKind(scene: Scene, denied: string, truth: string): boolean {
  if (denied.includes(" ") || truth.includes(" ")) return false;
  const [one, other] = [denied, truth].map((word) => scene.tokens().find(({ text }) => text === word)?.partOfSpeech);
  // "It's progress": the tagger takes some nouns for verbs.
  return one === "ADJ" ? other === "ADJ" : one === "NOUN" && (other === "NOUN" || (other === "VERB" && !/(?:ing|ed|[^s]s)$/u.test(truth)));
}
