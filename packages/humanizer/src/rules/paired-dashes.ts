import { hasFiniteVerb, isSubordinate, shapeOf, tokensWithin } from "../language/clause.ts";
import { dashesOf } from "../language/dashes.ts";
import { finiteVerbs } from "../language/finite-verbs.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { defineRule, type Scene, type Token } from "../rule.ts";

const mostWords = 24;
/** What a dashed aside may not hold if it is to be set off more quietly. */
const loud = /[—–?!:;()[\]\n]|\.\s|[“”"]/u;
/** What brackets hold as well as dashes did: a few words said, an abbreviation, a gloss. */
const loudInBrackets = /[—–;:()[\]\n]|\.\s|[?!](?!["”])/u;
/** A sentence goes on after the aside with one of these, or with the subject that a fronted part was waiting for. */
const goesOn = new Set(["AUX", "VERB", "ADP", "CCONJ", "SCONJ", "ADV", "PART"]);
/** "can — and should — wait": the words on both sides belong together. */
const echo = /^(?:and|or|but|if not) (?:\S+ ){0,3}\S+$/u;
/** Glosses and reasons are the point of their sentence, not an aside. */
const gloss = /^(?:about|the very|of|because|so|what|how|not|only|even|especially|for|by|to|in|with|from|if|when)(?!\p{L})/u;
/** A second name for the thing, not an aside; several of them make a list. */
const renames = /^(?:an?|the|one|this)(?!\p{L})(?![^,]+, (?:(?:and|or) )?(?:an?|the) )/u;
/** Between commas these would begin a clause that runs on. */
const subjects = /^(?:those|these|this|that|there|it|they|he|she|we|you|I)(?![\p{L}'’])/u;
/** In a story the dash is breath and cadence. */
const lyrical = /(?<!\p{L})(?:breath(?:ed?|s|ing)?|whisper\p{L}*|murmur\p{L}*|eyes|stagger\p{L}*|gasp\p{L}*|shadows?|glanc\p{L}+|stared?|heart(?:beat)?|darkness|trembl\p{L}*|sigh\p{L}*|silence|moon(?:light)?|almost singing|blood|sword|spear|bones?)(?!\p{L})/giu;
const leastLyrical = 2;
const told = new WeakMap<Scene["block"], boolean>();

/** Of a whole paragraph, found once for all its sentences. */
function isLyrical({ text, block }: Scene): boolean {
  const known = told.get(block) ?? (text.match(lyrical)?.length ?? 0) >= leastLyrical;
  told.set(block, known);
  return known;
}
const relative = /^(?:that|which|who|whose|whom)$/u;
const fronts = /^(?:while|when|whenever|as|if|although|though|because|since|after|before|once|until|unless|in|on|at|by|for|from|with|without|during|despite|through|across|among|under|over|to|rather|beyond|unlike|like)$/iu;

export const pairedDashes = defineRule({
  id: "paired-dashes",
  why: "Commas or brackets set the aside off as clearly, and leave the dash for the moment that needs it.",
  evidence: "Generated essays set asides between two dashes 4.6 times as often as people do.",
  from: "light",
  needsTags: true,
  cues: "— – -".split(" "),
  *propose(scene) {
    const [first, second, ...others] = dashesOf(scene);
    if (!first || !second || others.length > 0) return;
    const marks = marksFor(scene, first.end, second.start, first.start, second.end) ?? (scene.strength === "strong" ? bracketsFor(scene, first.end, second.start, first.start, second.end) : null);
    if (!marks) return;
    const group = `aside ${first.start}`;
    yield { ...first, after: [marks[0]], group };
    yield { ...second, after: [marks[1]], group };
  },
  rewrites: [
    ["The mayor—a retired nurse—refused the offer.", "The mayor, a retired nurse, refused the offer."],
    ["Guests expect — and receive — a warm towel.", "Guests expect, and receive, a warm towel."],
    ["The river can – and does – flood the road.", "The river can, and does, flood the road."],
    ["Two harbours—Ostrow and Lenn—handle most of the grain.", "Two harbours, Ostrow and Lenn, handle most of the grain."],
    ["Every room—kitchen, hall, attic—was painted white.", "Every room (kitchen, hall, attic) was painted white."],
    ["The tools—hammers, saws, and planes—hang on the wall.", "The tools (hammers, saws, and planes) hang on the wall."],
    ["The issue—ranging from rent to repairs—can be settled.", "The issue, ranging from rent to repairs, can be settled."],
    ["His debts—particularly the loan from his brother—kept him awake.", "His debts, particularly the loan from his brother, kept him awake."],
    ["Her speech — short and kind — moved the room.", "Her speech, short and kind, moved the room."],
    ["The policy—an unstable mix of bans, fines, and threats—was meant to last.", "The policy (an unstable mix of bans, fines, and threats) was meant to last."],
    ["The count is not a vote of the guests—they change every hour—but a count of the plates.", "The count is not a vote of the guests (they change every hour), but a count of the plates."],
    ["The tower—built by monks in a single summer—still leans.", "The tower, built by monks in a single summer, still leans."],
    ["By visiting each farm—small, large, or abandoned—the clerks learned the truth.", "By visiting each farm (small, large, or abandoned), the clerks learned the truth."],
  ],
  leaves: [
    "The mayor—a retired nurse. She refused.",
    "They came—they saw—they left.",
    "He asked—why not?—for more time.",
    "The years 1990–1995 and 2001–2003 were dry.",
    "“I was—no, we were—late,” he said.",
    "One—two—three—four.",
    "# Fast — light — cheap",
    "Monday — rest — Tuesday — run",
    "The plan—see chapter two: costs—is old.",
    "The questions that matter most—about memory, power, and form—have no simple answer.",
    "Seen from the hill, the river—mirroring the clouds, the trees, and the old mill—seemed to stand still.",
    "The camp breathed around him—low voices, the rasp of goats—while shadows crept in.",
    "The Harbour Union—HU—met in May.",
    "The town fears both new taxes—tolls on the bridge and the tunnel—and old debts.",
    "The parade—dressing carts as boats, hanging lamps—begins at six.",
    "Rust, in its many forms—on rails, on hulls, or on roofs—eats the town.",
    "He read the “map”—a drawing on a napkin—aloud.",
  ],
});

function marksFor(scene: Scene, innerStart: number, innerEnd: number, outerStart: number, outerEnd: number): readonly [string, string] | null {
  const { text, sentence } = scene;
  const inside = text.slice(innerStart, innerEnd);
  if (inside.split(/\s+/u).length > mostWords || loud.test(inside)) return null;
  // A quotation's own marks would meet the new ones.
  if (/["”’]/u.test(text.charAt(outerStart - 1)) || /["“]/u.test(text.charAt(outerEnd))) return null;

  const tokens = scene.tokens();
  const before = tokensWithin(tokens, sentence.start, outerStart);
  const next = scene.tokenAt(outerEnd);
  const opening = before[0];
  if (!next || !opening || before.length < 2) return null;
  const continues = goesOn.has(next.partOfSpeech) || relative.test(next.text) || echo.test(inside);
  const waits = fronts.test(opening.text);
  if (!continues && !waits) return null;

  const host = text.slice(sentence.start, outerStart);
  // A comma before or inside the aside would blur where it begins and ends.
  const commasBlur = inside.includes(",") || host.includes(",") || text.charAt(outerEnd - 1) === ",";
  const opens = scene.tokenAt(innerStart);
  const isParticiple = /^(?!including$|ranging$)\p{Ll}{2,}ing$/u.test(opens?.text ?? "") || (opens?.partOfSpeech === "VERB" && /(?:ed|en)$/u.test(opens.text));
  const aside = tokensWithin(tokens, innerStart, innerEnd);
  if ((isParticiple && commasBlur) || !/\s/u.test(inside)) return null;
  // A clause between commas would run on.
  const isClause = shapeOf(aside) === "clause" || (hasFiniteVerb(aside) && !relative.test(opens?.text ?? "") && !isSubordinate(aside) && !echo.test(inside) && !renames.test(inside));
  if (!commasBlur && !isClause) {
    // "Both rain, wind and snow, and frost": the aside would be taken for one of the things joined.
    const joins = next.partOfSpeech === "CCONJ" && !echo.test(inside);
    return joins || subjects.test(inside) ? null : [", ", ", "];
  }
  if (relative.test(opens?.text ?? "") || gloss.test(inside) || isLyrical(scene)) return null;
  if (!waits && holdsOpen(tokens, before)) return null;
  const closing = needsComma(tokens, next, { before, waits: waits && !continues }) ? "), " : ") ";
  return [" (", closing];
}

/** Brackets for what commas could not set off; they need no more than that the sentence goes on behind them. */
function bracketsFor(scene: Scene, innerStart: number, innerEnd: number, outerStart: number, outerEnd: number): readonly [string, string] | null {
  const { text, sentence } = scene;
  const inside = text.slice(innerStart, innerEnd);
  const quotes = inside.match(/["“”]/gu)?.length ?? 0;
  if (inside.split(/\s+/u).length > mostWords || loudInBrackets.test(inside) || quotes % 2 === 1 || isLyrical(scene)) return null;
  // "Wait—no—yes": speech, and no aside.
  if (!/\s/u.test(inside) && !/^\p{Lu}{2,}$/u.test(inside)) return null;
  const host = text.slice(sentence.start, outerStart);
  if ((host.match(/["“”]/gu)?.length ?? 0) % 2 === 1 || host.split("(").length !== host.split(")").length) return null;
  const tokens = scene.tokens();
  const before = tokensWithin(tokens, sentence.start, outerStart);
  const next = scene.tokenAt(outerEnd);
  const opening = before[0];
  if (!next || !opening) return null;
  const continues = goesOn.has(next.partOfSpeech) || relative.test(next.text);
  const waits = fronts.test(opening.text);
  if ((!continues && !waits) || (!waits && holdsOpen(tokens, before))) return null;
  return [" (", needsComma(tokens, next, { before, waits: waits && !continues }) ? "), " : ") "];
}

/** "Abuse, in its many forms — …": a comma that the second dash closes, and a bracket would not. */
function holdsOpen(tokens: readonly Token[], before: readonly Token[]): boolean {
  const comma = before.findLast(({ text }) => text === ",");
  const first = comma && tokens[tokens.indexOf(comma) + 1];
  if (!first || hasFiniteVerb(before) || before[0]?.partOfSpeech === "ADV") return false;
  return first.partOfSpeech === "ADP" || relative.test(first.text) || /(?:ing|ed)$/u.test(first.text);
}

/** Whether a comma would stand here if there were no aside: before the main clause, a second clause, a relative or a participle. */
function needsComma(tokens: readonly Token[], next: Token, { before, waits }: { readonly before: readonly Token[]; readonly waits: boolean }): boolean {
  const isComplete = hasFiniteVerb(before) || (finiteVerbs(before)?.length ?? 0) > 0;
  // "If owners (or tenants) complain": the fronted clause is still waiting for its verb.
  if (waits) return isComplete || before[0]?.partOfSpeech !== "SCONJ";
  if (/^(?:which|whereas|while|although|though|nor|then)$/u.test(next.text)) return true;
  if (!isComplete) return false;
  const following = tokens[tokens.indexOf(next) + 1];
  return (
    (next.partOfSpeech === "VERB" && next.text.endsWith("ing")) ||
    (next.partOfSpeech === "CCONJ" && following !== undefined && (["PRON", "DET", "PROPN"].includes(following.partOfSpeech) || opensClause(tokens.slice(tokens.indexOf(following))))) ||
    (/^(?:but|yet|so)$/u.test(next.text) && following !== undefined && ["NOUN", "ADJ"].includes(following.partOfSpeech))
  );
}

/** "And 2-horse carts turned": a subject, and straight after it a verb of its own. */
function opensClause(rest: readonly Token[]): boolean {
  const verb = finiteVerbs(rest)?.[0];
  const subject = rest.slice(0, verb?.at);
  // "And at need they turned"
  const isOneClause = !subject.some((token, at) => (token.partOfSpeech === "VERB" && subject[at - 1]?.partOfSpeech !== "ADP") || /^(?:how|what|who|which|that|where|when|why)$/u.test(lowerOf(token)));
  if (verb && isOneClause && /^(?:i|we|you|he|she|it|they)$/u.test(lowerOf(subject.findLast(({ partOfSpeech }) => partOfSpeech !== "ADV")))) return true;
  return verb !== undefined && subject.some((token) => /^(?:NOUN|PROPN)$/u.test(token.partOfSpeech)) && subject.every((token) => /^(?:NOUN|ADJ|NUM|PROPN|ADV)$/u.test(token.partOfSpeech) || token.text === "-");
}
