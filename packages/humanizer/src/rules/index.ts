import { packRules } from "../packs/index.ts";
import type { Rule } from "../rule.ts";
import { additiveOpeners } from "./additive-openers.ts";
import { announcingFrames } from "./announcing-frames.ts";
import { blogLeads } from "./blog-leads.ts";
import { blogPhrases } from "./blog-phrases.ts";
import { blogSlogans } from "./blog-slogans.ts";
import { bothTrue } from "./both-true.ts";
import { bracketedAsides } from "./bracketed-asides.ts";
import { byDoingOpeners } from "./by-doing-openers.ts";
import { businessPhrases } from "./business-phrases.ts";
import { businessWords } from "./business-words.ts";
import { calmMarks } from "./calm-marks.ts";
import { casualWords } from "./casual-words.ts";
import { changingThings } from "./changing-things.ts";
import { chatLeftovers } from "./chat-leftovers.ts";
import { citationMarks } from "./citation-marks.ts";
import { conclusionOpeners } from "./conclusion-openers.ts";
import { contractions } from "./contractions.ts";
import { contrastOpeners } from "./contrast-openers.ts";
import { deadMetaphors } from "./dead-metaphors.ts";
import { depthNouns } from "./depth-nouns.ts";
import { deniedFirst } from "./denied-first.ts";
import { emptyFrames } from "./empty-frames.ts";
import { eraOpeners } from "./era-openers.ts";
import { exactWords } from "./exact-words.ts";
import { explainingDash } from "./explaining-dash.ts";
import { fadedNouns } from "./faded-nouns.ts";
import { formalOpeners } from "./formal-openers.ts";
import { formalWords } from "./formal-words.ts";
import { fullForms } from "./full-forms.ts";
import { hedgeStacks } from "./hedge-stacks.ts";
import { importanceFrames } from "./importance-frames.ts";
import { idleAdverbs } from "./idle-adverbs.ts";
import { idleMixtures } from "./idle-mixtures.ts";
import { idleParticiples } from "./idle-participles.ts";
import { importanceOf } from "./importance-of.ts";
import { inflatedAdjectives } from "./inflated-adjectives.ts";
import { inflatedAmounts } from "./inflated-amounts.ts";
import { inflatedVerbs } from "./inflated-verbs.ts";
import { insertedParticiples } from "./inserted-participles.ts";
import { intensifiers } from "./intensifiers.ts";
import { invisibleCharacters } from "./invisible-characters.ts";
import { joinedMeans } from "./joined-means.ts";
import { lastDash } from "./last-dash.ts";
import { longSentences } from "./long-sentences.ts";
import { mailOffers } from "./mail-offers.ts";
import { mailWishes } from "./mail-wishes.ts";
import { moreThan } from "./more-than.ts";
import { notBut } from "./not-but.ts";
import { notJustBut } from "./not-just-but.ts";
import { notMerelyBut } from "./not-merely-but.ts";
import { officePhrases } from "./office-phrases.ts";
import { officialWords } from "./official-words.ts";
import { phraseTails } from "./phrase-tails.ts";
import { plainAdverbs } from "./plain-adverbs.ts";
import { pairedDashes } from "./paired-dashes.ts";
import { participialTails } from "./participial-tails.ts";
import { pointingOpeners } from "./pointing-openers.ts";
import { resultClauses } from "./result-clauses.ts";
import { resultTails } from "./result-tails.ts";
import { roleFrames } from "./role-frames.ts";
import { senseOf } from "./sense-of.ts";
import { significanceTails } from "./significance-tails.ts";
import { sayingTails } from "./saying-tails.ts";
import { semicolons } from "./semicolons.ts";
import { singleDash } from "./single-dash.ts";
import { spokenBreaks } from "./spoken-breaks.ts";
import { straySpaces } from "./stray-spaces.ts";
import { stockAdjectives } from "./stock-adjectives.ts";
import { stockNouns } from "./stock-nouns.ts";
import { stockVerbs } from "./stock-verbs.ts";
import { tellingTails } from "./telling-tails.ts";
import { thisOpeners } from "./this-openers.ts";
import { throatClearing } from "./throat-clearing.ts";
import { wrappedNouns } from "./wrapped-nouns.ts";
import { wornWords } from "./worn-words.ts";
import { wordyPhrases } from "./wordy-phrases.ts";

/** Every rule for English or for any language, in the order in which they claim a place: where two want the same words, the first has them. */
export const rules: readonly Rule[] = [
  invisibleCharacters,
  straySpaces,
  chatLeftovers,
  citationMarks,
  mailOffers,
  mailWishes,
  blogSlogans,
  blogLeads,
  officePhrases,
  announcingFrames,
  eraOpeners,
  throatClearing,
  conclusionOpeners,
  additiveOpeners,
  contrastOpeners,
  notMerelyBut,
  bothTrue,
  notJustBut,
  deniedFirst,
  notBut,
  moreThan,
  byDoingOpeners,
  joinedMeans,
  idleParticiples,
  resultTails,
  tellingTails,
  sayingTails,
  significanceTails,
  participialTails,
  resultClauses,
  insertedParticiples,
  phraseTails,
  roleFrames,
  importanceFrames,
  depthNouns,
  importanceOf,
  wrappedNouns,
  emptyFrames,
  deadMetaphors,
  changingThings,
  inflatedAmounts,
  senseOf,
  idleMixtures,
  hedgeStacks,
  wordyPhrases,
  blogPhrases,
  inflatedVerbs,
  stockVerbs,
  inflatedAdjectives,
  stockAdjectives,
  stockNouns,
  intensifiers,
  plainAdverbs,
  idleAdverbs,
  fadedNouns,
  wornWords,
  thisOpeners,
  pointingOpeners,
  pairedDashes,
  bracketedAsides,
  singleDash,
  explainingDash,
  lastDash,
  semicolons,
  longSentences,
  businessPhrases,
  businessWords,
  casualWords,
  exactWords,
  officialWords,
  formalWords,
  formalOpeners,
  calmMarks,
  spokenBreaks,
  fullForms,
  contractions,
];

/** Those and the rules of the packs for other languages, of which the language of the text picks. */
export const allRules: readonly Rule[] = [...rules, ...packRules];

const byId = new Map(allRules.map((rule) => [rule.id, rule]));

/** Throws `RangeError` for an id that no rule has. */
export function ruleById(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new RangeError(`No rule is called "${id}".`);
  return rule;
}
