import type { VerbSwap } from "../language/swap-verbs.ts";

const clause = /^ (?:that|how|why|what|where|when|whether)(?!\p{L})/iu;
/** In an argument, what is entailed follows. */
const reasoning = /(?:propos|premis|belief|believ|thei|logic|knowledge|knows?(?!\p{L})|truth|possibilit|alternative|argu|(?<!\p{L})god(?!\p{L})|necess|philosoph|claim|hypothes|axiom|theorem|definition|concept|principle|(?<!\p{L})view)\p{L}*/iu;
const aSomething = /^ an? \p{Ll}/u;
const aTime = /(?<!\p{L})(?:century|decades?|years?|era|period|age|[12]\d{3}s)(?: (?:also|has|have))* $/iu;
/** Only a person makes sure of something. */
const someone = /(?:^Please |(?<!\p{L})(?:I|we|you|please)(?: (?:must|should|can|could|will|would|need to|have to|want to|also|always|now|all|to|do|did|not))* )$/iu;
const inOrderTo = /(?<!\p{L})(?:to|help|helps|helped|can|could|should|must|will|would|may|might|and)(?: (?:also|always|not))* $/iu;
/** Who acts, or what acts as one body. */
const actor =
  /(?<!\p{L})(?:he|she|they|and|company|firm|agency|department|government|team|board|council|directors?|managers?|staff|teachers?|principals?|editors?|university|community|institution|administration|authority|organi[sz]ations?|(?<!^)\p{Lu}\p{Ll}+)(?: (?:also|always|therefore|carefully))* $/u;
/** "A part in pointing to it" is no part. */
const inRole = /(?<!\p{L})(?:role|part|roles|parts|central|key|vital) (?:in|to) $/iu;
/** What is done or made, and so "means that" something is the case. */
const arrangement =
  /(?<!\p{L})(?:this|that|it|which|approach|arrangement|design|system|process|method|measure|step|rule|alignment|framing|structure|practice|model|strategy|training|framework|programs?|mechanism|plan|decision|feature|layout|review|checks?|phase|focus|diversity|redundancy|(?!constitution|university|city|authority|entity|facility|community|government|department|parliament|partnership|nation|station|institution|corporation|organi[sz]ation|administration)\p{L}+(?:tion|ment|ity|ance|ence|ness|ship))(?: (?:also|thus|often|further|then))? $/iu;
/** "Ensures that the data is safe and prevents leaks" has a second verb, which "means that" would give to the data. */
const secondVerb = /^ [^,.;]{3,120},? and (?:also )?\p{Ll}{3,}(?<!s)s (?!(?:are|is|were|was|have|has|had|can|could|will|would|do|does|did|of|in|on|at|for|from|with|by|and|or|to|that|who|which|get|remain|stay|meet|receive)(?!\p{L}))\p{Ll}/iu;
const agentByDesire =
  /^ by (?:an? |the |his |her |their |its |our )?(?:\p{L}+ )?(?:desire|demand|fear|ambition|greed|need|interest|growth|advances|advancements|belief|concerns?|anxiety|hope|frustration|curiosity|passion|rise)(?!\p{L})/iu;
