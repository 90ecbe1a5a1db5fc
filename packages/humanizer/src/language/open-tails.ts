import type { Scene, Token } from "../rule.ts";
import { tokensWithin } from "./clause.ts";
import { isGerund, mayBeGerund } from "./clause-words.ts";
import { finiteVerbs } from "./finite-verbs.ts";
import { afterFronted, describes, isThing as isNoun } from "./host.ts";
import { lowerOf } from "./noun-phrase.ts";
import { segmentOf } from "./segment.ts";
import { type Gerunds, isInserted, isVerbal, type Site, sitesOf, type Tail, ofDoing, othersOf } from "./tails.ts";

/** Half of a pair, or something denied: the tail may belong to that alone. */
const paired = /(?<!\p{L})(?:not only|either|neither|not|n['’]t)(?!\p{L})|(?<!\p{L})both(?!\p{L})(?! [^,]* and )/u;
const leftBehind = / but (?:also )?(?:\p{L}+ly )?\p{L}+ing(?!\p{L})|, to \p{Ll}/u;
/** They tell what the noun behind them is like. */
const describing = new Set("emerging existing growing changing shifting competing underlying remaining surrounding rising working leading prevailing".split(" "));
/** A clause does not end on these. */
const open = /^(?:CCONJ|ADP|DET|SCONJ|PART)$/u;

/**
 * The tails that close a sentence, whatever the clause before them is, so long as it has a finite verb: what is said of such a clause
 * as a whole ("which saves time") hangs on as loosely as the tail did. Its host is never simple, for nobody knows whose deed the tail is.
 */
export const openTailsOf = (scene: Scene, gerunds: Gerunds): Tail[] => sitesOf(scene, gerunds).flatMap((site) => openTailAt(scene, site) ?? []);

function openTailAt(scene: Scene, site: Site): Tail | null {
  const { text, sentence } = scene;
  const { start, end, gerund } = site;
  const written = text.slice(end, sentence.end);
  const segment = segmentOf(text, sentence.start, start);
  if (!segment || !/[\p{L}\p{N}%*_)]/u.test(text.charAt(start - 1)) || !closes(written) || leftBehind.test(written) || ofDoing.test(written)) return null;
  const tokens = scene.tokens();
  const host = afterFronted(tokensWithin(tokens, segment.start, start).filter((token) => !segment.asides.some((aside) => aside.start <= token.start && token.end <= aside.end)));
  const rest = tokensWithin(tokens, end, sentence.end);
  if (paired.test(text.slice(segment.start, start)) || !isVerbal(tokens, end - gerund.length) || isInserted(rest) || !isWhole(host)) return null;
  const found = othersOf(rest);
  const verbs = finiteVerbs(host);
  const main = verbs?.[0];
  // "In a town where bread is dear, raising tolls would hurt": the tail is what the sentence is about.
  if (host[0]?.partOfSpeech === "ADP" && verbs?.every(({ at }) => describes(host, at, verbs))) return null;
  // "A slump, a time known for empty yards, falling rents, and closing shops": the list begins behind the last comma.
  const aside = asideIn(host, main?.main ?? 0);
  if ((found?.goesOn && renames.test(aside[0]?.partOfSpeech ?? "")) || isMeanwhile(aside)) return null;
  // "It requires mending nets, drying fish and selling both": the list begins before the comma.
  if (!found || !main || (found.goesOn && host.some((token, at) => at > main.main && mayBeGerund(token) && !describing.has(token.text)))) return null;
  return { ...site, rest: written.trimStart(), others: found.others, host: { tokens: host, verbs, simple: false, words: host.length } };
}

/** What stands behind the host's last comma, where that is no clause. */
const asideIn = (host: readonly Token[], verb: number): readonly Token[] => {
  const comma = host.findLastIndex(({ text }) => text === ",");
  const aside = comma > verb ? host.slice(comma + 1) : [];
  return finiteVerbs(aside)?.length === 0 ? aside : [];
};
/** Another name for something: "a time known for …"; or what somebody's hands do meanwhile. */
const renames = /^(?:DET|NOUN|ADJ)$/u;
const isMeanwhile = (aside: readonly Token[]) => /^(?:his|her|its|their|my|our|your|each)$/u.test(lowerOf(aside[0])) && aside.some(mayBeGerund);

/** Whether this is all that is left of the sentence, with nothing in it that was opened before. */
const closes = (written: string) => /[.!]$/u.test(written) && !/[;—–\n]| - /u.test(written) && !/^[^(]*\)/u.test(written) && (written.match(/["“”]/gu)?.length ?? 0) % 2 === 0;

/** Whether the clause ends where the tail begins, and not in something in -ing that the tail could go on from. */
function isWhole(host: readonly Token[]): boolean {
  const last = host.findLast(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "PUNCT");
  if (open.test(last?.partOfSpeech ?? "")) return false;
  return !host.some((token, at) => {
    const before = host[at - 1];
    if (!mayBeGerund(token) || describing.has(token.text)) return false;
    // "A change in thinking" is a thing, "with mending nets" is not.
    const isThing = at === host.length - 1 && (before?.partOfSpeech === "ADP" || isNoun(host, token));
    return before?.text === "," || lowerOf(before) === "by" || (at > host.length - 3 && !isThing && (isGerund(token) || before?.partOfSpeech === "VERB"));
  });
}
