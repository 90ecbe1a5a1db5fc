import { hasFiniteVerb, tokensWithin } from "../language/clause.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { together } from "../language/tail-wordings.ts";
import { defineRule, type Scene, type Token } from "../rule.ts";

/** "The gate is not a wall but a filter": a true contrast, of which the second half holds. */
const frame = /(?:(?<=\p{L}),? not|(?<!\p{L})(is|are|was|were)n['’]t) ([^.;:,—–!?()"“”\n]{2,90}),? but (?=\p{Ll})/u;
/** Up to the end of its sentence, or to the clause behind it. */
const truthOf = /^[^.,;:—–!?()"“”\n]{2,140}(?=[.;!](?:\s|$))/u;
/** Before a colon only what is a word or two: a longer half is what the colon explains. */
const shortTruthOf = /^\p{Ll}+(?: \p{Ll}+)?(?=: )/u;
/** Not denied altogether, or a second half that goes back on the first. */
const limited =
  /^(?:only|just|merely|simply|solely|always|necessarily|yet|enough|so|too|as (?:much|just)|even|quite|exactly|really|entirely|fully|all|every|everyone|everything|one|whether|if|for lack|unlike|about (?:only|just|merely|simply))(?!\p{L})|(?<!\p{L})(?:alone|just|only|merely|simply|solely|by (?:it|them)sel(?:f|ves))(?!\p{L})/iu;
const turns = /^(?:rather|instead|also|even|not|never|no|still|then|actually|quite|if|when|only|just|more|less)(?!\p{L})/iu;
/** Words that lean on what came before them, and would meet it after the turn. */
const leans = /(?<!\p{L})(?:it|its|they|them|their|he|him|his|she|her|these|those|one|ones|so|such|also|rather|instead|but|not|never|no|then|there)(?!\p{L})|n['’]t(?!\p{L})/iu;
const hanging = /(?<!\p{L})(?:that|which|who|whose|whom|where|when|because|if|while|as)(?!\p{L})/iu;
const pairing = /^(?:for|in|by|through|with|from|to|on|at|about|among|across|within|against|as|because|of|under|toward|towards|into)$/u;
const article = /^(?:an?|the)$/u;
const be = /^(?:is|are|was|were|be|been|being|becomes?|became|remains?|remained|n['’]t|['’](?:s|re))$/u;
/** What falls short of something is not set right by what it is instead: "not perfect but good". */
const graded = /^(?:good|bad|better|best|great|perfect|ideal|easy|hard|cheap|big|small|large|new|old|rare|common|fast|slow|rich|poor|simple|impossible|unusual|uncommon|unknown|insignificant|unimportant|negligible|trivial|minor|major|critical|high|low|free|sure|certain|likely|unlikely)$/u;

const mostWords = { denied: 9, truth: 11, parallel: 16, parallelHanging: 12, hanging: 8 } as const;
const countOf = (words: string) => words.split(" ").length;

export const notBut = defineRule({
  id: "not-but",
  why: "Say what it is, then what it is not: the point comes first, and the drum roll goes.",
  evidence: "Generated essays set “not X but Y” 4.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["but"],
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = block.kind === "heading" ? null : frame.exec(whole);
    if (!found) return;
    const [all, verb, denied = ""] = found;
    const after = whole.slice(found.index + all.length);
    const short = shortTruthOf.exec(after)?.[0];
    const truth = truthOf.exec(after)?.[0] ?? short;
    if (truth === undefined || limited.test(denied) || turns.test(truth) || leans.test(denied) || leans.test(truth)) return;
    const start = sentence.start + found.index;
    const truthAt = start + all.length;
    const kind = kindOf(scene, { deniedAt: start + all.lastIndexOf(denied), denied, truthAt, truth });
    if (kind === null || (truth === short && kind !== "adjective")) return;
    if (countOf(denied) > mostWords.denied || countOf(truth) > (kind === "parallel" ? mostWords.parallel : mostWords.truth)) return;
    if (hanging.test(truth.slice(truth.indexOf(" "))) && countOf(truth) > (kind === "parallel" ? mostWords.parallelHanging : mostWords.hanging)) return;
    // "It was not the cold that woke me, but the dark"; "not for love, not for money, but for fun".
    if ((kind === "thing" && hanging.test(denied)) || /(?<!\p{L})not(?!\p{L})/iu.test(whole.slice(0, found.index))) return;
    const last = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+$/u.exec(truth)?.[0] ?? "";
    const group = `not but ${found.index}`;
    yield* together(scene, [
      { start, end: truthAt, after: [verb === undefined ? " " : `${verb} `], group },
      { start: truthAt + truth.length - last.length, end: truthAt + truth.length, after: [`${last}, not ${denied}`], group },
    ]);
  },
  rewrites: [
    ["The gate is not a wall but a filter.", "The gate is a filter, not a wall."],
    ["The work lies not in the cutting, but in the long wait before dawn.", "The work lies in the long wait before dawn, not in the cutting."],
    ["She moved north not because rents were low but because work was scarce at home.", "She moved north because work was scarce at home, not because rents were low."],
    ["He tells the story, not to shock, but to warn the young.", "He tells the story to warn the young, not to shock."],
    ["The silence is not hostile but protective; guests come to like the place.", "The silence is protective, not hostile; guests come to like the place."],
    ["The dispute isn't about money but about time.", "The dispute is about time, not about money."],
    ["The charter was meant not as a law but as a promise between neighbors.", "The charter was meant as a promise between neighbors, not as a law."],
    ["The clerks saw not a loan but a gift.", "The clerks saw a gift, not a loan."],
  ],
  leaves: [
    "The garden is not just a hobby but a living.",
    "The room is not large but it is warm.",
    "The soup is not perfect but good.",
    "The path is not steep, but a walker needs boots.",
    "It was not a loss but rather a delay.",
    "The answer lies not in the law alone but in the way that it is read.",
    "The fair is not a market but a feast, with songs and games.",
    "He is not tired but he stays at home.",
    "The rule does not help the poor but the rich.",
    "The house is not a museum but its owner keeps it like one.",
    "Is it not a shop but a mill?",
    "The change comes not at the house but at the street level.",
    "The trail is not a road but a gift that the town made to its children when the mill closed down.",
  ],
});

type Kind = "parallel" | "thing" | "adjective";

interface Halves {
  readonly deniedAt: number;
  readonly denied: string;
  readonly truthAt: number;
  readonly truth: string;
}

/** In what the halves are alike; null where they are not of one kind, or where the second may be a clause of its own. */
function kindOf(scene: Scene, { deniedAt, denied, truthAt, truth }: Halves): Kind | null {
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === deniedAt);
  const one = tokens[at];
  const other = scene.tokenAt(truthAt);
  const before = tokens[tokens.findLastIndex(({ text, end }) => end <= deniedAt && !/^(?:not|n['’]t|,)$/iu.test(text))];
  if (!one || !other || !before) return null;
  const first = lowerOf(one);
  if (pairing.test(first)) return first === lowerOf(other) && !(first === "to" && before.partOfSpeech === "ADJ") && holdsOne(scene, deniedAt + denied.length) && !sharesHead(scene, { denied, truthAt, truth }) ? "parallel" : null;
  if (hasFiniteVerb(tokensWithin(tokens, truthAt, truthAt + truth.length)) && !hanging.test(truth)) return null;
  const isState = be.test(lowerOf(before)) || before.partOfSpeech === "AUX";
  if (isState && describes(one, denied) && describes(other, truth)) return graded.test(lastOf(denied)) || graded.test(lastOf(truth)) ? null : "adjective";
  if (!isState && (before.partOfSpeech !== "VERB" || /^(?:do|does|did)$/u.test(lowerOf(before)))) return null;
  return names(tokens, one) && names(tokens, other) && article.test(first) === article.test(lowerOf(other)) ? "thing" : null;
}

/** Whether the second half is one thing, and no list that the denial would come to end. */
const holdsOne = ({ text, sentence }: Scene, end: number) => !/, (?:and|or|nor) /u.test(text.slice(sentence.start, end));

/** "Not at the word but at the sentence level": the first half has its noun from the second. */
function sharesHead(scene: Scene, { denied, truthAt, truth }: Omit<Halves, "deniedAt">): boolean {
  const [one, other] = tokensWithin(scene.tokens(), truthAt, truthAt + truth.length).slice(-2);
  return countOf(truth) === countOf(denied) + 1 && one?.partOfSpeech === "NOUN" && other?.partOfSpeech === "NOUN";
}

const lastOf = (words: string) => /\p{L}+$/u.exec(words)?.[0].toLowerCase() ?? "";

/** One word that tells how something is, with its adverb: "formal", "openly hostile", "fixed". */
const describes = (first: Token, words: string) =>
  countOf(words) === 1 ? first.partOfSpeech === "ADJ" || (first.partOfSpeech === "VERB" && /(?:ed|en|wn)$/u.test(words)) : countOf(words) === 2 && /^\p{Ll}+ly \p{Ll}+(?:al|ive|ous|ic|able|ible|ent|ant|ed|ful)$/u.test(words);

function names(tokens: readonly Token[], first: Token): boolean {
  if (!/^(?:DET|NOUN|ADJ)$/u.test(first.partOfSpeech) && !article.test(lowerOf(first))) return false;
  const at = tokens.indexOf(first);
  const noun = tokens.slice(at, at + 6).find(({ partOfSpeech }) => !/^(?:DET|ADJ|ADV|PUNCT|NUM)$/u.test(partOfSpeech));
  return noun?.partOfSpeech === "NOUN" || noun?.partOfSpeech === "PROPN";
}
