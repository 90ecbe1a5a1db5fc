import { ahead, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

/** What is done to trouble, to meet it or to be rid of it. */
const solving = "address(?:es|ed|ing)?|tackl(?:e|es|ed|ing)|solv(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|mitigat(?:e|es|ed|ing)|confront(?:s|ed|ing)?|overcom(?:e|es|ing)|overcame";
const giving = "pos(?:e|es|ed|ing)|present(?:s|ed|ing)?|creat(?:e|es|ed|ing)|remain(?:s|ed|ing)?|is|are|was|were|be|been|becom(?:e|es|ing)|became|constitut(?:e|es|ed|ing)|represent(?:s|ed|ing)?|fac(?:e|es|ed|ing)|add(?:s|ed|ing)?|as";
const weight = "formidable|shared|perpetual|significant|major|serious|big|persistent|pressing|longstanding|long-standing|common|key|central|critical|crucial|main|primary|considerable|substantial|severe|fundamental|global|constant|continuing|another|new|growing|complex|logistical|financial|technical|practical|ethical|legal|environmental|economic|social|political|public health|health";
const games = /(?:legal|court|lawsuit|constitutional|title|\bcup\b|championship|sponsor|prize|contest|competition|hackathon|reading|weekly|daily|kaggle|benchmark|voc|dataset|enjoy|love|welcom|excit|thriv|embrac|rewarding|\bfun\b|quest|\bcircuit|\blaps?\b|\bracing\b|climb|athlet|puzzle|marathon)/iu;
const ideas =
  "notions?|ideas?|views?|assumptions?|stereotypes?|norms?|conventions?|status quo|beliefs?|perceptions?|misconceptions?|narratives?|orthodox(?:y|ies)|wisdom|paradigms?|attitudes?|premises?|understanding|expectations|efficacy|authority of|hierarch(?:y|ies)|dogmas?|claims?|prejudices?|biases|ideals|myths?|legitimacy|validity";

/** "Building a lens is a challenge" calls the work hard, and no trouble. */
const toil = /(?:^(?:(?:But|And|Yet|Still|However|For \p{L}+),? )?(?!(?:Rising|Growing|Increasing|Ag(?:e)?ing|Existing|Remaining|Ongoing|Following|During|Spring|Morning|Evening|King|Housing|Funding)(?!\p{L}))\p{Lu}\p{Ll}+ing|, (?:but|and|yet|so) \p{Ll}+ing) (?!(?:is|was|remains?|remained) )[^;:!?]{3,200} (?:is|was|be|been|remains?|remained|becomes?|became) [^.;:!?]{0,40}$/u;

const challenges: readonly PhraseSwap[] = [
  { keys: ["challenge"], pattern: phrase(`${behind(solving)}(this|these|that|the|such an?) challenge(?!s|\\p{L})(?! (?:of|to)(?!\\p{L}))`), to: ["$1 problem"], literal: games },
  { keys: ["challenge"], pattern: phrase(`(?<=(?<!\\p{L})(?:${giving}) (?:an?|the|one) (?:(?:${weight}),? (?:and )?){1,2})challenge(?!\\p{L})(?! (?:of|to)(?!\\p{L}))`), to: ["problem"], literal: games, before: toil },
  { keys: ["challenge"], pattern: phrase(`${behind("the (?:main|biggest|greatest|key|primary|real|central|chief|first|second|next|core)")}challenge${ahead("is|was|lies|lay|in|for|facing|with")}`), to: ["problem", "difficulty"], literal: games },
  { keys: ["challenge"], pattern: phrase(`(?<=(?<!\\p{L})(?:${solving}) (?:the|this) (?:\\p{Ll}+ )?)challenge(?= of \\p{Ll}+ing(?!\\p{L}))`), to: ["problem"], literal: games },
  { keys: ["challenge"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|this|a|another) (?:(?:constant|critical|difficult|daunting|further|added|main|key|significant|major) )?)challenge(?= of \\p{Ll}+ing(?!\\p{L}))`), to: ["task"], literal: games },
  { keys: ["challenge"], pattern: phrase(`(?<=(?<!\\p{L})(?:is|be|was|remains|become|becomes|became|prove|proves|proved) (?:also |still |often |always )?a )challenge(?=[.,;]| (?:for|in|because|when|as|if)(?!\\p{L}))`), to: ["problem"], literal: games, before: toil },
  { keys: ["challenge"], pattern: phrase(`(?<=(?<!\\p{L})the (?:technical|practical|logistical|ethical|legal|financial|economic|environmental|central|main) )challenge(?= (?:is|was|lies|lay)(?!\\p{L}))`), to: ["problem"], literal: games },
  { keys: ["challenge"], pattern: phrase("(?<=(?<!\\p{L})(?:this|another) (?:(?:shared|perpetual|central|same|common|persistent|complex|key|growing|global|mounting) )?)challenge(?= (?:lies|lay|requires|demands|is|was|has|calls|by|through|with|facing|and)(?!\\p{L})|[.,;:])"), to: ["problem"], literal: games },
  ...Object.entries({ challenge: "question", challenges: "questions", challenged: "questioned", challenging: "questioning" }).map(
    ([form, plain]): PhraseSwap => ({
      keys: [form],
      pattern: phrase(`(?<!(?<!\\p{L})(?:an?|the|of|no|is|are|was|were|be|been|more|very|new|major) )(?<![\\p{L}-])${form}(?= (?:(?:the|our|their|its|his|her|this|these|those|such|many|any|some|old|own|very|traditional|conventional|common|popular|prevailing|dominant|established|entrenched|gender|societal|social|cultural|racial|readers['’]|viewers['’]|preconceived|existing|long-held|received|outdated|harmful|rigid|patriarchal|stereotypical|widespread)(?:,| and)? ){0,4}(?:${ideas})(?![\\p{L}-]))`),
      to: [plain],
    }),
  ),
];

/** To do a thing may be hard, and is no trouble in itself: "keeping bees is a challenge" is "keeping bees is hard". */
const doing = "(?<=^(?:(?:But|And|Yet|Still|For \\p{L}+), )?(?:helping|making|finding|getting|keeping|building|running|raising|learning|teaching|balancing|managing|understanding|working|living|writing|reading|choosing|starting|juggling|growing|meeting|moving|planning|adapting|adjusting|coordinating|maintaining|measuring|reaching|staying|hiring|navigating|overcoming|convincing|creating|designing|dealing)(?!\\p{L})[^.,;:!?]{3,90} (?:is|was|be|remains|becomes?|became|proves?|proved) (?:also |still |often |always )?)";
const hard: readonly PhraseSwap[] = [{ keys: ["challenge"], pattern: phrase(`${doing}a challenge(?=[.,;]| (?:for|because|when|as|if)(?!\\p{L}))`), to: ["hard", "difficult"] }];

const chanceWords = "unique|rare|valuable|golden|perfect|great|good|better|second|new|last|first|fair|real|ideal|equal|further|wonderful|fresh|missed|lost|every|early";
const opportunities: readonly PhraseSwap[] = [
  { keys: ["opportunity"], pattern: phrase(`(?<=(?<!(?<!\\p{L})(?:take|takes|took|taken|taking|use|used|using) )(?<!\\p{L})(?:an?|the|this|that|no|every|another|any|little|enough|much|their|his|her|its|our|your|my) (?:(?:${chanceWords}) )?)opportunity(?= (?:to \\p{Ll}|for (?:\\p{Ll}+ ){1,3}to \\p{Ll}))`), to: ["chance"] },
  {
    keys: ["opportunities"],
    pattern: phrase(
      `${behind("offer(?:s|ed|ing)?|provid(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|giv(?:e|es|ing)|gave|given|found|ha(?:ve|s|d|ving)|need(?:s|ed)?|deserve(?:s|d)?|lack(?:s|ed|ing)?|miss(?:es|ed|ing)?|many|few|fewer|more|new|no|any|enough|little|limited|countless|several|better|regular|their|students|children|employees|people|workers|women|players|users|them|us|you|me|him|her")}opportunities(?= (?:to \\p{Ll}|for (?:\\p{Ll}+ ){1,3}to \\p{Ll}))`,
    ),
    to: ["chances"],
  },
  { keys: ["opportunities"], pattern: phrase(`${behind("identif(?:y|ies|ied|ying)|seek(?:s|ing)?|sought|explor(?:e|es|ed|ing)|find(?:s|ing)?|look(?:s|ed|ing)? for")}opportunities(?= to \\p{Ll})`), to: ["ways"] },
  { keys: ["opportunity"], pattern: phrase(`${behind("missed|lost|wasted")}opportunity(?! cost)(?!\\p{L})`), to: ["chance"] },
  { keys: ["opportunities"], pattern: phrase(`${behind("missed|lost|wasted")}opportunities(?! (?:and|in|within|available)(?!\\p{L}))(?!\\p{L})`), to: ["chances"] },
  {
    keys: ["opportunities"],
    pattern: phrase(`${behind("provid(?:e|es|ed|ing)|offer(?:s|ed|ing)?|creat(?:e|es|ed|ing)|find(?:s|ing)?|found|leav(?:e|es|ing)|left|limited|little|see(?:s|ing)?")}(?:(?:many|new|ample|more|numerous) )?opportunities for (growth|improvement|error|innovation|expansion|creativity|reflection|debate)(?!\\p{L})`),
    to: ["room for $1"],
    literal: /(?:many|new|more|numerous) opportunities/iu,
  },
  {
    keys: ["opportunities"],
    pattern: phrase(`(?<!(?<!\\p{L})(?:job|employment|career|business|investment|learning|educational|economic|growth|market|equal|challenges and|and) )(?<!\\p{L})opportunities${ahead("for (?:advancement|promotion|interaction|collaboration|practice|play|contact|reflection|discussion|dialogue|participation|exchange|success|connection|feedback|teamwork|conversation|rest|upward)")}`),
    to: ["chances"],
  },
];

const offices: readonly PhraseSwap[] = [
  { keys: ["opportunities"], pattern: phrase("(?<!(?<!\\p{L})(?:un)?equal )(?<![\\p{L}-])(?:job|employment) opportunities(?![\\p{L}-])"), to: ["jobs"], literal: /(?<!\p{L})jobs?(?!\p{L})/iu },
  { keys: ["opportunities"], pattern: phrase("(?<![\\p{L}-])professional development opportunities(?![\\p{L}-])"), to: ["professional development"] },
];

const goals =
  "recovery|success|sustainability|self-acceptance|healing|independence|adulthood|wellness|equality|justice|freedom|citizenship|motherhood|parenthood|sobriety|redemption|mastery|fluency|modernization|modernisation|certainty|growth|self-discovery|self-awareness|maturity|understanding|enlightenment|reconciliation|peace|stability|health|fitness|power|statehood|nationhood|literacy|excellence|wholeness|competence|proficiency|profitability|inclusion|diversity|democracy|well-being|happiness|greatness|stardom|fame|wealth|manhood|womanhood|acceptance|leadership";
const journeys: readonly PhraseSwap[] = [
  { keys: ["journey"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a|this|their|his|her|its|our|my|your) (?:(?:long|slow|difficult|hard) )?)journey (to|toward|towards)(?= (?:(?:greater|true|full|financial|personal|lasting|academic|linguistic|political|professional|spiritual|emotional|long-term|her|his|their|its|your|our) )?(?:${goals})(?!\\p{L}))`), to: ["road $1", "path $1"] },
  { keys: ["journey"], pattern: whole("(?:academic|educational) journey"), to: ["education"], literal: /(?:begin|began|start|embark|continu|\ban? (?:academic|educational))/iu },
  { keys: ["journey"], pattern: whole("(?:professional|career|work) journey"), to: ["career"] },
  { keys: ["journey"], pattern: whole("along (?:the|this|his|her|their|our|your|my) journey"), to: ["along the way"] },
];

