import { isAbstract } from "../language/abstract-nouns.ts";
import { nounPhraseAt } from "../language/noun-phrase.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { metaphors } from "./dead-metaphors.table.ts";

const table = compilePhrases(metaphors);

const shows: Readonly<Record<string, string>> = { is: "shows", are: "show", was: "showed", were: "showed", be: "show", been: "shown" };
const said = /(?<!\p{L})(?:(is|are|was|were|be|been)( (?:also|often|always|itself))? )?(?:an? )((?:true|powerful|lasting|living|enduring|clear|fitting|striking|strong|remarkable|impressive|stunning) )?$/iu;
/** Anything else that it is said to be would lose its verb. */
const more = /(?:,| and| but| or| as well as) (?:also )?(?:an?|one|the|to|not) /iu;
const question = /^ to (?:how|what|why)(?!\p{L})/iu;
const denied = /(?<!\p{L})(?:not|n['’]t|less|never|than|hardly|both|neither|in|as)(?: (?:merely|just|only|simply|so much))? ?$/iu;
/** What can be proved of someone or something. */
const proved = new Set("spirit work friendship legacy leadership human genius prowess craftsmanship effort appeal art craft skill ability hour year artistry brilliance beauty greatness importance greed magic".split(" "));

/** "Is a testament to their skill": shows it, or is proof of it. */
function* testaments(scene: Scene): Generator<Proposal> {
  for (const word of scene.words()) {
    if (word.written !== "testament") continue;
    const rest = laterIn(scene, word.end);
    const before = earlierIn(scene, word.start);
    const found = said.exec(before);
    if (!found || !rest.startsWith(" to ")) continue;
    const [all, copula = "", adverb = "", adjective = ""] = found;
    if (denied.test(before.slice(0, found.index))) continue;
    const asks = question.test(rest);
    if (!asks && !isProvable(scene, word.end + " to ".length)) continue;
    const end = word.end + " to".length;
    const proof = `${copula}${adverb}${copula && " "}${adjective}proof of`;
    const verb = shows[copula.toLowerCase()];
    const showing = verb && !adjective && !more.test(rest) ? [`${adverb.trimStart()}${adverb && " "}${verb}`] : [];
    yield { start: word.start - all.length, end, after: asks ? [...showing, ...(showing.length === 0 ? [proof] : [])] : [...showing, proof] };
  }
}

function isProvable(scene: Scene, from: number): boolean {
  const tokens = scene.tokens();
  const head = nounPhraseAt(tokens, tokens.findIndex(({ start }) => start >= from))?.head;
  return head !== undefined && (isAbstract(head) || proved.has(head) || head.endsWith("ing"));
}

export const deadMetaphors = defineRule({
  id: "dead-metaphors",
  why: "An image that no one sees any more; the plain word says what it meant.",
  evidence: "Generated essays use “testament”, “tapestry”, “landscape”, “realm” and their like 21 times as often as people do.",
  from: "light",
  cues: ["testament", ...table.keys()],
  *propose(scene) {
    yield* testaments(scene);
    yield* swapPhrases(scene, table);
  },
  rewrites: [
    ["The bridge is a testament to their skill.", "The bridge shows their skill."],
    ["The bridge is a testament to their skill.", "The bridge is proof of their skill."],
    ["The garden, a testament to years of care, is open on Sundays.", "The garden, proof of years of care, is open on Sundays."],
    ["The book is a powerful testament to friendship.", "The book is powerful proof of friendship."],
    ["Her career is a testament to how far the town has come.", "Her career shows how far the town has come."],
    ["The city is a rich tapestry of cultures.", "The city is a rich mix of cultures."],
    ["Their diet reflects the rich tapestry of mountain life.", "Their diet reflects the rich variety of mountain life."],
    ["The plot is a tapestry woven from threads of envy and greed.", "The plot is a mix of envy and greed."],
    ["The choice falls within the realm of personal taste.", "The choice is a matter of personal taste."],
    ["In the realm of sport, money talks.", "In sport, money talks."],
    ["The custom is confined to the realm of fiction.", "The custom is confined to fiction."],
    ["The digital landscape changes every year.", "The digital world changes every year."],
    ["The landscape of modern medicine has changed.", "The world of modern medicine has changed."],
    ["Cheap steel changed the competitive landscape.", "Cheap steel changed the competitive environment."],
    ["He joined the literary landscape late.", "He joined the literary scene late."],
    ["The political landscape shifted in May.", "The political scene shifted in May."],
    ["Oil shaped the country’s economic landscape.", "Oil shaped the country’s economy."],
    ["The reform changed the social and cultural landscape.", "The reform changed the social and cultural life."],
    ["Small firms must adapt to this complex landscape.", "Small firms must adapt to this complex environment."],
    ["Trust is a cornerstone of good care.", "Trust is a central part of good care."],
    ["The clinic became a beacon of hope for the town.", "The clinic became a source of hope for the town."],
    ["The essay examines the interplay between rent and wages.", "The essay examines the interaction between rent and wages."],
    ["She reads the play through the lens of class.", "She reads the play in terms of class."],
    ["She reads the play through the lens of history.", "She reads the play in the light of history."],
    ["He sees the strike through a moral lens.", "He sees the strike from a moral point of view."],
    ["Letters are the lens through which they saw the war.", "Letters are the way they saw the war."],
    ["Patience is a hallmark of the firm.", "Patience is typical of the firm."],
    ["Trust lies at the heart of good care.", "Trust is central to good care."],
    ["These rules are at the core of the game.", "These rules are central to the game."],
    ["The new kiln was a game-changer for the potters.", "The new kiln made a big difference for the potters."],
    ["Salt can be a total game-changer, and it costs little.", "Salt can make a big difference, and it costs little."],
    ["Worms are a game-changer: they loosen the soil.", "Worms make a big difference: they loosen the soil."],
    ["Cheap glass could be a real game changer in farming.", "Cheap glass could make a big difference in farming."],
    ["Farming is woven into the fabric of the valley.", "Farming is part of the valley."],
  ],
  leaves: [
    "The kiln is a game-changer and a joy to use.",
    "The kiln is not a game-changer.",
    "It was a game-changer for the potters and a shock to the town.",
    "There was a game-changer in the second half.",
    "A medieval tapestry hangs on the wall.",
    "He painted the landscape of his childhood.",
    "The king ruled the realm of Mercia.",
    "In the realm of the dragon king, nothing grew.",
    "It is within the realm of possibility.",
    "The landscape of the island is bare.",
    "She looked through the lens of the camera.",
    "He mastered the intricacies of tax law.",
    "The essay shows the interplay between rent and wages in shaping the town.",
    "They laid the cornerstone of the church in 1902.",
    "Trust has long been a cornerstone in the life of the town.",
    "The drill hit the bedrock of the valley, hard granite rock.",
    "The Realm of Shadows is a novel.",
    "The empty square was a testament to the end of the fair.",
    "At the heart of the valley lies a lake.",
    "The market is at the heart of the city by the river.",
    "In a testament to their skill, they won.",
    "It is not a testament to their skill.",
    "He must unravel a tapestry of crimes.",
    "They journeyed to the realm of old beliefs.",
    "He left his house to her in his last will and testament.",
    "The optimization landscape is rough.",
  ],
});
