import { formsOf } from "../language/inflection.ts";
import { ahead, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const be = "is|are|was|were|be|been|being|becomes?|became|remains?|remained";
const negated = "not|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|don['’]t|doesn['’]t|didn['’]t|never";

/** Words of limit, and others that need no look at the sentence's grammar. */
export const plainAdverbs: readonly PhraseSwap[] = [
  { keys: ["merely"], pattern: phrase(`${behind(`${negated}|than|far from|beyond`)}merely(?= \\p{L})`), to: ["just"] },
  { keys: ["merely"], pattern: phrase(`(?<!(?<!\\p{L})(?:an?|the|this|his|her|their|its|by|or) )(?<!\\p{L})merely(?= (?!as |like |so |about )\\p{Ll})`), to: ["just"] },
  { keys: ["simply"], pattern: phrase(`${behind(`${negated}|than|far from|beyond|instead of`)}simply(?= (?!put)\\p{L})`), to: ["just"] },
  { keys: ["simply"], pattern: whole("simply because"), to: ["just because"] },
  { keys: ["simply"], pattern: phrase(`${behind("or")}simply(?= (?:an?|the|to|\\p{Ll}+ing|[\\p{Ll}]{3,} (?:the|an?|to|your|their|it|that))(?!\\p{L}))`), to: ["just"] },
  { keys: ["simply"], pattern: phrase("(?<=\\p{Ll} )simply(?= to (?!be )\\p{Ll})(?<!(?:referred|known|refer|called|reducible|reduces|comes|came|due|amounts|boils) simply)"), to: ["just"] },
  { keys: ["simply"], pattern: phrase("(?<=^|, )simply(?= (?:enter|click|tap|double-tap|press|select|choose|add|visit|open|follow|use|call|email|reply|turn|plug|remove|pour|mix|stir|drag|type|copy|paste|scan|download|install|run|set|place|fill|write|ask|let|log|go|take) )"), to: ["just"] },
  { keys: ["simply"], pattern: phrase(`${behind("to|who|can|could|would|they can|we can|you can")}simply(?= (?!put|be|not|as |by |from |in |on |for |through |via )\\p{Ll}+(?<!ed)(?<!ing) (?:the|an?|its|their|his|her|our|your|this|that|to|from|by|in|on|for|with|\\p{Ll}+s)(?!\\p{L}))`), to: ["just"] },
  { keys: ["simply"], pattern: phrase(`${behind("it|that|this")}simply(?= (?:requires|takes|means|needs|depends|comes|works|shows|adds|makes)(?!\\p{L}))`), to: ["just"] },
  { keys: ["simply"], pattern: phrase(`${behind(be)}simply(?= (?:an?|the|one|another|\\p{Lu}\\p{Ll}+['’]s) )`), to: ["just"] },
  { keys: ["simply"], pattern: phrase("(?<=^)simply(?= \\p{Ll}+ing (?:[^.,;:!?]{1,80}) (?:is|was|isn['’]t|wasn['’]t|will|does|doesn['’]t|won['’]t)(?!\\p{L}))"), to: ["just"] },
  { keys: ["truly"], pattern: phrase(`${behind(negated)}truly(?= \\p{Ll})`), to: ["really"] },
  { keys: ["truly"], pattern: phrase(`${behind("what|can|could|that|who|which|we|they|must|should|will|would|to")}truly(?= (?!an? |the |one )\\p{Ll})`), to: ["really"] },
  { keys: ["genuinely"], pattern: phrase(`${behind("what|can|could|that|who|we|they|to")}genuinely(?= (?!an? |the |one )\\p{Ll})`), to: ["really"] },
  ...Object.entries({ is: "matters", are: "matter" }).map(
    ([copula, verb]): PhraseSwap => ({
      keys: ["particularly"],
      pattern: phrase(`(?<!(?<!\\p{L})(?:it|there|what|not|but|and|or|,) )(?<!\\p{L})${copula} (?:particularly|especially) (?:important|crucial|vital|critical|significant|essential)${ahead("in|for|when|where|given|because|during|as|among")}`),
      to: [`${verb} above all`],
    }),
  ),
  { keys: ["particularly"], pattern: phrase(`${behind("is|are")}particularly true${ahead("in|for|of|when|where|with")}`), to: ["true above all"] },
  { keys: ["fundamentally"], pattern: phrase(`(?<=(?<![\\p{L}-])(?:${be})(?: all| both| also)? )fundamentally(?= (?:(?:an?|the|about) |\\p{Ll}+(?:al|ic) \\p{Ll}+s?[.,;:]))`), to: ["at heart"] },
];

/** What is done well, when it is done effectively; by the word that a sentence may have. */
export const skills = set(
  "communicate communicates communicating communicated collaborate collaborates collaborating work works working worked manage manages managing managed use uses using used function functions functioning operate operates operating perform performs performing respond responds responding compete competes competing interact interacts interacting lead leads leading teach teaches teaching learn learns learning negotiate negotiating handle handles handling deal deals dealing cooperate organize organizing coordinate coordinating deliver delivers delivering adapt adapting write writing listen listening speak speaking allocate allocates allocating allocated implement implementing implemented plan planning execute executing balance balances balancing cope coping delegate delegates delegating deploy deploying apply applying learn defend advocate participate participating contribute prepare preparing serve serves serving understand",
);

/** What comes of something at last. */
export const outcomes = set(
  "abandoned accepted achieved adopted agreed appointed arrested ascended bought broke brought built chose collapsed conceded concluded convinced decided defeated died dropped emerged ended expelled failed fell fled forced fired found gave got hired initiated joined launched left lost made married moved passed persuaded prevailed proved published reached realized received recovered rejected resigned resolved returned ruled secured settled signed sold stopped succeeded succumbed surrendered survived took triumphed turned voted went withdrew won",
);

/** What is not said to be done well, but to be done in all but name. */
export const inEffect = set(
  "ban banned barred become becomes became becoming cede ceded close closed closing create created creates creating declare declared dissolve dissolved domesticate domesticates double doubled doubling eliminate eliminated eliminates eliminating end ended ending ends erase erased erases erasing force forced forces forcing freeze froze frozen halt halted halting kill killed killing limit limited limits limiting lock locked locking make makes made making mean means meant narrow narrowed narrows narrowing nullify nullified nullifying remove removed removes removing render rendered renders rendering replace replaced replaces replacing rule ruled separate separates separated separating shut silence silenced silences silencing strip stripped strips stripping surrender surrendered transfer transferred transferring turn turned turning turns",
);

/** "Has increasingly recognized" is "has come to recognize". */
export const comingTo: ReadonlyMap<string, string> = new Map(
  "accept acknowledge adopt appreciate depend embrace emphasize emphasise expect favor favour focus question realize realise recognize recognise rely see understand use value view".split(" ").flatMap((verb) => formsOf(verb).participle.map((form) => [form, verb] as const)),
);

/** To do one of these is to do it to some effect. */
export const deeds = set(
  "address addresses allocate balance bridge bridges capture captures counteract counteracts portray portrays illustrate illustrates demonstrate demonstrates combat communicate communicating convey conveys deal detect detects deliver discharge distribute engage engaging fight fulfill guide handle identify identifies implement integrate interact lead leverage leverages leveraging manage managing meet mitigate mitigates navigate navigating prevent process protect reach recognize reduce reduces respond safeguard serve share support tackle target teach treat treating use using utilize utilizes utilizing",
);

/** Adjectives in -ed, which something can be more and more. */
export const states = set(
  "advanced agitated attached automated concerned complicated connected crowded detached digitized disconnected disenchanted disillusioned disengaged distracted disturbed divided educated entangled fragmented frustrated globalized hurried interconnected intertwined interwoven isolated localized marginalized organized outdated personalized pressured polarized politicized refined restricted saturated skewed specialized sophisticated stressed strained tired troubled unequal unhinged urbanized worried",
);

/** Verbs with a preposition of their own, before which "more and more" can stand. */
export const leaning = set(
  "rely relies relied relying depend depends depended depending turn turns turned turning lean leans leaned leaning look looks looked looking move moves moved moving shift shifts shifted shifting focus focuses focused focusing invest invests invested investing gravitate gravitated resort resorted resorting withdraw withdrew withdrawing",
);
