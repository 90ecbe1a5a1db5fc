import { behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const land = /(?:\bpaint(?:er|ing|ings)?\b|photograph|garden|hill|mountain|valley|rural|desert|volcan|river|forest|tree|scenic|lunar|snow|terrain|soil|wildlife|\bloss|gradient|optimi[sz]ation|conformation|planet|horizon|alien)/iu;
const kingdom = /(?:\bking|empire|emperor|conquer|\bruler|dynast|sultan|caliph|\breign|queen|\bprince|throne|dragon|wizard|elves|\bgods?\b|deit|heaven|afterlife|mortal|spirits?\b|ghost|magic|myth|fantasy|demon|\bsouls?\b|portal|famine|despair|shadows?\b|vampire|phantom|\bForms\b)/iu;
const telescope = /(?:camera|optic|telescop|microscop|glass|\beyes?\b|photo|zoom|focal)/iu;
const rota = /(?:night|nurse|hour|worker|factory|doppler|gear|distribution|covariate|warehouse|robot)/iu;
const criticism = /(?:(?<!\p{L})oral(?!\p{L})|first-person|third-person|slave|captivity|visual and)/iu;
const after = "(?![\\p{L}-])";

/** Where a framework is a thing that was built, or an office of the law. */
const built = /(?:legal|law|regulat|statut|constitution|amendment|court|theoretical|conceptual|mathematical|software|\.js|API|code|algorithm|neural|network|dataset|model|learning|training|propos|bayesian|probabilis|quantum|optimi[sz]|theorem)/iu;
const gains =
  "growth|learning|improvement|change|reflection|dialogue|collaboration|connection|success|innovation|advancement|discussion|rehabilitation|development|creativity|introspection|engagement|networking|mobility|healing|exploration|self-expression|expression|mentorship|redemption|renewal|reform|reconciliation|intervention|experimentation|play|employment|cooperation|expansion|integration|skill-building";

const chances: readonly PhraseSwap[] = [
  // The one weighed against the other.
  { keys: ["challenges"], pattern: phrase("(?<![\\p{L}-])challenges and opportunities(?! (?:to|of)(?!\\p{L}))(?![\\p{L}-])"), to: ["problems and possibilities"], literal: /(?:possib|problem)/iu },
  { keys: ["challenges"], pattern: phrase("(?<![\\p{L}-])opportunities and challenges(?! (?:to|of)(?!\\p{L}))(?![\\p{L}-])"), to: ["possibilities and problems"], literal: /(?:possib|problem)/iu },
  { keys: ["opportunities"], pattern: phrase(`${behind("better|new|good|more|rewarding|promising")}career opportunities(?![\\p{L}-])`), to: ["careers"] },
  { keys: ["opportunity"], pattern: phrase(`(?<=(?<!\\p{L})(?:an?|the|this|every|another) (?:(?:great|good|rare|unique|valuable|real|new|golden|perfect) )?)opportunity(?= for (?:[\\p{Ll}-]+ )?(?:${gains})(?!\\p{L}))`), to: ["chance"], literal: /(?:chance|invest)/iu },
  { keys: ["opportunities"], pattern: phrase(`${behind("many|more|few|fewer|countless|endless|no|enough|plenty of|several")}opportunities(?= for (?:[\\p{Ll}-]+ )?(?:growth|learning|improvement|change|reflection|dialogue|connection|success|redemption|renewal|healing|play|engagement|discussion|exploration|creativity|collaboration)(?!\\p{L}))`), to: ["chances"], literal: /(?:chance|invest)/iu },
  { keys: ["opportunity"], pattern: phrase(`(?<=(?<!\\p{L})seiz(?:e|es|ed|ing) (?:the|this|that|every|an?|any) )opportunity(?! cost)(?!\\p{L})`), to: ["chance"] },
  { keys: ["opportunities"], pattern: phrase(`(?<=(?<!\\p{L})(?:creat(?:e|es|ed|ing)|open(?:s|ed|ing)?(?: up)?|offer(?:s|ed|ing)?|bring(?:s|ing)?|brought) (?:(?:exciting|many|countless) )?new )opportunities(?! to)(?!\\p{L})`), to: ["possibilities"], literal: /(?:possib|invest|job)/iu },
  ...Object.entries({ create: "open", creates: "opens", created: "opened", creating: "opening" }).map(
    ([form, plain]): PhraseSwap => ({ keys: ["opportunities"], pattern: whole(`${form} opportunities for(?= (?:[\\p{Ll}-]+ing|[\\p{Ll}-]+ (?:housing|trade|exchange|participation))(?!\\p{L}))`), to: [`${plain} the way for`], literal: /(?:(?<!\p{L})open|(?<!\p{L})ways?(?!\p{L})|job)/iu }),
  ),
  { keys: ["insight"], pattern: phrase(`${behind("this|that")}insight(?=[.,;])`), to: ["idea"], literal: /(?<!\p{L})ideas?(?!\p{L})/iu },
  { keys: ["insight"], pattern: phrase("(?<=(?<!\\p{L})\\p{L}+['’]s (?:key |central |great )?)insight(?= that(?!\\p{L}))"), to: ["idea"], literal: /(?<!\p{L})ideas?(?!\p{L})/iu },
  ...Object.entries({ provide: "give", provides: "gives", provided: "gave", providing: "giving", give: "give", gives: "gives", gave: "gave", giving: "giving" }).map(
    ([form, plain]): PhraseSwap => ({ keys: ["insights", "insight"], pattern: whole(`${form} (us|them|him|her|you|me|readers|the reader|users|students|viewers|the viewer|audiences|the audience|stakeholders|managers|teachers|educators|researchers|companies|businesses|investors|leaders|customers|employees|organizations|policymakers|scholars|historians|clinicians|visitors|listeners) (?:with )?(?:an )?(?:(?:valuable|key|useful|important|deeper|new|fresh|unique|critical) )?insights? into(?= (?!how|what|why))`), to: [`${plain} $1 a picture of`], before: /(?<!\p{L})(?:has|have|had|be|been|is|are|was|were) $/iu, literal: /picture/iu }),
  ),
  { keys: ["framework"], pattern: phrase("(?<=(?<!\\p{L})(?:the most|an?|a very|a highly|a particularly) (?:(?:effective|ethical|sustainable|appealing|useful|powerful|practical|flexible|promising|helpful|valuable|compelling|systematic|structured|balanced)(?:, and|,| and)? ){1,4})framework for(?= \\p{Ll}+ing(?!\\p{L}))"), to: ["way of"], literal: built },
];

const powers: readonly PhraseSwap[] = [
  {
    keys: ["potential"],
    pattern: phrase("(?<![\\p{L}-])the potential for(?= (?:[\\p{Ll}-]+ ){0,2}(?:abuse|bias|biases|burnout|collapse|conflict|conflicts|confusion|damage|danger|disaster|disruption|error|errors|escalation|exploitation|failure|fraud|harm|injury|loss|losses|misinterpretation|misunderstanding|misuse|overuse|unrest|violence)(?!\\p{L}))(?![^.,;:]{1,60} to \\p{Ll})"),
    to: ["the risk of"],
  },
  {
    keys: ["potential"],
    pattern: phrase("(?<![\\p{L}-])the potential for(?= (?:[\\p{Ll}-]+ ){0,2}(?:understanding|progress|cooperation|collaboration|change|improvement|reform|redemption|connection|peace|transformation|advancement|integration|recovery|reconciliation|discovery|renewal|healing)(?!\\p{L}))(?![^.,;:]{0,60} (?:to \\p{Ll}|(?:is|are|was|were|has|had) ))"),
    to: ["the possibility of"],
    literal: /possib/iu,
  },
  {
    keys: ["potential"],
    pattern: phrase(`(?<=(?<!\\p{L})(?:show(?:s|ed|n|ing)?|demonstrat(?:e|es|ed|ing)|highlight(?:s|ed|ing)?|illustrat(?:e|es|ed|ing)|recogni[sz](?:e|es|ed|ing)|saw|sees?|seeing|underscor(?:e|es|ed|ing)|point(?:s|ed|ing)? to|explor(?:e|es|ed|ing)|examin(?:e|es|ed|ing)|discuss(?:es|ed|ing)?) the (?:(?:great|immense|vast|enormous|huge|commercial) )?)potential(?= of (?:(?!this |these )\\p{L}))(?![^.,;:]{1,80} (?:to \\p{Ll}|for ))`),
    to: ["promise"],
    literal: /(?:promis|voltage|electric|membrane|energy surface)/iu,
  },
  {
    keys: ["power"],
    pattern: phrase(`${behind("the (?:destructive|corrosive|transformative|lasting|enduring|emotional|persuasive|dramatic)")}power(?= of(?!\\p{L}))`),
    to: ["force"],
    literal: /(?:force|electric|nuclear|engine)/iu,
  },
];

const feelings =
  "accomplishment|achievement|anger|anticipation|awe|belonging|betrayal|calm|closeness|comfort|confidence|connection|decay|despair|disconnection|disorientation|dread|emptiness|empowerment|exclusion|fear|freedom|guilt|helplessness|hope|hopelessness|inadequacy|isolation|kinship|loneliness|longing|loss|malaise|marginalization|nostalgia|peace|powerlessness|pride|relief|safety|satisfaction|security|solidarity|togetherness|tranquility|trepidation|uncertainty|unease|unreality|validation|well-being|wellbeing|wonder|worthlessness|tension";
const views: readonly PhraseSwap[] = [
  {
    keys: ["sense"],
    pattern: phrase(`(?<=(?<![\\p{L}-])an? (?:(?:[\\p{Ll}-]+ly )?[\\p{Ll}-]+ )?)sense(?= of (?:(?:deep|inner|emotional|existential|cultural|personal|quiet|real|true) )?(?:${feelings})(?!\\p{L}))`),
    to: ["feeling"],
    literal: /(?<!\p{L})(?:feels?|felt|feelings?)(?!\p{L})/iu,
  },
  {
    keys: ["notion", "idea", "concept"],
    pattern: phrase("(?<=(?<!\\p{L})(?:challeng(?:e|es|ed|ing)|question(?:s|ed|ing)?|reject(?:s|ed|ing)?|dispel(?:s|led|ling)?|promot(?:e|es|ed|ing)|reinforc(?:e|es|ed|ing)|undermin(?:e|es|ed|ing)|contest(?:s|ed|ing)?|dismantl(?:e|es|ed|ing)|subvert(?:s|ed|ing)?|perpetuat(?:e|es|ed|ing)|complicat(?:e|es|ed|ing)) the (?:(?:very|traditional|conventional|common|popular|romantic) )?)(?:notion|idea|concept)(?= of [^.,;:]{3,50} as (?!well|if|though|soon|long|a result|part)\\p{Ll})"),
    to: ["view"],
    literal: /(?<!\p{L})views?(?!\p{L})/iu,
  },
];

const schemes: Readonly<Record<string, string>> = { "ethical frameworks": "ethical codes", "moral frameworks": "moral codes", "legal frameworks": "laws" };
const frames: readonly PhraseSwap[] = [
  { keys: ["framework"], pattern: phrase(`${behind("this|that")}(?<!through \\p{L}{4} )framework(?=[.,;:]| (?:is|was|has|had|can|could|may|would|will|provides?|offers?|gives?|suggests?|emphasi[sz]es|includes?|considers?|requires?|reveals?|sees?|allows?|also|to|for|in|and|of \\p{Ll}+ing)(?!\\p{L}))`), to: ["approach", "model"], literal: built },
  ...Object.entries(schemes).map(([found, plain]): PhraseSwap => ({ keys: ["frameworks"], pattern: phrase(`(?<![\\p{L}-])${found}(?! (?:for|of))(?![\\p{L}-])`), to: [plain], literal: /(?<!\p{L})(?:laws?|codes?)(?!\p{L})/iu })),
  { keys: ["framework"], pattern: phrase("(?<=(?<!\\p{L})an? (?:[\\p{Ll}-]+,? (?:and )?){0,3})framework(?= for (?:decision-making|collaboration|cooperation|dialogue|growth|action|reform|change|learning|engagement|consumer engagement|analysis)(?!\\p{L}))"), to: ["basis"], literal: built },
  ...["style", "device", "devices", "technique", "techniques"].map((word): PhraseSwap => ({ keys: ["narrative"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|an?|its|his|her|their|this|that|these|of|with|such|['’]s|complex|key|central|common) (?:[\\p{Ll}-]+ )?)narrative(?= ${word}(?!\\p{L}))`), to: ["storytelling"], literal: /(?:storytell|nonlinear|non-linear)/iu })),
  { keys: ["narrative"], pattern: phrase("(?<![\\p{L}-])narrative tension(?![\\p{L}-])"), to: ["suspense"], literal: /suspense/iu },
  { keys: ["insights"], pattern: phrase(`${behind("clinical|medical|scientific|experimental|research")}insights(?! into)(?![\\p{L}-])`), to: ["findings"], literal: /finding/iu },
  { keys: ["pathways"], pattern: phrase(`${behind("career|educational|degree")}pathways(?![\\p{L}-])`), to: ["paths"], literal: /(?<!\p{L})paths?(?!\p{L})/iu },
  { keys: ["journey"], pattern: phrase(`${behind("decision-making|buying|purchasing|shopping|learning|recovery|healing")}journey(?![\\p{L}-])`), to: ["process"], literal: /process/iu },
  { keys: ["shift"], pattern: phrase(`${behind("to|can|could|may|might|will|would|markets|preferences|attitudes|priorities|opinions|tastes|conditions|expectations|alliances")}shift(?= (?:rapidly|quickly|overnight|over time|dramatically|constantly|with time)(?!\\p{L}))`), to: ["change"], literal: rota },
  ...Object.entries({ challenge: "fight", challenges: "fights", challenged: "fought", challenging: "fighting" }).map(
    ([form, plain]): PhraseSwap => ({
      keys: [form],
      pattern: phrase(`(?<!(?<!\\p{L})(?:an?|the|of|no|more|very|new|major|serious) )(?<![\\p{L}-])${form}(?= (?:(?:this|the|these|such|racial|social|systemic|gender|economic|political|institutional|entrenched|widespread) ){0,2}(?:injustices?|discrimination|inequalit(?:y|ies)|inequit(?:y|ies)|segregation|oppression|racism|prejudice|corruption)(?!\\p{L}))`),
      to: [plain],
      literal: /(?<!\p{L})(?:f(?:ight|ought)|(?:ruling|decision|verdict|court|law|legal|statute|case|novel|poem|poetry|film|book|stor(?:y|ies)|art|music|play|text|literature|theor(?:y|ies)|concept|essay)s?(?!\p{L}))/iu,
    }),
  ),
  ...Object.entries({ challenges: "questions", challenged: "questioned", challenging: "questioning", challenge: "question" }).map(
    ([form, plain]): PhraseSwap => ({
      keys: [form],
      pattern: phrase(`(?<!(?<!\\p{L})(?:an?|the|of|no|is|are|was|were|be|been|more|very|new|major|serious) )(?<![\\p{L}-])${form}(?= (?:(?:the|its|their|his|her|this|these|those|many|some|old|own|very|traditional|conventional|core|central|basic|dominant|[\\p{Lu}][\\p{L}]+['’]s?|[\\p{Ll}]{3,}ism['’]s)(?:,| and)? ){1,4}(?:trends?|premises?|tenets|frameworks?|theor(?:y|ies)|perspectives?|thinking|thought|models?|definitions?|distinctions?|principles?|foundations|logic|consensus|emphasis|necessity)(?![\\p{L}-]))`),
      to: [plain],
      literal: /(?<!\p{L})question/iu,
    }),
  ),
];

/** What is left of the stock nouns, where the looser word still fits. */
export const fadedNouns: readonly PhraseSwap[] = [
  { keys: ["opportunities"], pattern: phrase(`${behind("missed|wasted|squandered|lost")}opportunities(?! (?:and challenges|cost)(?!\\p{L}))${after}`), to: ["chances"], literal: /(?:chance|invest|market)/iu },
  { keys: ["narrative"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|this|that|its|their|his|her) (?:[\\p{Ll}-]+ )?)narrative(?= (?:ignores|normali[sz]es|suggests|shows|tells|unfolds|presents|depicts|portrays|follows|moves|begins|ends|explores|centers|centres|focuses|emphasi[sz]es|frames|reinforces|persists|remains|has|had|can|may|could)(?!\\p{L}))`), to: ["story"], literal: criticism },
  { keys: ["insights"], pattern: phrase("(?<=(?<!\\p{L})(?:data-driven|actionable|research-based|empirical) )insights(?![\\p{L}-])"), to: ["findings"] },
  { keys: ["framework"], pattern: phrase(`${behind("societal|constitutional|regulatory|economic|political|governance|health|healthcare|monetary|fiscal")}framework${after}(?! for)`), to: ["system"] },
  { keys: ["framework"], pattern: phrase(`${behind("organizational|organisational|institutional|administrative|structural|social|cultural")}framework${after}(?! for)`), to: ["structure"] },
  { keys: ["narrative"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a|an|this|that|its|their|his|her|our|of|and) (?:[\\p{Ll}-]+ )?)narrative(?! of [^.;:]{2,60} as )(?=[.,;:]| (?:of|that|and|is|was|in|about|to|with|which|as|by|from)(?!\\p{L}))`), to: ["story"], literal: criticism },
  { keys: ["narratives"], pattern: phrase(`(?<!(?<!\\p{L})(?:slave|captivity|creation|gospel|dominant|prevailing|competing|harmful|toxic|racist|negative|false|political|official|national|colonial|imperial|nationalist|mainstream|media|counter|male-dominated|sanitizing these|sanitising these|and|by) )(?<![\\p{L}-])narratives(?!,)${after}`), to: ["stories"] },
  { keys: ["journey"], pattern: phrase(`${behind("the|this|a|his|her|their|its|our|my|your")}journey(?= towards?(?!\\p{L}))`), to: ["path", "road"], literal: /(?:train|ship|\bcar\b|flight|miles|kilomet|hours?|\bbus|voyage|embark|\bset)/iu },
  { keys: ["insights"], pattern: phrase(`${behind("his|her|their|our|share|shares|sharing|fresh")}insights(?! (?:into|from))${after}`), to: ["ideas"] },
  { keys: ["tension"], pattern: phrase(`${behind("the|a|this|that|growing|constant|inherent|underlying|fundamental|enduring|ongoing")}tension(?= between(?!\\p{L}))`), to: ["conflict"] },
  { keys: ["shift"], pattern: phrase(`${behind("the|an|this|that|its|their")}shift(?= (?:in|from|is|was|has|that|which|not)(?!\\p{L})|[.,;:])`), to: ["change"], literal: /(?:night|nurse|hour|worker|factory|doppler|gear|distribution|covariate|warehouse|robot)/iu },
  {
    keys: ["landscape"],
    pattern: phrase(`${behind("academic|scientific|industrial|contemporary|nonprofit|research|insurance|medical")}landscape(?! of)${after}`),
    to: ["world"],
    literal: land,
  },
  { keys: ["realm"], pattern: phrase(`(?<=(?<!\\p{L})(?:the|a) (?:[\\p{Ll}-]+ )?)realm${after}(?! of possib)`), to: ["world"], literal: kingdom },
  { keys: ["realm"], pattern: phrase(`${behind("this")}realm${after}`), to: ["area"], literal: kingdom },
  { keys: ["realms"], pattern: phrase("(?<![\\p{L}-])realms(?= of(?!\\p{L}))"), to: ["areas"], literal: kingdom },
  // One looks through a lens, but from a perspective; and what is a tool ("a lens to study it") is none.
  { keys: ["lens"], pattern: whole("(?<!(?:filter|refract|told|peer|gaz|glimps|focus|captur|shot|pass|shin)(?:e|ed|es|s|ing)? )through ((?:this|that|an?(?: \\p{Ll}+ly)? (?!layered|narrow|distort|broken|cracked|dark|single|new)[\\p{Ll}-]+)) lens(?=[.,;:])"), to: ["from $1 perspective"], literal: telescope },
  { keys: ["lens"], pattern: phrase("(?<=(?<!\\p{L})(?:offer|provid|giv|bring|adopt|add|tak|present)(?:e|s|es|ed|ing)? (?:an?|another|this) (?:[\\p{Ll}-]+,? ){0,2})lens(?=[.,;:]| on(?!\\p{L}))"), to: ["perspective"], literal: telescope },
  ...chances,
  ...powers,
  ...views,
  ...frames,
];
