import { matchesOf } from "@prosewell/prose";
import { capitalise } from "../language/case.ts";
import { contractions as table } from "../language/contractions.ts";
import { legal } from "../language/register.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

const site = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${table.map(({ words }) => (/^[a-z]+ not$|^cannot$/u.test(words) ? words : `[${words.charAt(0).toUpperCase()}${words.charAt(0)}]${words.slice(1)}`)).join("|")})(?= \\p{L})`,
  "gu",
);
/** What every pair ends in; quicker to look for than the pairs. */
const ending = / (?:am|is|are|have|will|not) |cannot /u;
const shortsOf = new Map(table.map(({ words, shorts }) => [words.toLowerCase(), shorts]));

/** About two in three sites: prose in which every pair is contracted is as even as prose in which none is. Talk contracts nearly all. */
const share = 0.65;
const shareOfTalk = 0.9;

const alreadyContracts = /\p{L}(?:n['’]t|['’](?:re|ve|ll|m))(?!\p{L})|(?<!\p{L})(?:it|that|there|here|he|she)['’]s(?!\p{L})/iu;
/** Ceremony, grief and warnings keep their full forms. */
const solemn = /(?<!\p{L})(?:condolences?|bereave\p{Ll}*|sympathy|funeral|mourn\p{Ll}*|warning|danger|caution|disclaimers?|diagnose)(?!\p{L})/iu;
/** So do papers: formulas, and sources in brackets. */
const scholarly = /\(\p{Lu}[^()\n]{1,80},? (?:19|20)\d{2}[a-z]?\)|\$[^$\n]{1,120}\$|\[\d{1,3}\]/u;

/** Letters of application and the like are formal even where they say "you". */
const applies = /(?<!\p{L})(?:appl(?:y|ying|icants?|ication)|position|candidate|hiring|admissions?|dear|sincerely|regards|my (?:experience|background|research|work|goal|career)|your (?:team|program(?:me)?|company|organi[sz]ation|department|school|firm|university|faculty|lab|mission))(?!\p{L})/iu;
/** And nobody talks, or wants to be heard to talk, in periods: what is said in high style keeps its forms. */
const longestTalk = 30;
const breathless = (text: string) => (text.match(/\s+/gu)?.length ?? 0) / Math.max(1, text.match(/[.!?]+(?=\s|["”’)]|$)/gu)?.length ?? 1) > longestTalk;

/** Signs of talk; one alone is not enough. */
const talk: readonly RegExp[] = [
  /(?<!\p{L})(?:you|your|yours)(?!\p{L})/iu,
  /\?(?:\s|$)/u,
  /!(?:\s|$)/u,
  /(?<!\p{L})(?:hey|hi|yeah|yes|ok|okay|wow|oh|well|guys|kids|stuff|pretty (?:much|good|sure)|kind of|sort of|lots of|a lot|a bit|really|maybe|honestly|actually|totally|thanks|fun|cool|awesome|crazy|let us)(?!\p{L})/iu,
];
const leastSigns = 2;

/** Where a pronoun is surely the subject of what follows; elsewhere it may be an object ("doing it is hard"). */
const clauseBegins = /(?:^["“*_(]*|[,;:—(] ?|(?<!\p{L})(?:and|but|because|if|since|although|though|while|when|whenever|unless|until|that|whether|think|believe|know|says?|hope|sure|means) )$/iu;
/** A gap later in the clause holds the verb's stress: "what it is today", "how hard it is to see". */
const gapped = /(?<!\p{L})(?:how|what|where|who|whom|which|whatever|however|than|as|way|more|less|the best|the only)(?!\p{L})[^,;:—]*$/iu;
const held = /^ (?:and|or|but|nor|if|that|which|than|as if|indeed|today|now|here|there|then|too|only|just|merely|simply|solely|so much|necessarily|because)(?!\p{L})/u;
const set = / but (?!it|they|he|she|we|I|you|this|the )/u;
const command = /(?:[,;:—(]|(?<!\p{L})(?:and|or|but|please|then|so|always|to))\s*$|^$/iu;
const saidTwice = /(?<!\p{L})(?:or|nor|why|how) $/iu;

export const contractions = defineRule({
  id: "contractions",
  why: "Written as one would say it; full forms throughout make easy prose sound like a statement.",
  evidence: "Generated essays contract a seventh as often as student essays do, and a fifth as often as human prose on average.",
  from: "light",
  tones: ["casual", "standard"],
  ofTone: ["casual"],
  cues: "not cannot i you we they it he she that there here".split(" "),
  *propose(scene) {
    if (scene.block.kind === "heading" || (scene.strength === "light" && scene.tone !== "casual")) return;
    const whole = scene.text.slice(scene.sentence.start, scene.sentence.end);
    if (!ending.test(whole) || whole.search(site) < 0) return;
    if (scene.tone !== "casual" && scene.opensText && scene.index === 0) return;
    const manner = mannerOf(scene);
    if ((scene.tone !== "casual" && (manner.contracts() || !manner.talks())) || manner.keeps()) return;
    yield* sites(scene);
  },
  rewrites: [
    ["It is a small house by the sea.", "It's a small house by the sea."],
    ["The road does not reach the village.", "The road doesn't reach the village."],
    ["They are waiting for the ferry.", "They're waiting for the ferry."],
    ["The team cannot meet on Friday.", "The team can't meet on Friday."],
    ["There is a bakery behind the church.", "There's a bakery behind the church."],
    ["The doors were shut, and she will not wait.", "The doors were shut, and she won't wait."],
    ["“Yes,” he said, although the shops were not open.", "“Yes,” he said, although the shops weren’t open."],
    ["I have seen the film, but I am not convinced.", "I've seen the film, but I'm not convinced."],
    ["The walls would not hold.", "The walls wouldn't hold."],
  ],
  leaves: [
    "He knows what it is worth.",
    "Doing it is hard, and the best thing about it is that it ends.",
    "Nobody knows how important it is to wait.",
    "That is, they left early.",
    "It is *not* a toy, and you must not open it.",
    "Do not open the lid. If in doubt, do not touch it.",
    "The problem here is that nobody came.",
    "I have a dog and they have cats.",
    "The tenant shall pay, even if it is late.",
    "The effect was not large (Okafor, 2019).",
    "It is, however, late.",
    "He is not only tall but also strong.",
    "Is it not late? It IS late.",
    "The town is what it is today because of luck.",
  ],
});

interface Manner {
  /** The paragraph is of a kind that keeps full forms. */
  readonly keeps: () => boolean;
  /** The writer contracts in it as it is: the mix is theirs. */
  readonly contracts: () => boolean;
  /** Asks, exclaims, or speaks to the reader. */
  readonly talks: () => boolean;
  readonly curly: () => boolean;
}

const once = (tell: () => boolean) => {
  let told: boolean | undefined;
  return () => (told ??= tell());
};

/** Asked for every sentence; each is read from the text once, and only where those before it leave it open. */
const manners = new WeakMap<Scene["block"], Manner>();

function mannerOf({ block, text }: Scene): Manner {
  const known = manners.get(block);
  if (known) return known;
  const fresh = {
    keeps: once(() => legal.test(text) || solemn.test(text) || scholarly.test(text)),
    contracts: once(() => alreadyContracts.test(text)),
    talks: once(() => talk.filter((sign) => sign.test(text)).length >= leastSigns && !applies.test(text) && !breathless(text)),
    curly: once(() => /[’“”]/u.test(text)),
  };
  manners.set(block, fresh);
  return fresh;
}

/** How far to either side a site is looked at: a clause, not a page. */
const reach = 160;

function* sites(scene: Scene): Generator<Proposal> {
  const { text, sentence } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  for (const found of matchesOf(whole, site)) {
    const words = found[0];
    const end = found.index + words.length;
    const before = whole.slice(Math.max(0, found.index - reach), found.index);
    const after = whole.slice(end, end + reach);
    const start = sentence.start + found.index;
    const shorts = shortsOf.get(words.toLowerCase());
    if (!shorts || held.test(after) || (scene.tone !== "casual" && (chatty.test(words) || words === "cannot")) || scene.chance(words.toLowerCase()) >= (scene.tone === "casual" ? shareOfTalk : share)) continue;
    if (!(isPronounPair(words) ? mayLean(words, before, after) : mayDeny(words, before, after))) continue;
    yield { start, end: start + words.length, after: shorts.map((short) => written(words, short, mannerOf(scene).curly())) };
  }
}

const participle = /^ (?:\p{L}+ly |also |already |always |just |never |long )?(?:been|had|done|gone|seen|made|got|come|become|given|taken|shown|known|found|left|lost|kept|held|built|begun|written|grown|brought|bought|thought|taught|heard|felt|said|told|sent|spent|met|won|read|\p{L}{2,}ed)(?!\p{L})/u;
/** At home in talk alone: it'll, he'll. */
const chatty = /^(?:it|he|she) will$/iu;
const isPronounPair = (words: string) => !/^(?:cannot|\p{Ll}+ not)$/u.test(words) || /^(?:I|you|we|they|s?he|it) /iu.test(words);

function mayLean(words: string, before: string, after: string): boolean {
  if (!clauseBegins.test(before) || gapped.test(before)) return false;
  if (/^(?:that|here) /iu.test(words) && (before !== "" || / to say\b/u.test(after.slice(0, 8)))) return false;
  // "I have seen" leans, "I have a dog" does not.
  return !words.endsWith(" have") || participle.test(after);
}

function mayDeny(words: string, before: string, after: string): boolean {
  if (words === "do not" && command.test(before)) return false;
  return before !== "" && !saidTwice.test(before) && !set.test(after);
}

/** The short form with the pair's own capital and the text's own apostrophe. */
function written(words: string, short: string, curly: boolean): string {
  const cased = /^\p{Lu}/u.test(words) ? capitalise(short) : short;
  return curly ? cased.replace("'", "’") : cased;
}
