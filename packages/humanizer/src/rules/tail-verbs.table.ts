/** What must come after a verb for it to be a result: "lead to", "give rise to". */
export const resultFrames: Readonly<Record<string, RegExp>> = {
  add: /^to |^(?:\p{L}+ )?(?:pressure|weight|complexity|depth|uncertainty|strain|confusion|layers?|cost|value)|^an? (?:\p{L}+ )?(?:layer|element|dimension|level|sense|touch)/u,
  bring: /^(?:about|together|up|down|with) |^\p{L}+ (?:\p{L}+ )?(?:closer|together|to) /u,
  contribute: /^(?:\p{L}+ly )?to /u,
  drive: /^(?:up|down|the|many|some|people|\p{L}+s to) /u,
  free: /^up |^(?:\p{L}+ ){1,3}(?:to|from) /u,
  give: /^(?:rise|way|birth) to |^(?:\p{L}+ ){1,4}(?:an?|the|more|time|access|room|little) /u,
  keep: /^(?:\p{L}+ ){1,3}(?:from|at|out|in|safe|low|high|warm|cool|fresh|dry|open) /u,
  lay: /^the (?:groundwork|foundations?|basis)/u,
  lead: /^(?:\p{L}+ly )?to |^(?:him|her|them|us|me|many|some|others|people|\p{L}+s) to /u,
  // "A journeyman, meaning a skilled worker": that tells what the word means.
  mean: /^(?!(?:an?|the|one) (?!(?:(?!(?:who|that|which|whose|where) )[\p{L}'’-]+ ){1,5}(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|should|do|does|did)(?!\p{L})))/u,
  open: /^(?:up |the (?:way|door)|(?:new )?(?:doors?|avenues?|opportunities|possibilities))/u,
  pave: /^the way/u,
  place: /^(?:\p{L}+ ){0,2}(?:pressure|strain|burdens?|demands?|stress|emphasis) |^(?:\p{L}+ ){1,3}(?:at risk|in (?:danger|doubt|jeopardy))/u,
  pose: /^(?:an? |\p{L}+ ){0,3}(?:risks?|threats?|challenges?|problems?|questions?|dangers?|hazards?|obstacles?)/u,
  put: /^(?:\p{L}+ ){0,3}(?:pressure|strain|stress|at risk|in danger)/u,
  raise: /^(?:\p{L}+ ){0,3}(?:questions?|concerns?|doubts?|fears?|hopes?|expectations?|prices?|costs?|awareness|alarm|alarms|eyebrows|standards?|issues?)/u,
  result: /^in /u,
  save: /^(?:\p{L}+ ){0,3}(?:time|money|energy|lives|space|costs|effort|hours|labou?r|resources)/u,
  push: /^(?!past|through|against|on |ahead|forward|back)(?:\p{L}+ ){1,6}(?:to|into|toward|towards|beyond|up|out) /u,
  send: /^(?:\p{L}+ ){1,5}(?:into|to|up|down|through|across) /u,
  tip: /^(?:\p{L}+ ){1,5}(?:into|in|to|towards?) /u,
  set: /^(?:the (?:stage|tone|scene)|up |off |in motion|a (?:\p{L}+ )?precedent|(?:new|high) (?:\p{L}+ )?standards?|a (?:\p{L}+ )?standard)/u,
  transform: /^(?!into )/u,
  speed: /^up (?!to )/u,
  turn: /^(?:\p{L}+ ){1,6}into /u,
};

/** What an event can do: its subject is the whole clause before it. */
export const effects =
  "absolve accelerate add affect aggravate aid allow alter amplify attract banish bar blur bolster boost bring broaden catalyze cause cement change compel complicate compound compromise conserve constrain contaminate contribute create cut damage decrease deepen democratize deny deprive destabilize deter discourage disrupt distort divert divide drive ease elicit eliminate empower enable encourage endanger enhance ensure entrench equip erase erode exacerbate expose extend facilitate force foster free fuel generate give guarantee hamper harm hasten heighten help hinder illuminate impact impair impede improve increase influence inform inhibit inspire instill insulate intensify isolate jeopardize keep lay lead leave lessen liberate limit lower make maximize mean minimize mitigate motivate necessitate nudge obscure open optimize overshadow pave permit perpetuate place plunge pose precipitate preserve prevent produce prolong promote prompt propel protect provoke push put raise reassure reduce reinforce relegate relieve render require reshape restrict result revolutionize safeguard save send set shape shatter shield shorten simplify slow solidify spark speed stall stifle streamline strengthen strip sustain threaten tip transform trap trigger turn undermine underpin unleash unlock upset weaken widen worsen yield".split(
    " ",
  );

export const deedFrames: Readonly<Record<string, RegExp>> = {
  build: /^(?:up)?on /u,
  call: /^(?:for|on|upon|it|them|him|her) /u,
  cast: /^(?:an?|the|its|their|his|her|long|light|doubt|shadows?) /u,
  evolve: /^(?:from|into) /u,
  fail: /^to /u,
  move: /^(?:away|beyond|from|into|toward|towards) /u,
  seek: /^(?!to )/u,
  specialize: /^in /u,
  welcome: /^(?!as |to )/u,
  draw: /^(?:up)?on |^(?:from|inspiration|attention|criticism|praise|parallels|comparisons|crowds) /u,
  focus: /^(?:\p{L}+ly )?(?:more |less )?on /u,
  rely: /^(?:\p{L}+ly )?(?:up)?on /u,
  serve: /^(?:as|both|to|the|more|over|\d) ?/u,
};

/** What the subject of the sentence itself does, besides. */
export const deeds =
  "accept accuse achieve acknowledge acquire adapt address adjust admit adopt advise advocate affirm align analyze announce appeal apply argue ask assert assess attack attract attribute avoid balance become blame blend block break bridge build calculate call capture cast cater celebrate challenge choose cite claim collaborate collect combine commit compare concede conclude condemn conduct confirm connect consolidate contend contradict contrast convey cover credit criticize culminate declare defend define defy deliver delve demand denounce deny depict describe designate detail develop devote dictate direct discover discuss dismantle dismiss display dispute dissect distinguish draw earn echo elucidate embed embody embrace employ encode encompass engage enrich establish evaluate evolve examine exceed exhibit expand explain explore express extract fail focus forge form found frame gain generate grapple ground guide hail herald hone honor identify ignore implement impose incorporate insist inspect integrate interpret introduce invest invite involve join joke lack launch learn leverage link maintain manage mandate meet mention merge mimic mirror monitor move name navigate neglect note observe offer open operate organize outline outpace outperform overcome overlook oversee overtake paint permeate pioneer pledge portray position possess praise present prioritize process proclaim project promise propose provide publish pursue question quote reach react recall receive recognize recommend record redefine reference refuse regain reiterate reject rely remain remind remove replace report represent require resemble resist respond restore retain review revive reward rival scrutinize secure seek serve share shed span specialize spend state stress strive study support surpass survey tackle tailor target teach test trace track train transcend transition translate treat uncover underline unearth unite unveil urge use utilize value vary view voice vow warn weave weigh welcome win".split(
    " ",
  );

/** Of these only an event is the subject: a firm that cuts wages does not itself lead to strikes. */
export const eventsOnly = new Set(
  "lead result contribute mean allow enable permit cause impact affect influence motivate necessitate inspire encourage discourage provoke prompt trigger spark give bring add set pave lay open turn free send plunge".split(" "),
);

/** What a person does on purpose as often as an event does it. */
export const outcomes = new Set("alter attract bring broaden change create cut distort drive eliminate erase expose extend free generate give improve instill keep lower nudge open optimize produce propel push put raise reshape send shape shatter strip tip transform turn unleash unlock".split(" "));

/** What is said to show something, when it is not a person. */
export const showing = new Set("demonstrate highlight illustrate showcase underscore underline".split(" "));
/** Signs of something else, whose verbs are plain enough. */
export const signs = "confirm emphasize hint imply indicate point prove reflect reveal show signal stress suggest symbolize".split(" ");

/** What goes on for as long as its cause does. */
export const lasting = new Set("allow enable ensure help keep make mean necessitate pose require threaten".split(" "));

/** What a thing does by being as it is: "it is old and needs care". */
export const standing = new Set(
  "appeal attract become blend bridge combine connect cover culminate demand draw embody encompass exceed fail feature focus guide incorporate integrate involve link maintain meet mirror offer operate possess present provide reach receive rely remain represent require resemble serve share span support surpass target transcend".split(" "),
);

/** What a writer or a text does on purpose, and an event does not. */
export const stressing = new Set("emphasize hint point stress suggest".split(" "));

/** What is done to reach something else. */
export const ways = "allocate analyze anchor ask build carry center centre choose classify compress confront cut deploy dissect diversify double embed encode explore fix follow formalize foster found frame give grow harness hire hold integrate investigate keep let look lower make map measure mix model monitor move open oppose overlay pair pay plan plant play pool position practice practise put raise read reframe rely run select sell send set share shift show sort split standardize start stay store streamline study substitute take talk think turn understand unpack vary walk watch weigh work write".split(" ");

/** What only a person, or a text, can do. */
export const speaking = new Set(
  "accuse acknowledge admit advise advocate announce argue ask assert blame call cite claim concede conclude condemn contend criticize declare defend denounce deny describe discuss dismiss explain express hail insist mention name note observe outline pledge praise propose question quote recall recommend refuse reiterate remind state urge vow voice warn".split(" "),
);
