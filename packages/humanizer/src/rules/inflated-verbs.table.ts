import type { VerbSwap } from "../language/swap-verbs.ts";

const clause = /^ (?:that|how|why|what|where|when|whether|just how)(?!\p{L})/iu;
const inPart = /^ (?:all|every|both|the (?:full|whole|entire))(?!\p{L})/iu;
/** A word covers what it stands for, and a field what it is about. */
const meaning = /(?<!\p{L})(?:terms?|words?|phrases?|concepts?|notions?|definitions?|labels?|categor(?:y|ies)|fields?|disciplines?|scope|topics?|subjects?|heading)(?: (?:also|thus|now|itself))? $/iu;
/** People argue; what they teach holds. */
const teaching = /(?:theor(?:y|ies)|concepts?|principles?|models?|doctrines?|hypothes[ie]s|views?|schools?|(?<!\p{L})\p{L}+ism|(?<!\p{Lu})\p{Lu}{2,})(?: of (?:[\p{Ll}-]+ )?[\p{Ll}-]+)?(?: \([^()]{1,40}\))? $/u;
/** A study that grapples with something studies it. */
const scholarly = /(?<!\p{L})(?:research|literature|scholarship|stud(?:y|ies)|essays?|papers?|scholars?|novels?|films?|texts?|book|author|writer|poet)(?: \p{L}+)? $/iu;
/** To let someone act or decide is more than to help them do it. */
const toDo = /^ (?:(?!(?:with|by|through|and|in|to) )[\p{L}’'-]+ ){1,4}to (?!(?:make(?! (?:more )?(?:informed|better|wiser?|smarter|health(?:y|ier)|sound|good|[\p{Ll}-]*conscious|sustainable) )|take(?= (?:the )?(?:decisions?|actions?)(?!\p{L}))|decide|choose|act|own|refuse|vote|speak|lead(?! [^.;]{0,50}li(?:fe|ves)(?!\p{L}))) )\p{Ll}/u;

/** What they may do then is up to them: more than help. */
const toAct = /^ (?:(?!(?:with|by|through|and|in|to) )[\p{L}’'-]+ ){1,4}to (?:make(?! (?:more )?(?:informed|better|wiser?|smarter|health(?:y|ier)|sound|good|[\p{Ll}-]*conscious|sustainable) )|take(?= (?:the )?(?:decisions?|actions?)(?!\p{L}))|decide|choose|act|own|refuse|vote|speak|lead(?! [^.;]{0,50}li(?:fe|ves)(?!\p{L}))) /iu;
/** Who stresses a thing rather than shows it. */
const speaker =
  /(?:(?<!\p{L})(?:he|she|I|we|they|who|experts?|critics?|scholars?|officials?|leaders?|authors?|writers?|advocates?|researchers?|speakers?|ministers?|president|spokes\p{L}+)|(?<!\p{L})(?<!(?:in|at|of|to|from|for|near|across|outside) )(?!This |That |These |Those |Such |It |All )\p{Lu}\p{Ll}+)(?: (?:also|further|repeatedly|rightly|consistently|has|have|had))* $/u;
const hands = /(?:hand|finger|vine|branch|root|limb|leg|arm|hair|wire|thread|cable|tree|rope|ivy|bod(?:y|ies))s? [^.;]{0,40}$/iu;
/** What can be bent into shape, and what only a tool changes. */
const shaped = /^ (?:the |a |an |his |her |its |their |your |my )?(?:\p{L}+ )?(?:dough|clay|body|bodies|nose|face|metal|wood|coast|coastline|shoreline|beach|river|hair|eyebrows?|topography|terrain|basin|itself|himself|herself|me)(?!\p{L})/iu;

/** Verbs that generated prose uses several times as often as people do. For one verb, the first entry that fits decides. */
export const inflatedVerbs: readonly VerbSwap[] = [
  {
    verb: "leverage",
    noun: true,
    unless: /^ (?:ratio|buyout|loan|finance|lending|debt|on )/iu,
    objects: {
      "strength expertise experience knowledge connection insight advancement partnership tradition history": ["draw on", "use"],
      "asset capital equity debt loan company firm": [],
    },
    to: ["use"],
  },
  { verb: "utilize", to: ["use"] },
  { verb: "underscore", noun: true, after: speaker, to: ["stress"] },
  { verb: "underscore", noun: true, next: clause, to: ["show"] },
  {
    verb: "underscore",
    noun: true,
    objects: { "need importance value necessity significance role difficulty danger risk limitation limit gap urgency extent cost": ["show"] },
    unless: /^ (?:by(?!\p{L})|(?:it|them|this|that)[.,;:])/iu,
    to: ["show", "point to"],
  },
  { verb: "foster", next: /^ (?:an? )?(?:better|greater|closer|deeper|further|stronger|more)(?!\p{L})/iu, to: ["encourage", "promote"] },
  {
    verb: "foster",
    unless: /^ (?:care|carers?|parents?|parenting|home|homes|famil|child|children|mother|father|system|placement|dog|dogs|cat|cats|kitten|pupp|kids?|youth|siblings?|brother|sister|animal)/iu,
    unlessBefore: /(?:adopt|shelter|orphan)/iu,
    objects: {
      "sense": ["create", "build"],
      "loyalty": ["build", "encourage"],
      "relationship trust connection partnership bond tie friendship community rapport goodwill pride resilience confidence understanding commitment alliance coalition society workforce pipeline leadership": ["build"],
      "skill ability capability expertise": ["build", "develop"],
      "environment climate atmosphere workplace classroom workspace setting": ["create"],
      "culture": ["create", "build"],
      "creativity innovation collaboration cooperation curiosity dialogue discussion conversation debate participation engagement interest independence inclusion empathy growth development learning change progress improvement experimentation teamwork exchange transfer sharing":
        ["encourage", "promote"],
      "productivity quality communication": ["improve"],
      "performance": ["encourage", "support"],
      "belief perception illusion impression attitude thinking": ["encourage"],
      "resentment fear distrust division rivalry prejudice discrimination hatred anxiety materialism": ["feed", "encourage"],
      "concern doubt": ["raise"],
      "hope": ["encourage"],
      "system": ["build", "create"],
    },
    abstract: ["promote", "encourage"],
  },
  {
    verb: "garner",
    objects: {
      "attention interest": ["attract", "draw"],
      "support vote backing follower": ["win"],
      "praise acclaim award respect accolade admiration applause": ["earn", "win"],
      "recognition reputation fame prominence": ["gain", "earn"],
      "popularity": ["gain"],
      "view click like download": ["get", "draw"],
      "criticism backlash controversy scrutiny": ["draw", "attract"],
    },
  },
  {
    verb: "bolster",
    noun: true,
    objects: { "confidence morale productivity sale performance efficiency": ["boost"], "pillow": [] },
    to: ["strengthen"],
  },
  {
    verb: "showcase",
    noun: true,
    objects: {
      "importance value effect effectiveness impact potential complexity ability power commitment": ["show"],
      "skill talent creativity craftsmanship artistry prowess style beauty collection": ["display", "show off"],
      "product work design talent artist performer": ["present", "show"],
    },
    abstract: ["show"],
  },
  { verb: "delve into", next: /^ (?:the |further |more |greater )?details?(?!\p{L})/iu, to: ["go into"] },
  { verb: "delve deeper into", to: ["go deeper into"] },
  { verb: "delve deeply into", to: ["look closely at"] },
  {
    verb: "delve into",
    unless: /^ (?:his|her|my|their|your|the) (?:pocket|bag|purse|handbag|drawer|box|rucksack|backpack)|^ (?:the )?(?:\p{L}+ )?(?:depths?|heart|mind|soul|psyche|worlds?|realms?|understanding|shadows?|darkness|crowd|night|analysis|exploration|examination|discussion|investigation)(?!\p{L})|^ an? (?:[\p{L}-]+ ){1,2}(?:analysis|exploration|examination|discussion|investigation)(?!\p{L})/iu,
    to: ["examine", "look at"],
  },
  { verb: "encompass", next: inPart, to: ["cover"] },
  { verb: "encompass", after: meaning, to: ["cover"] },
  { verb: "encompass", next: /^(?:[.,;:!?]|$)/u, to: ["cover"] },
  { verb: "encompass", objects: { "area acre mile region forest": ["cover"] }, to: ["include"] },
  {
    verb: "harness",
    noun: true,
    // What is broken in like a horse.
    objects: { "horse dog ox mule pony wagon steam wind water fire electricity lightning tide sun sunlight river atom": [] },
    to: ["use"],
  },
  { verb: "spearhead", noun: true, to: ["lead"] },
  {
    verb: "streamline",
    objects: {
      "process procedure workflow step application paperwork form reporting approval administration bureaucracy operation management offering meeting task transaction": ["simplify"],
      "distribution production communication decision making onboarding delivery": ["speed up"],
      "chain": [],
    },
  },
  {
    verb: "elevate",
    unless: /^ (?:to|above|above)(?!\p{L})/iu,
    objects: {
      "importance status profile standing level standard awareness bar quality": ["raise"],
      "experience skill performance game": ["improve"],
      "mood spirit": ["lift", "raise"],
    },
  },
  {
    verb: "embark on",
    unless: /^ (?:a |the |its |his |her |their )?(?:ship|boat|vessel|ferry|cruise)/iu,
    objects: { "journey adventure quest expedition voyage": ["set out on"] },
    to: ["begin"],
  },
  {
    verb: "cultivate",
    objects: {
      "sense culture resilience relationship trust loyalty connection friendship partnership community network reputation image following brand base portfolio capital profile": ["build"],
      "mindset discipline habit skill ability capability empathy compassion awareness taste attitude appreciation talent virtue ethic approach identity resource workforce thinking": ["develop"],
      "creativity curiosity innovation reflection": ["encourage"],
      "environment climate ethos etho atmosphere": ["create"],
      "fear": ["feed"],
      "solitude way": [],
    },
    abstract: ["develop"],
  },
  { verb: "nurture", objects: { "relationship connection partnership trust": ["build"], "creativity curiosity innovation": ["encourage"], "talent skill": ["develop"] } },
  { verb: "illuminate", next: /^ (?:how|why|what)(?!\p{L})/iu, to: ["show"] },
  {
    verb: "illuminate",
    objects: {
      "role importance significance relevance impact effect need tension inequality nature complexity fragility dynamic dynamics similarity difference issue implication challenge limit limitation danger": ["show", "bring out"],
      "interplay interaction relationship cause order structure concept history": ["help explain"],
    },
  },
  { verb: "shed light on", next: /^ (?:how|why|what)(?!\p{L})/iu, to: ["help explain"] },
  ...["", " deeply", " strongly", " powerfully", " profoundly"].map((degree) => ({
    verb: `resonate${degree} with`,
    objects: {
      "audience reader listener viewer consumer customer user voter fan traveler traveller buyer public individual people community student learner readership":
        degree === "" ? ["appeal to", "speak to"] : ["speak strongly to"],
    },
  })),
  {
    verb: "transcend",
    unless: /^ (?:to|into|from)(?!\p{L})/iu,
    objects: { "border boundary barrier division frontier": ["cross", "go beyond"], "limitation limit": ["overcome", "go beyond"], "sustenance genre transmission management hearing logistics function circumstance convention category label identity role sale rivalry experience narrative formality word status expectation tradition beginning origin": ["go beyond"] },
  },
  { verb: "reshape", unless: shaped, to: ["change"] },
  { verb: "reimagine", objects: { "system process role model approach practice policy": ["rethink"] } },
  {
    verb: "unlock",
    objects: { "opportunity possibility": ["create", "open up"], "secret meaning truth insight understanding": ["uncover", "reveal"], "mystery": ["solve"], "potential": ["bring out"] },
  },
  { verb: "unlock the full potential of", to: ["get the most from"] },
  { verb: "unlock the potential of", to: ["make the most of"] },
  { verb: "harness the potential of", to: ["make the most of"] },
  {
    verb: "empower",
    next: toDo,
    objects: {
      "individual user student people employee customer consumer them us you me team patient woman women nurse reader learner worker community member organization organisation business company teacher parent citizen person staff other him her": ["help"],
    },
  },
  {
    verb: "empower",
    next: toAct,
    forms: ["base", "third", "past", "gerund"],
    objects: {
      "individual user student people employee customer consumer them us you me team patient woman women nurse reader learner worker community member organization organisation business company teacher parent citizen person staff other him her": ["allow"],
    },
  },
  { verb: "empower", forms: ["past"], after: /(?<!\p{L})(?:is|are|was|were|be|been|being)(?: also)? $/iu, next: /^ to \p{Ll}/u, to: ["allow"] },
  {
    verb: "mitigate",
    objects: {
      "risk cost emission exposure loss error bias bia inequality disparity stress pressure threat impact effect damage consequence harm": ["reduce"],
      "concern": ["ease"],
    },
  },
  { verb: "exacerbate", objects: { "inequality disparity divide division": ["worsen", "deepen"], "risk pollution uncertainty pressure": ["increase"], "tragedy": [] }, to: ["worsen"] },
  {
    verb: "alleviate",
    objects: {
      "pain suffering symptom": ["ease", "relieve"],
      "pressure burden stress anxiety congestion hardship concern fear guilt": ["ease"],
      "poverty hunger": ["reduce"],
    },
  },
  { verb: "necessitate", unless: /^ by(?!\p{L})/iu, to: ["require"] },
  {
    verb: "grapple with",
    unlessBefore: scholarly,
    objects: {
      "constraint inequality inequity shortage challenge debt crisis cost incarceration burnout loneliness isolation grief addiction limitation demand complaint problem deficit pressure scarcity decline unemployment inflation": ["struggle with"],
    },
  },
  { verb: "posit", next: /^ that(?!\p{L})/iu, after: teaching, to: ["hold"] },
  { verb: "posit", next: /^ that(?!\p{L})/iu, to: ["argue"] },
  {
    verb: "embody",
    objects: {
      "spirit essence mood": ["capture"],
      "refinement elegance conviction belief idea principle philosophy notion hope optimism tension contradiction anxiety desire attitude": ["express"],
      "value ideal ethos etho": ["stand for"],
    },
  },
  { verb: "facilitate", next: /^ (?:an? )?(?:easier|smoother|faster|quicker|better|closer)(?!\p{L})/iu, to: ["allow"] },
  { verb: "facilitate", next: /^ (?:an? |the )?(?:more )?(?:smooth|seamless|easy|orderly|effortless)(?!\p{L})/iu, to: ["support"] },
  {
    verb: "facilitate",
    unless: /^ (?:an? |the |our |this |your )?(?:[\p{L}-]+ ){0,2}(?:group|workshop|session|meeting|class|seminar|discussion|activity|course|event|panel)(?!\p{L})/iu,
    objects: {
      "trade transition movement flow access entry travel passage commerce exchange use": ["ease"],
      "connection relationship partnership friendship": ["build"],
      "communication collaboration cooperation coordination learning growth development recovery progress integration dialogue reform innovation adoption sharing investment change interaction discussion conversation negotiation participation": ["support"],
      "understanding transfer comparison analysis diagnosis discovery search retrieval comprehension digestion planning training distribution": ["aid"],
      "sense feeling": ["create"],
      "transaction purchase challenge meeting question solution opportunity employment": [],
    },
    abstract: ["aid"],
  },
  { verb: "facilitate", forms: ["past"], next: /^ by(?!\p{L})/iu, to: ["aid", "help"] },
  { verb: "underpin", noun: true, unless: /^ (?:the |a |an |its |their )?(?:wall|house|building|foundations?|structure|bridge)(?!\p{L})/iu, objects: { "theory assumption argument belief thinking": ["lie behind"] }, to: ["support"] },
  { verb: "intertwine", forms: ["past"], after: /(?<!\p{L})(?:is|are|was|were|be|been|being|become|becomes|became)(?: \p{L}+ly| so| also)* $/iu, unlessBefore: hands, to: ["link"] },
  { verb: "encapsulate", objects: { "approach complexity idea spirit essence feeling experience mood sentiment tension philosophy contradiction": ["capture"] } },
  { verb: "amplify", objects: { "risk inequality disparity threat vulnerability uncertainty pressure impact effect": ["increase"] } },
  { verb: "heighten", objects: { "risk anxiety uncertainty vulnerability competition concern fear stress": ["increase"], "awareness tension": ["raise"] } },
  { verb: "solidify", objects: { "position place status dominance reputation identity standing lead relationship bond support understanding": ["strengthen"] } },
  { verb: "cement", objects: { "position place status dominance reputation legacy": ["secure"] } },
  { verb: "safeguard", noun: true, to: ["protect"] },
  { verb: "endeavor to", to: ["try to"] },
  { verb: "endeavour to", to: ["try to"] },
  { verb: "commence", unless: /^ (?:proceeding|action|suit|litigation)/iu, to: ["begin", "start"] },
  { verb: "ascertain", to: ["find out"] },
  { verb: "elucidate", objects: { "mechanism process relationship reason cause role meaning": ["explain"] } },
  { verb: "delineate", objects: { "role responsibility scope principle step process expectation goal plan strategy policy approach": ["set out"] } },
  { verb: "ameliorate", objects: { "condition situation health": ["improve"], "symptom pain suffering effect": ["ease"] } },
  { verb: "forge", objects: { "relationship connection bond tie friendship": ["build"], "partnership alliance": ["form"] } },
  { verb: "hone", objects: { "skill ability craft talent technique instinct": ["sharpen"] } },
  { verb: "usher in", next: /^ (?:an? |the )?(?:whole |entirely |completely )?new /iu, objects: { "era age period": ["begin"] } },
  { verb: "usher in", objects: { "change reform revolution transformation": ["bring about"] } },
  {
    verb: "cater to",
    objects: { "need demand requirement": ["meet"], "preference taste": ["meet"], "audience customer student client market clientele guest demographic population traveler traveller visitor": ["serve"] },
  },
  { verb: "craft", noun: true, objects: { "message email letter essay response statement sentence prompt speech post headline": ["write"] } },
  { verb: "propel", objects: { "growth expansion development innovation economy": ["drive"] } },
  { verb: "disseminate", objects: { "information knowledge finding research result": ["share"] } },
  { verb: "substantiate", unless: /^ by(?!\p{L})/iu, to: ["support"] },
  { verb: "captivate", objects: { "audience reader viewer listener": ["grip"], "scholar scientist visitor philosopher": ["fascinate"] } },
  { verb: "ignite", objects: { "debate discussion conversation interest curiosity controversy": ["spark"] } },
  { verb: "supercharge", objects: { "productivity growth performance workflow": ["boost"] } },
  { verb: "demystify", to: ["explain"] },
  { verb: "dissect", objects: { "argument theme idea concept issue text novel poem problem question crisis": ["examine"] } },
];
