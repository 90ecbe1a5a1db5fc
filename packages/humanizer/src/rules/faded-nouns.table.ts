import { behind, phrase } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const land = /(?:\bpaint(?:er|ing|ings)?\b|photograph|garden|hill|mountain|valley|rural|desert|volcan|river|forest|tree|scenic|lunar|snow|terrain|soil|wildlife|\bloss|gradient|optimi[sz]ation|conformation|planet|horizon|alien)/iu;
const kingdom = /(?:\bking|queen|\bprince|throne|dragon|wizard|elves|\bgods?\b|deit|heaven|afterlife|mortal|spirits?\b|ghost|magic|myth|fantasy|demon|\bsouls?\b|portal|famine)/iu;
const telescope = /(?:camera|optic|telescop|microscop|glass|\beyes?\b|photo|zoom|focal)/iu;
const criticism = /(?:first-person|third-person|slave|captivity|visual and)/iu;
const contests = /(?:legal|court|lawsuit|constitutional|title|\bcup\b|championship|sponsor|prize|contest|competition|hackathon|weekly|daily|kaggle|benchmark|dataset|enjoy|love|welcom|excit|thriv|rewarding|\bfun\b|quest|game)/iu;
const travel = /(?:train|ship|\bcar\b|flight|miles|kilomet|hours?|\bbus|voyage|embark|airport|station|\bsea\b|sail|drive)/iu;
const science = /(?:model|algorithm|dataset|neural|bayesian|graph|optimi[sz]ation|quantum|software|\bcode\b|computational|react|django|python)/iu;
const after = "(?![\\p{L}-])";

/** What is left of the stock nouns, where the looser word still fits. */
export const fadedNouns: readonly PhraseSwap[] = [
  { keys: ["opportunities"], pattern: phrase(`${behind("new|more|many|better|fewer|limited|those|these|such")}opportunities(?! (?:for|to|and challenges|cost)(?!\\p{L}))${after}`), to: ["chances"], literal: /(?:job|employ|career|invest|market)/iu },
  {
    keys: ["challenge"],
    pattern: phrase("(?<=(?<!\\p{L})(?:an?|the|this|that|another|one|any|every|no) (?:(?:[\\p{Ll}-]+ly )?(?:shared|serious|significant|major|environmental|social|economic|financial|technical|practical|logistical|political|global|health|ethical|constant|continuous|continuing|costly|difficult|common|key|persistent|pressing|central|further|complex|peculiar|current)(?:,| and)? ){1,3})challenge(?=[.,;:]| (?:that|for|in|is|was|because|when|with|facing|requires|demands|and (?!reward|opportun))(?!\\p{L}))"),
    to: ["problem"],
    literal: contests,
  },
  { keys: ["challenge"], pattern: phrase("(?<=(?<!\\p{L})(?:another|a) )challenge(?= (?:is|was|lies|lay|that (?:many|most|some|all|every|we|they))(?!\\p{L}))"), to: ["problem"], literal: contests },
  { keys: ["framework"], pattern: phrase(`${behind("the|of the|existing|current|whole")}legal framework${after}(?! for)`), to: ["law"], literal: /(?:bill|draft|propos)/iu },
  { keys: ["framework"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:[\\p{Ll}-]+,? (?:and )?){0,4})legal framework${after}`), to: ["body of law"] },
  { keys: ["frameworks"], pattern: phrase(`(?<![\\p{L}-])regulatory frameworks${after}`), to: ["regulations"] },
  { keys: ["framework"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:[\\p{Ll}-]+ )?)framework for(?= (?:calculat|dismantl|assess|measur|reduc|solv|manag|improv|address|combat|prevent|deliver|achiev|build|creat|develop|design|plan)\\p{Ll}*ing(?!\\p{L}))`), to: ["means of"], literal: science },
  { keys: ["journey"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|his|her|their|its|our)(?: \\p{Ll}+)? |['’]s? )journey(?= (?:of [^,.;]{3,40} )?from [^,.;]{3,60} to(?!\\p{L}))`), to: ["path"], literal: travel },
  { keys: ["journeys"], pattern: phrase("(?<![\\p{L}-])career journeys"), to: ["careers"] },
  { keys: ["shift"], pattern: phrase(`${behind("to|will|can|could|may|might|would|must|should")}shift(?= from [^,.;]{3,80} to(?!\\p{L}))`), to: ["move"], literal: /(?:\bgear|\bblame)/iu },
  { keys: ["shift"], pattern: phrase(`${behind("began to|begin to|starts to|started to|continues to|continued to")}shift(?=[.,;])`), to: ["change"] },
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
