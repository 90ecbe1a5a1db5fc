import type { VerbSwap } from "../language/swap-verbs.ts";
import type { Tone } from "../types.ts";

const clause = /^ (?:that|how|why|what|where|when|whether)(?!\p{L})/iu;
const aSomething = /^ an? \p{Ll}/u;
const relaxed: readonly Tone[] = ["standard", "casual", "business"];
const aPaper = /(?<!\p{L})(?:essay|paper|article|chapter|section|report|review|study|thesis|dissertation)(?: (?:then|also|will|further|first|next|seeks to|aims to|shall|attempts to))* $/iu;
const aTime = /(?<!\p{L})(?:century|decades?|years?|era|period|age|world|industry|[12]\d{3}s)(?: (?:also|has|have))* $/iu;
const agentByDesire =
  /^ by (?:an? |the |his |her |their |its |our )?(?:\p{L}+ )?(?:desire|demand|fear|ambition|greed|need|interest|growth|advances|advancements|belief|concerns?|anxiety|hope|frustration|curiosity|passion|rise)(?!\p{L})/iu;
const thatSubject = /^ (?:that |(?:they|it|we|you|he|she|everyone|everything|nobody|no one|all of|each of|every) |(?:the|your|our|their|his|her|its|all|each|any|these|those) (?:[\p{L}’'-]+ ){1,3}(?:is|are|was|were|has|have|can|will|does|do|gets?|remains?|stays?|meets?|receives?) )/iu;

/** Verbs that people use too, but that generated prose leans on; worth changing once a text shows that it is of that kind. */
export const stockVerbs: readonly VerbSwap[] = [
  {
    verb: "enhance",
    attributive: ["improved", "better"],
    unless: /^[ -](?:oil recovery|cooperation|interrogation|games?|image|images|scan|contrast|due diligence|ct|mri)(?!\p{L})|^[^,.]{0,25} recovery(?!\p{L})/iu,
    objects: {
      "productivity efficiency profitability": ["improve", "raise", "increase"],
      "chance likelihood probability value motivation awareness diversity flexibility robustness visibility competitiveness": ["increase", "improve"],
      "security resilience ability capability collaboration cooperation credibility": ["strengthen", "improve"],
      "beauty flavor flavour aroma taste color colour": ["bring out", "add to"],
      "theme mood atmosphere effect sense tension": ["strengthen", "add to"],
    },
    to: ["improve"],
  },
  {
    verb: "ensure",
    tones: relaxed,
    next: thatSubject,
    to: ["make sure"],
  },
  {
    verb: "navigate",
    objects: {
      "complexity challenge landscape terrain uncertainty issue bureaucracy difference demand transition crisis crise obstacle difficulty dilemma intricacy tension pressure conversation relationship conflict period maze labyrinth": ["work through", "deal with"],
      "situation process system interaction change era": ["work through", "handle"],
    },
  },
  { verb: "highlight", noun: true, next: clause, to: ["show", "point out"] },
  {
    verb: "highlight",
    noun: true,
    objects: {
      "need role importance benefit significance impact nature issue limitation dimension strength power challenge gap concern necessity paradox difficulty risk tension distinction contribution effectiveness shift complexity implication prevalence failure isolation danger effect value relationship connection difference contrast similarity opportunity divide truth fact theme lack potential trend pattern problem flaw weakness vulnerability inequality disparity commitment aspect":
        ["show", "point to"],
    },
  },
  {
    verb: "employ",
    noun: true,
    objects: { "approach strategy technique method tactics tactic methodology device tool measure language imagery metaphor algorithm framework irony symbolism": ["use"] },
  },
  { verb: "boast", noun: true, next: /^ (?:an?|the|over|more than|some|several|many|its own|one of) (?!to )/iu, unless: /^ (?:about|of|that)(?!\p{L})/iu, to: ["have"] },
  { verb: "feature", noun: true, forms: ["base", "third", "past"], next: aSomething, to: ["have"], after: /(?<!(?:that|which|film|movie|show|episode|album|song|video|cast|issue|exhibition|concert|festival))\s$/iu },
  {
    verb: "offer",
    noun: true,
    next: aSomething,
    objects: { "glimpse view sense explanation account example picture chance reminder illustration overview summary": ["give"] },
  },
  {
    verb: "possess",
    unless: /^ (?:an? )?(?:firearm|weapon|drug|gun|license|licence)/iu,
    objects: {
      "ability capacity knowledge power understanding capability quality trait characteristic characteristics skill potential sense wisdom expertise confidence vision depth meaning feature advantage strength resource qualification": ["have"],
    },
  },
  { verb: "align with", forms: ["base", "third", "gerund"], unlessBefore: /(?:align(?:ed|ing)?|axis|beam|mirror|edge|tooth|teeth|grid|margin) $/iu, objects: { "goal value standard vision interest mission principle requirement expectation objective preference belief need target priority plan": ["fit", "match"] } },
  { verb: "stem from", to: ["come from"] },
  { verb: "revolve around", unlessBefore: /(?:planet|moon|earth|satellite|electron|sun|orbit)/iu, to: ["focus on"] },
  { verb: "hinge on", to: ["depend on"] },
  { verb: "witness", noun: true, after: aTime, to: ["see"] },
  { verb: "emerge as", after: /(?<!\p{L})(?:has|have|had|['’]ve)(?: \p{L}+)? $/iu, next: /^ (?:an?|the|one)(?!\p{L})/iu, to: ["become"] },
  {
    verb: "embrace",
    noun: true,
    objects: {
      "change uncertainty diversity difference challenge imperfection": ["accept", "welcome"],
      "technology innovation practice approach idea concept model strategy principle tool lifestyle advancement experimentation": ["adopt", "take up"],
    },
  },
  { verb: "curate", objects: { "content item list collection option selection experience": ["put together", "choose"] } },
  { verb: "enrich", forms: ["base", "third"], objects: { "experience life live": ["improve", "add to"], "understanding knowledge appreciation": ["deepen", "add to"], "discussion curriculum culture analysis": ["add to", "improve"] } },
  { verb: "transition", noun: true, next: /^ (?:from|to) (?!an? (?:woman|man)|male|female)/iu, to: ["move", "change"] },
  { verb: "explore", after: aPaper, to: ["look at", "examine"] },
  { verb: "tailor", noun: true, next: /^ to (?:the |their |its |your |our |his |her |an? |each |individual |specific |different )/iu, to: ["adapt", "fit"] },
  { verb: "hinder", objects: { "progress growth development innovation implementation": ["slow", "hold back"], "ability effort performance understanding": ["limit"] } },
  { verb: "fuel", noun: true, next: agentByDesire, to: ["drive"] },
  { verb: "emphasize", objects: { "importance need role value significance": ["stress"] } },
  { verb: "gain insight into", to: ["learn more about"] },
  { verb: "gain insights into", to: ["learn more about"] },
  { verb: "gain a deeper understanding of", to: ["learn more about"] },
  ...["provide", "offer"].flatMap((verb) =>
    ["insight into", "insights into", "valuable insight into", "valuable insights into"].map((rest) => ({
      verb: `${verb} ${rest}`,
      next: /^ (?:how|why|what)(?!\p{L})/iu,
      to: ["help explain", "help show"],
    })),
  ),
  { verb: "entail", to: ["involve"] },
  { verb: "comprehend", to: ["understand"] },
  { verb: "intertwine with", to: ["tie to", "link to"] },
  { verb: "surpass", objects: { "expectation limit target goal": ["exceed", "beat"] } },
];
