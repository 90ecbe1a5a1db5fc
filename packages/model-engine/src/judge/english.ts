/** What the locks do not count, and a rewrite could turn all the same: how sure a statement is, and which way it points. */

const words = (...stems: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join("|")})(?![\\p{L}\\p{N}])`, "giu");

const hedge = words(
  "suggest(?:s|ed|ing)?", "indicat(?:e|es|ed|ing)", "appear(?:s|ed)? to", "appear(?:s|ed)? (?:\\p{L}+ )?(?=that)", "seem(?:s|ed)?", "likely", "probabl[ey]", "perhaps", "possibl[ey]", "potential(?:ly)?",
  "presumably", "apparently", "tend(?:s|ed)? to", "estimat(?:e|es|ed)", "believ(?:e|es|ed)", "thought to", "said to", "argu(?:e|es|ed) that", "claim(?:s|ed)?", "maybe", "may", "might", "could",
  "reported(?:ly)?", "alleged(?:ly)?", "point(?:s|ed)? to",
);
const booster = words(
  "prov(?:e|es|ed|en|ing)", "guarante(?:e|es|ed|eing)", "certainly", "definitely", "undoubtedly", "unquestionably", "surely", "always", "inevitabl[ey]", "without fail", "confirm(?:s|ed|ing)?", "demonstrat(?:e|es|ed)",
  "establish(?:es|ed)? that", "conclusively", "completely", "entirely", "must", "of course", "obviously", "clearly", "eradicat(?:e|es|ed|ing)",
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a hedge is gone, or a stronger claim has come, where the text has none. */
export function isSurer(before: string, after: string): boolean {
  const lostHedge = count(before, hedge) > 0 && count(after, hedge) === 0;
  const newBooster = count(before, booster) === 0 && count(after, booster) > 0;
  return lostHedge || newBooster;
}

/** Two ways in which a thing can go; a text that only goes the one may not come out going only the other. */
const directions: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [
    words("increas\\p{L}*", "ris(?:e|es|en|ing)", "rose", "gr[eo]w(?:s|n|ing)?", "growth", "gain(?:s|ed)?", "climb(?:s|ed|ing)?", "expand\\p{L}*", "higher", "greater", "larger", "more", "improv\\p{L}*", "rais(?:e|es|ed|ing)", "doubl(?:e|es|ed|ing)", "up", "above", "exceed(?:s|ed)?"),
    words("decreas\\p{L}*", "fall(?:s|en|ing)?", "fell", "declin\\p{L}*", "drop(?:s|ped|ping)?", "los(?:s|es|t|ing)", "lose", "shr[aiu]nk\\p{L}*", "reduc\\p{L}*", "lower(?:s|ed|ing)?", "smaller", "less", "fewer", "worsen\\p{L}*", "halv(?:e|es|ed|ing)", "cut(?:s|ting)?", "down", "below"),
  ],
  [words("before", "earlier", "prior to", "preced\\p{L}*"), words("after", "later", "afterwards?", "follow(?:s|ed|ing)?", "since")],
  [words("first", "begin\\p{L}*", "beg[au]n", "start(?:s|ed|ing)?", "open(?:s|ed|ing)"), words("last", "final(?:ly)?", "end(?:s|ed|ing)", "finish\\p{L}*", "stop(?:s|ped)?", "clos(?:e|es|ed|ing)")],
  [words("succe(?:ss|ed)\\p{L}*", "pass(?:es|ed)", "w[io]n(?:s|ning)?", "approv\\p{L}*", "accept\\p{L}*", "allow(?:s|ed|ing)?", "permit\\p{L}*", "support(?:s|ed|ing)?", "agree(?:s|d)?"), words("fail\\p{L}*", "reject\\p{L}*", "forbid\\p{L}*", "forbade", "ban(?:s|ned)?", "prevent\\p{L}*", "oppos\\p{L}*", "disagree\\p{L}*", "den(?:y|ies|ied)", "refus\\p{L}*")],
  [words("with", "includ\\p{L}*"), words("without", "exclud\\p{L}*", "except")],
  [words("best", "better", "safe(?:r|st|ly)?", "healthy", "benefi\\p{L}*", "advantag\\p{L}*", "legal(?:ly)?", "possible", "likely"), words("worst", "worse", "dangerous(?:ly)?", "unsafe", "unhealthy", "harm(?:s|ed|ful)?", "disadvantag\\p{L}*", "illegal(?:ly)?", "impossible", "unlikely")],
];

/** Whether a word that points one way has become one that points the other. */
export function isTurned(before: string, after: string): boolean {
  const turns = (from: RegExp, to: RegExp) => count(after, to) > count(before, to) && count(after, from) < count(before, from);
  return directions.some(([one, other]) => turns(one, other) || turns(other, one));
}

const first = words("I", "me", "my", "mine", "myself", "I['’](?:m|ve|d|ll)");

/** Whether somebody has come to speak of themselves. */
export const isNewVoice = (before: string, after: string): boolean => count(before, first) === 0 && count(after, first) > 0;
