import { echoes } from "../language/echo.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { bolderNouns, stockNouns as swaps } from "./stock-nouns.table.ts";

const table = compilePhrases(swaps);
const bolder = compilePhrases(bolderNouns);

/** What is faced, overcome or numbered in this way is trouble, not sport. */
const trouble =
  /(?<!\p{L})(?:fac(?:e|es|ed|ing)|overcom(?:e|es|ing)|overcame|address(?:es|ed|ing)?|tackl(?:e|es|ed|ing)|pos(?:e|es|ed|ing)|present(?:s|ed|ing)?|encounter(?:s|ed|ing)?|confront(?:s|ed|ing)?|solv(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|mitigat(?:e|es|ed|ing)|creat(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|caus(?:e|es|ed|ing)|identif(?:y|ies|ied|ying)|bring(?:s|ing)?|brought|navigat(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|work(?:s|ed|ing)? through|deal(?:s|t|ing)? with|cop(?:e|es|ed|ing) with|struggl(?:e|es|ed|ing) with|wrestl(?:e|es|ed|ing) with|grappl(?:e|es|ed|ing) with|fraught with|despite|without|these|such|many|numerous|several|various|serious|major|significant|the|its|their|own)(?: (?:the|these|many|several|its|their|our|new|its own|their own|own|unique|serious|major|significant|complex|environmental|economic|financial|ethical|technical|logistical|social|political|operational|global|current|persistent|similar|other|key|main|primary|various|numerous|considerable|substantial|inherent|specific|common|practical|legal|institutional|structural|health|mental health|public health|housing|staffing|unprecedented|associated|potential|ongoing|myriad|daily|everyday|immense|formidable|distinct|related|mounting|multiple|certain)){0,3} $/iu;
/** And what is posed, or comes with something, is trouble too. */
const ensuing = /^ (?:(?:faced|posed|presented|encountered|caused|created|brought|associated|related|inherent|involved|arising|stemming|facing) |(?:that )?(?:they|we|it|he|she|these \p{Ll}+|many \p{Ll}+|\p{Ll}+(?<!s)s) (?:faces?|faced|encounter(?:s|ed)?)(?!\p{L})|that (?:arise|come|accompany|arose|came|remain|plague|(?:[\p{Ll}-]+ ){1,3}(?:face|faces|faced)(?!\p{L}))|of (?!the (?:game|sport))|due to|in \p{L}+ing)/iu;
const troubled = /^(?:health|economic|financial|environmental|technical|logistical|operational|ethical|regulatory|housing|staffing|sales|piracy|security|privacy|persistent|social|societal|political|practical|structural|systemic|unforeseen|unexpected|regional|behavioral|behavioural|emotional|psychological|administrative|bureaucratic|developmental|demographic)$/iu;
/** Of the whole world, or of a field, there are problems. */
const named = /(?<!\p{L})(?:health|global|environmental|social|societal|political|educational|ethical|climate|mental|urban|public|regional) $/iu;
const solution = /(?<!\p{L})(?:solution|solv|resolv|address|tackl|remed)/iu;
const overcoming = /(?<!\p{L})(?:fac(?:e|es|ed|ing)(?!\p{L})|overc[ao]m|fraught|navigat|cop(?:e|es|ed|ing) with|encounter|struggl)\p{L}*(?: \p{L}+){0,4} $/iu;
/** Sought, or set before a court. */
const sport = /(?:enjoy|love|welcom|excit|thriv|seek(?:s|ing)? (?:out |new |fresh )*$|embrac|rewarding|\bfun\b|legal|court|lawsuit|constitutional|title|\bcup\b|\bgame|championship|sponsor|prize|contest|\bcompet(?:e|es|ed|ing)(?!\p{L})|\bcompetitions? (?:include|includes|feature|features|offers?|with|of)(?!\p{L})|hackathon|reading|weekly|daily|\b(?:rise|rises|rose|rising) to\b|\bmeet|\bquest|adventur|coding|dare|fitness)/iu;
const paired = /^ in (?:\p{Ll}+ ){0,2}games?(?!\p{L})|^ (?:run|held|hosted|launched|issued)(?!\p{L})|^ (?:and|or) (?:opportunit|reward|triumph|benefit|solution|joy|success)|^, (?:opportunit|reward)/iu;
const pairing = /(?:opportunit(?:y|ies)|benefits|rewards|triumphs|successes|strategies|solutions|strengths|advantages|prospects),? (?:and|or) (?:the )?$/iu;

/** What rivals and reformers put to those in power is a contest of its own, and no trouble to be rid of. */
const opposition =
  /^ (?:(?:posed|presented|mounted|raised|issued) )?(?:by|from) (?:the |an? |its |their |his |her |our )?(?:[\p{Ll}-]+ ){0,2}(?:\p{Lu}\p{Ll}|(?:rival|competitor|opponent|critic|rebel|reformer|radical|movement|part(?:y|ie)|protester|activist|newcomer|entrant|union|dissident|opposition|left|right|faction|challenger|suitor)s?(?!\p{L}))/u;

/** Held to be won. */
const contest = /(?<!\p{L})(?:sprint|innovators|entrants|winners?|prizes?|submissions?|hackathons?|crowdsourc\p{L}*)(?!\p{L})/iu;

/** "It denies or challenges old rights": one verb more. */
function goesOnFromVerb(scene: Scene, start: number): boolean {
  const tokens = scene.tokens();
  const at = tokens.findIndex((token) => token.start === start);
  return tokens[at - 1]?.partOfSpeech === "CCONJ" && tokens[at - 2]?.partOfSpeech === "VERB" && tokens[at - 2]?.text.endsWith("s") === true;
}

/** What the verb may follow, and the noun may not. */
const pointing = /(?<!\p{L})(?:\p{L}+ly|that|which|who|it|he|she|this|and it|and) $/iu;

/** "Challenges" that are trouble. */
function* troubles(scene: Scene): Generator<Proposal> {
  for (const word of scene.words()) {
    if (word.written !== "challenges") continue;
    const before = earlierIn(scene, word.start);
    const rest = laterIn(scene, word.end);
    if (scene.tokenAt(word.start)?.partOfSpeech !== "NOUN" || sport.test(before) || contest.test(`${before} ${rest}`) || opposition.test(rest) || goesOnFromVerb(scene, word.start)) continue;
    const next = scene.tokens().find(({ start }) => start >= word.end)?.partOfSpeech ?? "";
    // At full strength any noun will do that no object follows.
    const loose = scene.strength === "strong" && !["DET", "ADJ", "NOUN", "PRON", "PROPN", "ADV", "NUM"].includes(next) && !pointing.test(before);
    if (!loose && !trouble.test(before) && !(ensuing.test(rest) && !pointing.test(before)) && !troubled.test(before.trimEnd().split(" ").at(-1) ?? "")) continue;
    // To the one who has them, problems are called so by nobody else.
    if (/^ (?:that )?you(?:r(?: \p{Ll}+){0,3})? (?:face|faces|are|is|have)(?!\p{L})/iu.test(rest)) continue;
    if (/^ to (?=the|an?|its|our|his|\p{L}+s )|^['’]/iu.test(rest) || paired.test(rest) || pairing.test(before)) continue;
    const hard = /^ of \p{L}+ing/iu.test(rest);
    const eased = overcoming.test(before) && !named.test(before) && !solution.test(`${before} ${rest}`);
    // "Problems" again and again would be a habit of its own.
    const fresh = ["problems", "difficulties"].filter((wording) => !echoes(scene, wording));
    yield { start: word.start, end: word.end, after: hard ? ["difficulties"] : eased && fresh.length > 0 ? fresh : ["problems"] };
  }
}

export const stockNouns = defineRule({
  id: "stock-nouns",
  why: "A stock word of reports and essays; a plainer one says the same.",
  evidence: "Generated essays use “challenges”, “journey”, “insights” and their like 4.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["challenges", ...table.keys()],
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    yield* troubles(scene);
    yield* swapPhrases(scene, table);
    if (scene.strength === "strong") yield* swapPhrases(scene, bolder);
  },
  rewrites: [
    ["The firm faced many challenges in May.", "The firm faced many difficulties in May."],
    ["Farmers face serious challenges.", "Farmers face serious problems."],
    ["They met to address these challenges.", "They met to address these problems."],
    ["The essay looks at the challenges of measuring rain.", "The essay looks at the difficulties of measuring rain."],
    ["Despite these challenges, the club survived.", "Despite these problems, the club survived."],
    ["Old houses present technical challenges.", "Old houses present technical problems."],
    ["Finding a good baker is a challenge, even in the city.", "Finding a good baker is hard, even in the city."],
    ["They hope to gain valuable insight into the trade.", "They hope to learn more about the trade."],
    ["Such challenges are common.", "Such problems are common."],
    ["Damp remains a major challenge.", "Damp remains a major problem."],
    ["The novel challenges traditional notions of duty.", "The novel questions traditional notions of duty."],
    ["The fair gives children the opportunity to ride.", "The fair gives children the chance to ride."],
    ["The club offers opportunities for growth.", "The club offers room for growth."],
    ["The sale was a missed opportunity.", "The sale was a missed chance."],
    ["It was a long journey to independence.", "It was a long road to independence."],
    ["The letters offer valuable insights into farm life.", "The letters shed light on farm life."],
    ["They left in search of better job opportunities.", "They left in search of better jobs."],
    ["The report looks at the likely impact of the dam.", "The report looks at the likely effect of the dam."],
    ["Visitors gain deeper insights into the craft.", "Visitors learn more about the craft."],
    ["The law marks a cultural shift.", "The law marks a cultural change."],
    ["The shift from coal to gas was quick.", "The change from coal to gas was quick."],
    ["The book gives a useful framework for thinking about debt.", "The book gives a useful way of thinking about debt."],
    ["The film is a moving narrative about loss.", "The film is a moving story about loss."],
    ["The prevailing narrative is wrong.", "The prevailing account is wrong."],
    ["Rust is another serious challenge that farmers know.", "Rust is another serious problem that farmers know."],
    ["He studied the legal framework of the port.", "He studied the law of the port."],
    ["They want a framework for measuring noise.", "They want a means of measuring noise."],
    ["He traced the journey of wheat from field to table.", "He traced the path of wheat from field to table."],
    ["Opinion began to shift.", "Opinion began to change."],
    ["Night school is a pathway to better work.", "Night school is a path to better work."],
    ["He measured the impact of the toll.", "He measured the effect of the toll."],
    ["There is the potential for misuse.", "There is the risk of misuse."],
    ["That insight raised a doubt.", "That observation raised a doubt."],
    ["This insight inspired the first mill.", "This idea inspired the first mill."],
    ["The challenges posed by frost are old.", "The problems posed by frost are old."],
  ],
  leaves: [
    "She enjoys the challenges of chess.",
    "The court heard several challenges.",
    "There are many challenges and rewards.",
    "He challenges the mayor in June.",
    "The law survived many challenges to its wording.",
    "Weekly challenges keep the readers coming back.",
    "The challenge was to stay awake.",
    "We spoke of the challenges your team is facing.",
    "The agency sponsored numerous challenges with a prize.",
    "He works the night shift.",
    "The narrative voice is calm.",
    "The law grants equal employment opportunities.",
    "The challenges posed by the Young Guard split the party.",
    "The guild outlived the challenges from its rivals.",
    "The course is a formidable challenge, with its steep climb.",
    "These terms establish the legal framework of the lease.",
    "It is a broad framework for addressing noise.",
    "Upon reading his narrative on the tribe, she wrote to him.",
    "It was a paradigm shift in how towns were built.",
    "The chemical shift of the signal was small.",
    "Building a lens without flaws is a persistent challenge.",
    "The journey took nine hours.",
    "We train the model in a new framework for understanding speech.",
    "The drug blocks a signaling pathway to the nucleus.",
    "The team won the challenge cup.",
    "The impact of the comet left a crater.",
  ],
});