const thatSubject = /^ (?:that |(?:they|it|we|you|he|she|everyone|everything|nobody|no one|all of|each of|every) |(?:the|your|our|their|his|her|its|all|each|any|these|those) (?:[\p{L}’'-]+ ){1,3}(?:is|are|was|were|has|have|can|will|does|do|gets?|remains?|stays?|meets?|receives?) )/iu;

/** Verbs that people use too, but that generated prose leans on; worth changing once a text shows that it is of that kind. */
export const stockVerbs: readonly VerbSwap[] = [
  {
    verb: "enhance",
    // At the start it may be a label: "Enhanced security".
    after: /\S/u,
    unless: /^[ -](?:oil recovery|cooperation|interrogation|games?|image|images|scan|contrast|due diligence|ct|mri|raman|penalt|sentenc|scrutiny|monitoring|surveillance)(?!\p{L})|^[^,.]{0,25} recovery(?!\p{L})/iu,
    objects: {
      "memory performance experience quality service communication comprehension outcome access functionality usability health safety care accuracy result productivity efficiency profitability reliability method skill life live condition mobility usefulness network flexibility robustness visibility competitiveness engagement effectiveness ease practice process system operation workflow decision training learning education precision validity readability mood delivery comfort stability welfare wellbeing well-being understanding knowledge policy infrastructure stay work":
        ["improve"],
      "chance likelihood probability value motivation awareness diversity satisfaction participation appreciation appeal convenience status prestige profit enjoyment popularity": ["increase"],
      "security resilience ability capability collaboration cooperation credibility trust reputation capacity commitment connection relationship theme": ["strengthen", "improve"],
      "beauty flavor flavour aroma taste": ["bring out"],
    },
    attributive: {
      "version performance security safety quality service efficiency productivity communication access experience feature durability comfort visibility reliability accuracy capability image": ["improved", "better"],
      "awareness collaboration cooperation competition risk": ["greater"],
    },
  },
  { verb: "ensure", tones: ["standard", "casual"], forms: ["base"], after: someone, next: thatSubject, to: ["make sure"] },
  { verb: "ensure", tones: ["standard", "casual"], forms: ["base"], after: inOrderTo, next: thatSubject, to: ["make sure"] },
  { verb: "ensure", tones: ["standard", "casual"], forms: ["third", "past"], after: arrangement, next: thatSubject, unless: secondVerb, to: ["mean"] },
  { verb: "ensure", tones: ["standard", "casual"], forms: ["base", "third", "past"], after: actor, next: thatSubject, to: ["make sure"] },
  {
    verb: "navigate",
    unlessBefore: /(?:success|effective|efficient|smooth|easi|adept|skilful|skillful)\p{L}* $|(?:robot|drone|vehicle|sensor|\bcars?\b|scooter|\bbikes?\b|transit|wheelchair|agent|animal|player)/iu,
    unless: /^ [^.,;:]{0,40}(?:new|urban|indoor|outdoor|physical|unfamiliar|virtual|underwater|cluttered|3D|crowded) (?:\p{L}+ )?environments?(?!\p{L})|^ [^.,;:]{0,60}(?:river|street|road|city|water|sea|ocean|terrain|maze|labyrinth|corridor|aisle|menu|site|website|page|app|interface|map|route|course|path|tunnel|space)s?(?!\p{L})/iu,
    objects: {
      "complexity challenge uncertainty issue bureaucracy demand crisis crise obstacle difficulty dilemma pressure conflict intricacy risk constraint obligation inequity volatility disagreement loss dimension": ["deal with"],
      "framework": ["work within"],
      "experience": ["go through"],
      "situation interaction workflow role": ["handle", "deal with"],
      "difference transition relationship change shift": ["handle", "deal with", "manage"],
      "world era landscape": [],
      "environment regulation grief loneliness stigma tradeoff trade-off": ["deal with", "cope with"],
      "process": ["get through"],
    },
  },
  { verb: "highlight", noun: true, next: clause, unlessBefore: /increasingly $/iu, to: ["show"] },
  {
    verb: "highlight",
    noun: true,
    unlessBefore: inRole,
    objects: {
      "importance necessity need significance extent progress": ["show"],
      "risk danger problem flaw failure lack gap weakness vulnerability inequality disparity limitation role nature impact challenge difficulty fragility tension complexity power effect isolation influence cost prevalence dependence strength relevance urgency potential uncertainty dimension": ["show", "point to"],
      "similarity difference distinction parallel paradox shift concern contrast contradiction opportunity trend disconnect divide contribution": ["point to"],
      "way affection": ["show"],
      "benefit advantage understanding knowledge": [],
    },
    unless: /^ (?:your|my)(?!\p{L})/iu,
  },
  { verb: "highlight", noun: true, unlessBefore: inRole, next: /^ (?:an?|the|this|these|its|their|his|her|our) /iu, objects: { "benefit advantage understanding knowledge": [], "flavor flavour taste texture": ["bring out"], "character beauty quality culture heritage richness charm creativity talent skill style personality": ["show"] }, abstract: ["point to"] },
  { verb: "highlight", noun: true, next: /^ (?:the|its|their|several|many) /iu, objects: { "benefit advantage": ["show"] } },
  {
    verb: "employ",
    noun: true,
    objects: { "approach strategy technique method tactics tactic methodology device tool measure language imagery metaphor algorithm framework irony symbolism": ["use"] },
  },
  { verb: "boast", noun: true, next: /^ (?:an?|the|over|more than|some|several|many|its own|one of) (?!to )/iu, unless: /^ (?:about|of|that)(?!\p{L})/iu, to: ["have"] },
  { verb: "feature", noun: true, forms: ["base", "third", "past"], next: aSomething, to: ["have"], after: /(?<!(?:that|which|film|movie|show|episode|album|song|video|cast|issue|exhibition|concert|festival))\s$/iu },
  {
    verb: "possess",
    forms: ["base", "third", "past"],
    unless: /^ (?:an? )?(?:firearm|weapon|drug|gun|license|licence)/iu,
    objects: {
      "ability capacity knowledge power understanding capability quality trait characteristic characteristics skill potential sense wisdom expertise confidence vision depth meaning feature advantage strength resource qualification": ["have"],
    },
  },
  {
    verb: "align with",
    forms: ["base", "third"],
    unlessBefore: /(?:align(?:ed|ing)?|axis|beam|mirror|edge|tooth|teeth|grid|margin|to|not|fully|closely|better|perfectly|I|we|you|who) $/iu,
    objects: { "standard requirement expectation need": ["meet"], "goal objective budget schedule": ["fit"] },
  },
  { verb: "hinge on", to: ["depend on"] },
  { verb: "witness", noun: true, after: aTime, to: ["see"] },
  {
    verb: "offer",
    noun: true,
    forms: ["base", "third", "past"],
    next: aSomething,
    objects: {
      "perspective view glimpse overview account picture insight comparison explanation answer contrast critique analysis look description summary definition interpretation counterpoint": ["give"],
      "balance": ["strike"],
      "framework blueprint mechanism basis foundation model incentive example": ["provide"],
    },
  },
  { verb: "emerge as", after: /(?<!\p{L})(?:has|have|had|['’]ve)(?: \p{L}+)? $/iu, next: /^ (?:an?|the|one)(?!\p{L})/iu, to: ["become"] },
  { verb: "embrace", noun: true, objects: { "technology innovation practice approach model strategy tool": ["adopt"] } },
  { verb: "curate", forms: ["base", "third", "gerund"], objects: { "list collection selection": ["put together"], "content": ["choose", "select"] } },
  { verb: "enrich", forms: ["base", "third"], objects: { "understanding knowledge appreciation": ["deepen"] } },
  { verb: "hinder", objects: { "progress growth development innovation implementation": ["slow"], "ability effort": ["limit"] } },
  { verb: "fuel", noun: true, next: agentByDesire, to: ["drive"] },
  { verb: "gain insight into", to: ["learn more about"] },
  { verb: "gain insights into", to: ["learn more about"] },
  ...["provide", "offer"].flatMap((verb) =>
    ["insight into", "insights into", "valuable insight into", "valuable insights into"].map((rest) => ({
      verb: `${verb} ${rest}`,
      next: /^ (?:how|why|what)(?!\p{L})/iu,
      to: ["help explain"],
    })),
  ),
  { verb: "resonate", next: /^(?:[.;]| (?:today|still|across generations)(?!\p{L}))/u, unlessBefore: /(?:voice|sound|music|bell|note|laughter|word|footstep|echo|guitar|string|chord|tone|drum|frequenc|cavit|vibrat|deeply |to )[^.,;]{0,60}$/iu, to: ["strike a chord"] },
  { verb: "entail", unlessBefore: reasoning, unless: /^ (?:that|truth|its|the (?:truth|existence|falsity))(?!\p{L})/iu, to: ["involve"] },
  { verb: "comprehend", to: ["understand"] },
];
