import { behind, phrase } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const land = /(?:\bpaint(?:er|ing|ings)?\b|photograph|garden|hill|mountain|valley|rural|desert|volcan|river|forest|tree|scenic|lunar|snow|terrain|soil|wildlife|\bloss|gradient|optimi[sz]ation|conformation|planet|horizon|alien)/iu;
const kingdom = /(?:\bking|queen|\bprince|throne|dragon|wizard|elves|\bgods?\b|deit|heaven|afterlife|mortal|spirits?\b|ghost|magic|myth|fantasy|demon|\bsouls?\b|portal|famine|despair|shadows?\b|vampire|phantom|\bForms\b)/iu;
const telescope = /(?:camera|optic|telescop|microscop|glass|\beyes?\b|photo|zoom|focal)/iu;
const criticism = /(?:first-person|third-person|slave|captivity|visual and)/iu;
const after = "(?![\\p{L}-])";

/** What is left of the stock nouns, where the looser word still fits. */
export const fadedNouns: readonly PhraseSwap[] = [
  { keys: ["opportunities"], pattern: phrase(`${behind("new|more|many|better|fewer|limited|those|these|such")}opportunities(?! (?:for|to|and challenges|cost)(?!\\p{L}))${after}`), to: ["chances"], literal: /(?:job|employ|career|invest|market)/iu },
  { keys: ["narrative"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|this|that|its|their|his|her) (?:[\\p{Ll}-]+ )?)narrative(?= (?:ignores|normali[sz]es|suggests|shows|tells|unfolds|presents|depicts|portrays|follows|moves|begins|ends|explores|centers|centres|focuses|emphasi[sz]es|frames|reinforces|persists|remains|has|had|can|may|could)(?!\\p{L}))`), to: ["story"], literal: criticism },
  { keys: ["insights"], pattern: phrase("(?<=(?<!\\p{L})(?:data-driven|actionable|research-based|empirical) )insights(?![\\p{L}-])"), to: ["findings"] },
  { keys: ["framework"], pattern: phrase(`${behind("societal|constitutional|regulatory|economic|political|governance|health|healthcare|monetary|fiscal")}framework${after}(?! for)`), to: ["system"] },
  { keys: ["framework"], pattern: phrase(`${behind("organizational|organisational|institutional|administrative|structural|social|cultural")}framework${after}(?! for)`), to: ["structure"] },
  { keys: ["narrative"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a|an|this|that|its|their|his|her|our|of|and) (?:[\\p{Ll}-]+ )?)narrative(?! of [^.;:]{2,60} as )(?=[.,;:]| (?:of|that|and|is|was|in|about|to|with|which|as|by|from)(?!\\p{L}))`), to: ["story"], literal: criticism },
  { keys: ["narratives"], pattern: phrase(`(?<!(?<!\\p{L})(?:slave|captivity|creation|gospel|dominant|prevailing|competing|male-dominated|sanitizing these|sanitising these) )(?<![\\p{L}-])narratives${after}`), to: ["stories"] },
  { keys: ["journey"], pattern: phrase(`${behind("the|this|a|his|her|their|its|our|my|your")}journey(?= towards?(?!\\p{L}))`), to: ["path", "road"], literal: /(?:train|ship|\bcar\b|flight|miles|kilomet|hours?|\bbus|voyage|embark|\bset)/iu },
  { keys: ["insights"], pattern: phrase(`${behind("his|her|their|our|share|shares|sharing|fresh")}insights(?! (?:into|from))${after}`), to: ["ideas"] },
  { keys: ["tension"], pattern: phrase(`${behind("the|a|this|that|growing|constant|inherent|underlying|fundamental|enduring|ongoing")}tension(?= between(?!\\p{L}))`), to: ["conflict"] },
  { keys: ["shift"], pattern: phrase(`${behind("the|an|this|that|its|their")}shift(?= (?:in|from|is|was|has|that|which|not)(?!\\p{L})|[.,;:])`), to: ["change"], literal: /(?:night|nurse|hour|worker|factory|doppler|gear|distribution|covariate|warehouse|robot)/iu },
  {
    keys: ["landscape"],
    pattern: phrase(`${behind("theoretical|academic|scientific|industrial|institutional|constitutional|agricultural|career|contemporary|organizational|nonprofit|research|energy|transport|transportation|insurance|medical|philosophical|pharmaceutical|national|international|moral|pc|computer")}landscape(?! of)${after}`),
    to: ["world"],
    literal: land,
  },
  { keys: ["realm"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a|this|its|their) (?:[\\p{Ll}-]+ )?)realm${after}(?! of possib)`), to: ["world"], literal: kingdom },
  { keys: ["realms"], pattern: phrase("(?<![\\p{L}-])realms(?= of(?!\\p{L}))"), to: ["areas"], literal: kingdom },
  { keys: ["lens"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a|an|this|that|its|their) (?:[\\p{Ll}-]+ ){0,2})lens(?=[.,;:]| (?:to|for|on|that|and)(?!\\p{L}))`), to: ["perspective"], literal: telescope },
];
