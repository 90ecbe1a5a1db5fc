import type { Token } from "../rule.ts";
import { lowerOf } from "./noun-phrase.ts";
import { irregularVerbs } from "./verb-forms.ts";

export const be = new Set("is are am was were 's ’s 're ’re 'm ’m".split(" "));
export const have = new Set("has have had 've ’ve".split(" "));
export const does = new Set("does do did".split(" "));
export const modals = new Set("can could may might must shall should will would ca wo 'll ’ll 'd ’d".split(" "));

export const linking = /^(?:bec[ao]m|remain|stay|seem|feel|felt|appear|look|sound)/u;
export const denial = /^(?:not|n't|n’t|never|hardly|scarcely|barely|neither|nor|no|little|few)$/u;
/** Words that open a clause within another. */
export const opens = /^(?:who|which|that|whose|whom|when|where|while|as|because|since|although|though|if|unless|until|after|before|once|whereas|what|how|why|whether|than|so)$/u;

const irregular = Object.entries(irregularVerbs).map(([base, forms]) => {
  const [past = "", participle = ""] = forms.split(" ");
  return { base, pasts: past.split("|"), participles: participle.split("|") };
});
const endsInEed = "need feed seed exceed proceed succeed bleed breed weed speed heed embed shed wed".split(" ");
/** Bare forms that are spelt as another form of another verb could be. */
export const bases = new Set([...irregular.map(({ base }) => base), ...endsInEed]);
export const pasts = new Set(irregular.flatMap((verb) => verb.pasts));
export const participles = new Set(irregular.flatMap((verb) => verb.participles));

export const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]): boolean => token !== undefined && parts.includes(token.partOfSpeech);
export const isName = (token: Token | undefined): boolean => is(token, "NOUN", "PROPN", "PRON", "NUM", "X", "SYM");
export const isAdverb = (token: Token | undefined): boolean => is(token, "ADV") || /^(?:not|n't|n’t|also|long|since|first|just|even|once|further)$/u.test(lowerOf(token));

/** The position of the nearest token before this one that is no adverb; -1 when there is none. */
export function plainBefore(tokens: readonly Token[], at: number): number {
  let index = at - 1;
  while (isAdverb(tokens[index])) index -= 1;
  return index;
}