const sights = "world|mechanisms?|mind|life|lives|history|nature|culture|society|workings|behaviou?r|process(?:es)?|character|thinking|future|past|role|causes?|psyche|human|structure|dynamics?|relationship|use|effects?|status";
const insights: readonly PhraseSwap[] = [
  { keys: ["insight"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:(?:fascinating|rare|unique|revealing|interesting|compelling|brief|vivid|intimate) )?)insight into(?= (?:[\\p{Ll}'’-]+ ){0,4}(?:${sights})(?!\\p{L}))`), to: ["look at", "picture of"] },
  { keys: ["insights"], pattern: whole("(practical|actionable) insights(?! into)"), to: ["practical lessons"] },
  { keys: ["insights"], pattern: whole("insights gained(?= (?:from|by|through)(?!\\p{L}))"), to: ["lessons learned"] },
  { keys: ["insights"], pattern: whole("these insights"), to: ["these findings", "these lessons"] },
  // What has been seen to be so is no mere thought; what others build on may be.
  { keys: ["insight"], pattern: whole("(this|that) insight(?= (?:rais(?:es|ed)|leads?|led|prompt(?:s|ed)|suggest(?:s|ed)|explains?|explained|came|comes|points|pointed|holds|changed)(?!\\p{L}))"), to: ["$1 observation"] },
  { keys: ["insight"], pattern: whole("(this|that) insight(?= (?:drives?|drove|inspire[sd]?|shape[sd]?|underlies|underlay|underpins|underpinned|guides?|guided|became|becomes|(?:is|was) (?:granted|accepted|central|key|at))(?!\\p{L}))"), to: ["$1 idea"] },
  { keys: ["insight"], pattern: phrase(`${behind("key|central|important|crucial|major")}insight(?= (?:is|was|that|from|here|of)(?!\\p{L})|[:.,])`), to: ["point", "finding"] },
  { keys: ["insight"], pattern: whole("(an?|the) (deeper|greater|better) insight(?! into)"), to: ["$1 deeper understanding"] },
  { keys: ["insights"], pattern: phrase(`(?<=(?<!\\p{L})(?:draw(?:s|ing)? (?:on|upon|from)?|drew on|incorporat(?:e|es|ed|ing)|combin(?:e|es|ed|ing)|integrat(?:e|es|ed|ing)|us(?:e|es|ed|ing)|leverag(?:e|es|ed|ing)|borrow(?:s|ed|ing)?) ?)insights(?= from(?!\\p{L}))`), to: ["ideas"] },
  ...Object.entries({ gain: "learn", gains: "learns", gained: "learned", gaining: "learning" }).flatMap(([form, plain]): PhraseSwap[] => [
    { keys: ["insights", "insight"], pattern: whole(`${form} (?:a )?(?:(?:valuable|critical|crucial|key|new|unique|invaluable|important|practical|useful|greater|further) )?insights? into(?= (?:how|what|why|where|when|who)(?!\\p{L}))`), to: [plain] },
    { keys: ["insights", "insight"], pattern: whole(`${form} (?:an? )?(?:(?:deeper|greater|further|new|fresh|valuable|critical|crucial|key|unique|invaluable|important|useful) )?insights? into`), to: [`${plain} more about`] },
  ]),
  ...["provid", "offer", "giv", "yield"].flatMap((stem): PhraseSwap[] => {
    const e = stem === "provid" || stem === "giv" ? "e" : "";
    const pasts: Readonly<Record<string, string>> = { provid: "provided", offer: "offered", giv: "gave", yield: "yielded" };
    const forms = { [stem + e]: "shed", [`${stem}${e}s`]: "sheds", [pasts[stem] ?? ""]: "shed", [`${stem}ing`]: "shedding" };
    return Object.entries(forms).map(([form, plain]): PhraseSwap => ({
      keys: ["insights", "insight"],
      pattern: whole(`${form} (?:an? )?(?:(?:valuable|critical|crucial|key|unique|invaluable|important|useful|deep|deeper|detailed|fascinating|profound|powerful|theoretical|further|additional|new|fresh|clear) )?insights? into`),
      to: [`${plain} light on`],
    }));
  }),
];

const kinds =
  "significant|major|notable|marked|dramatic|profound|fundamental|gradual|subtle|clear|broader|wider|recent|sudden|cultural|social|societal|political|economic|demographic|ideological|strategic|generational|technological|structural|philosophical|seismic|radical|slight|noticeable|decisive|important|critical|crucial|conscious|rapid|growing|global|larger|this|that|another|great|pivotal|transformative|deep|deliberate|historic|organizational|massive|remarkable|positive|necessary|welcome|permanent|perceptible|attitudinal|key|corresponding|(?!(?:chemical|antigenic|isotopic|vertical|horizontal|lateral|optical|magnetic|axial|polar|orbital|consonantal|vocalic|spectroscopic|ionic|parabolic|cyclic|thermal) )[\\p{Ll}-]{3,}(?:al|ic|ive|ous|ful)";
const rota = /(?<!\p{L})(?:overnight|graveyard|hour|hours|doppler|spectral|wavelength|gear|gears|nurses?|factory|covariate|dataset|distribution|conformation\p{L}*|redshift|barista|waitress|shifts)(?!\p{L})/iu;

const shifts: readonly PhraseSwap[] = [
  { keys: ["shift"], pattern: whole("seismic shift"), to: ["huge change", "great change"], literal: rota },
  { keys: ["shift"], pattern: phrase(`(?<=(?:(?<!\\p{L})(?:an?|the|this|that|any|no|its|their|his|her|our)|['’]s?) (?:(?:${kinds})(?:,? and|,)? ){0,2})shift(?= (?:away from|toward|towards|to)(?!\\p{L}))`), to: ["move"], literal: rota },
  { keys: ["shift"], pattern: phrase(`(?<=(?:(?<!\\p{L})(?:an?|the|this|that|any|no|its|their|his|her|our)|['’]s?) (?:(?:${kinds})(?:,? and|,)? ){0,2})shift(?= from [^.;:]{2,80}? (?:to|toward|towards)(?!\\p{L})| (?:in|of)(?!\\p{L})(?![^.;:]{2,80}? (?:away from|towards?)(?!\\p{L})))`), to: ["change"], literal: rota },
  { keys: ["shift"], pattern: phrase(`(?<=(?<!\\p{L})(?:${kinds}) )shift(?!\\p{L}|-| (?:away from|toward|towards|to|its|their|the)(?!\\p{L}))`), to: ["change"], literal: rota },
  { keys: ["shift"], pattern: phrase(`(?<=(?<!\\p{L})the )shift(?= (?:is|was|has|reflects|marks|represents|requires|occurred|came|began|began|may|can|could|also|not)(?!\\p{L}))`), to: ["change"], literal: rota },
  { keys: ["shift"], pattern: phrase(`(?<=(?<!\\p{L})(?:to|must|should|can|could|may|might|will|would) )shift (its|their|the|his|her|our|your) (focus|attention|gaze)(?= (?:away )?(?:from|to|toward|towards)(?!\\p{L}))`), to: ["turn $1 $2"] },
  { keys: ["shift"], pattern: phrase(`(?<=(?<!\\p{L})(?:to|must|should|can|could|may|might|will|would|they|we|companies|consumers) )shift(?= (?:away from|toward|towards)(?!\\p{L}))`), to: ["move"], literal: rota },
];

const science = /(?:mutual information|latent|matrix|network|model|algorithm|dataset|neural|bayesian|graph|optimi[sz]ation|training|inference|estimat|probabilis|quantum|relativ|software|code|computational|propos|train|learning|python|react|django)/iu;
const frameworks: readonly PhraseSwap[] = [
  { keys: ["framework"], pattern: phrase(`(?<=(?<!(?<!\\p{L})as )(?<!\\p{L})an? (?:(?:useful|valuable|powerful|practical|new|helpful|clear|common|simple|effective|compelling|widely used) )?)framework for(?= (?:understanding|thinking|analy[sz]ing|evaluating|assessing|examining|viewing|interpreting|describing|explaining|discussing|looking|reading|judging|comparing)(?!\\p{L}))`), to: ["way of"], literal: science },
  { keys: ["framework"], pattern: phrase(`(?<=(?<!\\p{L})(?:provid(?:e|es|ed|ing)|offer(?:s|ed|ing)?|creat(?:e|es|ed|ing)|establish(?:es|ed|ing)?|build(?:s|ing)?|built|outlin(?:e|es|ed|ing)|giv(?:e|es|ing)|as) an? (?:(?:robust|solid|strong|sound|firm|stable|clear|theoretical|conceptual|moral|legal|ethical) )?)framework for(?= (?!how|what|the (?:study|analysis)|[^.;]{1,80} to \\p{Ll})\\p{Ll})`), to: ["basis for"], literal: science },
  { keys: ["framework"], pattern: whole("within the framework of(?= (?!quantum|general|special)\\p{Ll})"), to: ["within"], literal: science },
  { keys: ["framework"], pattern: phrase(`${behind("moral|ethical")}framework(?! for| of| in)(?!\\p{L})`), to: ["code"], literal: science },
];

const telling =
  "compelling|coherent|cohesive|powerful|simple|simplistic|false|familiar|gripping|complex|fascinating|moving|rich|engaging|straightforward|single|new|broader|larger|national|central|overarching|overall|main|linear|non-linear|love|happy|tragic|personal|fictional|classic|convenient|captivating|different|sweeping|epic|innocuous|seemingly|full|biblical|damaging|toxic|heroic|stirring|contrasting|cultural|visual|fragmented|fractured|unified|conventional|traditional|layered|surface-level|sprawling|intricate";
/** Terms of criticism, in which the word is an adjective or a kind of text. */
const criticism =
  "structures?|arcs?|voices?|devices?|techniques?|choices?|perspectives?|styles?|flow|tension|threads?|lens|tone|form|forms|poems?|art|points?|distance|strateg(?:y|ies)|framework|foreclosure|virtue|ingenuity|brilliance|spark|events|elements?|shape|therapy|reviews?|analysis|fiction|films?|history|writing|essays?|approach(?:es)?|modes?|conventions?|patterns?|purposes?|stakes|momentum|coherence|control|weight|drive|space|beats?|shifts?|layers?|flaws?|gaps?|functions?|aspects?|qualities|methods?|themes?|closure|tools?|experiences?|meaning";
const text = /(?:first-person|third-person|slave|captivity|creation|grand|meta|voice|essay|genre|verse|rhetori)/iu;

const stories: readonly PhraseSwap[] = [
  {
    keys: ["narrative"],
    pattern: phrase(`${behind("(?:the|this|that|an?|its|their)? ?(?:historical|official|dominant|prevailing|standard|mainstream)")}narrative(?! (?:and \\p{Ll}+ )?(?:${criticism})(?!\\p{L}))(?!-|\\p{L})`),
    to: ["account", "story"],
  },
  {
    keys: ["narrative"],
    pattern: phrase(`(?<=(?:(?<!\\p{L})(?:an?|the|this|that|its|their|his|her|our)|['’]s?) (?:(?:${telling})(?:,| and)? ){0,2})narrative(?! (?:and \\p{Ll}+ )?(?:${criticism})(?!\\p{L}))(?! of [^.;:]{2,60}? as )(?= (?:of|that|about|in|by|from|through|as|where|which|who|is|was|has|had|itself|with|and|to|for|around|without|surrounding|\\p{Ll}+s|\\p{Ll}+ly|\\p{Ll}+ed)(?!\\p{L})|[.,;:])`),
    to: ["story"],
    literal: text,
  },
  { keys: ["narratives"], pattern: phrase(`${behind("historical")}narratives(?!\\p{L})`), to: ["accounts", "stories"] },
  { keys: ["narratives"], pattern: phrase(`(?<=(?<!\\p{L})(?:${telling}|their|its|our|two|simple) )narratives(?!\\p{L})`), to: ["stories"], literal: text },
  { keys: ["narratives"], pattern: phrase(`(?<!(?<!\\p{L})(?:slave|captivity|creation|grand|war|conversion|and|gospel) )(?<![\\p{L}-])narratives(?= (?:of|about|that)(?!\\p{L}))`), to: ["stories"], literal: text },
];

const pathways: readonly PhraseSwap[] = [
  { keys: ["pathway", "pathways"], pattern: phrase("(?<![\\p{L}-])pathway(s?) (?:through|by) which(?!\\p{L})"), to: ["way$1 in which"], literal: /(?:signal|neural|brain|\bcell|molecul|enzyme|receptor|metabol)/iu },
  { keys: ["pathway"], pattern: phrase(`(?<!(?<!\\p{L})(?:signal(?:l)?ing|neural|metabolic|biochemical|biological|cellular|molecular|neuronal|dopamine|synthesis|communication|causal) )(?<!\\p{L})pathway(?= (?:to|toward|towards|out)(?!\\p{L}))`), to: ["path"] },
  { keys: ["pathways"], pattern: phrase(`(?<!(?<!\\p{L})(?:signal(?:l)?ing|neural|metabolic|biochemical|biological|cellular|molecular|neuronal|dopamine|synthesis|communication|causal) )(?<!\\p{L})pathways(?= (?:to|toward|towards|out|for)(?!\\p{L}))`), to: ["paths"], literal: /(?:signal|neural|brain|cell|molecul)/iu },
];

const byTravel = /(?:train|ship|\bcar\b|flight|miles|kilomet|hours?|\bbus|voyage|embark|airport|station|\bsea\b|sail|drive)/iu;
/** Those that one noun alone does not tell. */
const others: readonly PhraseSwap[] = [
  {
    keys: ["challenge"],
    pattern: phrase("(?<=(?<!\\p{L})(?:an?|the|this|that|another|one|any|every|no) (?:(?:[\\p{Ll}-]+ly )?(?:shared|serious|significant|major|environmental|social|economic|financial|practical|logistical|political|global|health|ethical|constant|continuous|continuing|costly|difficult|common|key|persistent|pressing|central|further|complex|peculiar|current)(?:,| and)? ){1,3})challenge(?=[.,;:]| (?:that|for|in|is|was|because|when|with|facing|requires|demands|and (?!reward|opportun))(?!\\p{L}))"),
    to: ["problem"],
    literal: games,
    before: toil,
  },
  { keys: ["challenge"], pattern: phrase("(?<=(?<!\\p{L})(?:another|a) )challenge(?= (?:is|was|lies|lay|that (?:many|most|some|all|every|we|they))(?!\\p{L}))"), to: ["problem"], literal: games },
  { keys: ["framework"], pattern: phrase(`${behind("the|of the|existing|current|whole")}legal framework(?![\\p{L}-])(?! for)`), to: ["law"], literal: /(?:bill|draft|propos|establish|contract|clause|provisions?(?!\p{L}))/iu },
  { keys: ["framework"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:[\\p{Ll}-]+,? (?:and )?){0,4})legal framework(?![\\p{L}-])`), to: ["body of law"] },
  { keys: ["frameworks"], pattern: phrase(`(?<![\\p{L}-])regulatory frameworks(?![\\p{L}-])`), to: ["regulations"] },
  { keys: ["framework"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:(?!comprehensive|broad|holistic|wide)[\\p{Ll}-]+ )?)framework for(?= (?:calculat|dismantl|assess|measur|reduc|solv|manag|improv|address|combat|prevent|deliver|achiev|build|creat|develop|design|plan)\\p{Ll}*ing(?!\\p{L}))`), to: ["means of"], literal: science },
  { keys: ["journey"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|his|her|their|its|our)(?: \\p{Ll}+)? |['’]s? )journey(?= (?:of [^,.;]{3,40} )?from [^,.;]{3,60} to(?!\\p{L}))`), to: ["path"], literal: byTravel },
  { keys: ["journeys"], pattern: phrase("(?<![\\p{L}-])career journeys"), to: ["careers"] },
  { keys: ["shift"], pattern: phrase(`${behind("to|will|can|could|may|might|would|must|should")}shift(?= from [^,.;]{3,80} to(?!\\p{L}))`), to: ["move"], literal: /(?:\bgear|\bblame)/iu },
  { keys: ["shift"], pattern: phrase(`${behind("began to|begin to|starts to|started to|continues to|continued to")}shift(?=[.,;])`), to: ["change"] },
];

/** Stock nouns of reports and essays, and what they stand for. */
const methods: readonly PhraseSwap[] = [
  // A framework for doing something is a way of doing it; one that has a name, or parts, is more.
  { keys: ["framework"], pattern: phrase("(?<=(?<!\\p{L})(?:provid(?:e|es|ed|ing)|offer(?:s|ed|ing)?|giv(?:e|es|ing)|gave|creat(?:e|es|ed|ing)|develop(?:s|ed|ing)?) an? (?:(?:useful|helpful|clear|simple|practical|structured|common|shared|coherent|valuable|powerful|strong|sound) )?)framework for(?= (?!thinking)\\p{Ll}{3,}ing (?!and ))"), to: ["way of"], literal: /(?:legal|law|regulat|statut|constitution|amendment|theoretical|conceptual|software|\.js|API|code)/iu },
  { keys: ["framework"], pattern: phrase("(?<=(?<!\\p{L})(?:this|that) )framework(?= (?:shows?|explains?|treats?|views?|holds|assumes|helps?|lets|makes|shifts)(?!\\p{L}))"), to: ["approach"], literal: /(?:legal|law|regulat|statut|software|\.js|API|code)/iu },
];

/** What there is a risk of. */
const dangers = "abuse bias conflict confusion conflicts contamination corruption damage disaster discrimination disruption error errors exploitation failure fraud harm inaccuracy injury loss misinterpretation misunderstanding misunderstandings misuse overuse violence";
/** What strikes, and leaves a crater. */
const crash = /(?:collision|asteroid|meteor|comet|crash|bullet|blow|crater|collid|tectonic)/iu;
const effects: readonly PhraseSwap[] = [
  {
    keys: ["impact"],
    pattern: phrase(
      "(?<=(?<!\\p{L})the (?:(?:full|real|true|negative|positive|overall|actual|exact|likely|direct|immediate|lasting|long-term|economic|social|psychological|emotional|environmental|cultural|combined|cumulative|broader|wider) )?)impact(?= of(?!\\p{L}))",
    ),
    to: ["effect"],
    literal: crash,
  },
  {
    keys: ["impact"],
    pattern: phrase("(?<=(?<!\\p{L})the (?!direct |physical )[\\p{Ll}-]+ )impact(?= of(?!\\p{L}))"),
    to: ["effect"],
    literal: /(?:collision|asteroid|meteor|comet|crash|bullet|blow|crater|collid|tectonic|effect)/iu,
  },
  { keys: ["potential"], pattern: whole(`the potential for(?= (?:${dangers.replaceAll(" ", "|")})(?!\\p{L}))`), to: ["the risk of"] },
];

export const stockNouns: readonly PhraseSwap[] = [...hard, ...challenges, ...opportunities, ...offices, ...journeys, ...insights, ...shifts, ...frameworks, ...stories, ...pathways, ...methods, ...effects, ...others];

const hours = "night|day|late|early|morning|evening|afternoon|double|work|swing|first|second|third|next|last|long|paradigm|phase|shape|gear|key|shift|each|every";
/** What is told, and what changes, at full strength: by any noun phrase, where the sentence does not use the plainer word already. */
export const bolderNouns: readonly PhraseSwap[] = [
  { keys: ["challenges"], pattern: phrase("(?<![\\p{L}-])challenges(?= (?:such as|like) (?!the game))"), to: ["problems"], literal: games },
  { keys: ["challenge"], pattern: phrase("(?<=(?<!\\p{L})pos(?:e|es|ed|ing) an? (?:[\\p{Ll}-]+ )?)challenge to(?= (?!\\p{Ll}+(?<!ing) (?:the|an?|its|their) )(?:the|an?|any|its|their|successful|effective|traditional|\\p{Ll}+s)(?!\\p{L}))"), to: ["problem for"], literal: games },
  {
    keys: ["narrative"],
    pattern: phrase("(?<=(?<!\\p{L})(?:the|this|that) )narrative(?= (?:is|was|has|had|that|which|moves|begins|ends|presents|shows|follows|unfolds|focuses|normalizes|also|never|often|itself|does|opens|invites|turns)(?!\\p{L})|[.;])"),
    to: ["story"],
    literal: /(?:stor(?:y|ies)|narrat(?:ives|or|ion)|discourse|essay|memoir|historiograph|metaphor|genre)/iu,
  },
  {
    keys: ["shift"],
    pattern: phrase(`(?<=(?<!\\p{L})(?:this|that|an?|the) (?:(?!(?:${hours}) )(?:\\p{Ll}{3,}(?:al|ic|ing|ive|ous|ed|ant|ent|ular) ))?)shift(?=[.:;]|, an? | (?:so|was|is|has|will|that|which|forced|signaled|signalled|transformed|occurred|altered|changed|brought|made|gave|led|created)(?!\\p{L}))`),
    to: ["change"],
    literal: /(?:overnight|graveyard|hours?(?!\p{L})|doppler|spectral|wavelength|gear|nurse|worker|crew|factory|redshift|barista|waiter|waitress|shifts|driver|chang(?:e|es|ed|ing)(?!\p{L})|conformation)/iu,
  },
];
