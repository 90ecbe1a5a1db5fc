import { britishDoubling } from "./verb-forms.ts";

/** How a text spells what Americans and the British spell differently. */
export interface SpellingHabit {
  readonly isBritish: boolean;
  /** "Organise": many British writers keep the z. */
  readonly hasIse: boolean;
}

const ours = "arb|arm|behavi|col|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|vap|vig";
/** "Focussed" is rare even in Britain. */
const doubled = [...britishDoubling].filter((verb) => verb !== "focus").join("|");
const izing =
  "apolog|author|capital|categor|central|character|civil|commercial|computer|criminal|critic|custom|democrat|digit|econom|emphas|energ|equal|familiar|final|formal|general|global|harmon|hospital|ideal|industrial|institutional|internal|item|jeopard|legal|local|marginal|material|maxim|memor|minim|mobil|modern|monopol|national|neutral|normal|optim|organ|patron|penal|personal|polar|popular|priorit|public|radical|real|recogn|regular|revolution|scrutin|social|special|stabil|standard|stigmat|subsid|summar|symbol|sympath|synthes|theor|urban|util|victim|visual";

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu");
const british = word(
  `(?:${ours})our\\p{Ll}*|(?:cent|theat|met|lit|fib|calib)res?|defences?|offences?|grey\\p{Ll}*|whilst|amongst|cheques?|tyres?|kerbs?|sceptic\\p{Ll}*|ageing|learnt|programmes?|analys(?:e|ed|ing)|paralys(?:e|ed|ing)|fulfil|skilful\\p{Ll}*|(?:${doubled})l(?:ed|ing|ers?)`,
);
const american = word(`(?:${ours})or(?:s|ed|ing|able|ably|ite|al|ful|hood|less)?|(?:cen|thea|me|li|fi|cali)ters?|defenses?|offenses?|gray\\p{Ll}*|tires|skeptic\\p{Ll}*|analyz(?:e|es|ed|ing)|paralyz(?:e|es|ed|ing)|fulfill|skillful\\p{Ll}*|(?:${doubled})(?:ed|ing|ers?)`);
const ise = word(`(?:${izing})is(?:e|es|ed|ing|ations?)`);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The habit that a text shows; American where it shows none. */
export function spellingIn(text: string): SpellingHabit {
  const hasIse = count(text, ise) > 0;
  return { hasIse, isBritish: count(text, british) + (hasIse ? 1 : 0) > count(text, american) };
}

const respellings: readonly (readonly [RegExp, string])[] = [
  [word(`(${ours})or(s|ed|ing|able|ably|ite|al|hood)?`), "$1our$2"],
  [word("(cen|thea)ter(s?)"), "$1tre$2"],
  [word("(def|off)ense(s?)"), "$1ence$2"],
  [word("(anal|paral)yz(e|es|ed|ing)"), "$1ys$2"],
  [word("gray"), "grey"],
  [word("fulfill(s?)"), "fulfil$1"],
  [word("skillful(ly)?"), "skilful$1"],
  [word(`(${doubled})(ed|ing|ers?)`), "$1l$2"],
];
const toIse = word(`(${izing})iz(e|es|ed|ing|ations?)`);

/** A wording as the text would spell it. Words that stand in what it replaces are the writer's own, and stay. */
export function spelled(wording: string, before: string, { isBritish, hasIse }: SpellingHabit): string {
  if (!isBritish && !hasIse) return wording;
  const own = new Set(before.toLowerCase().match(/\p{L}+/gu));
  return wording.replaceAll(/\p{L}+/gu, (written) => {
    if (own.has(written.toLowerCase())) return written;
    const respelled = isBritish ? respellings.reduce((text, [pattern, to]) => text.replace(pattern, to), written) : written;
    return hasIse ? respelled.replace(toIse, "$1is$2") : respelled;
  });
}
