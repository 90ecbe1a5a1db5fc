import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { lowerOf, nounPhraseAt } from "../language/noun-phrase.ts";
import { laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { depthNouns as swaps } from "./depth-nouns.table.ts";

const table = compilePhrases(swaps);

/** What tells of a quality can tell how much of it there is. */
const tells = /(?<!\p{L})(?:show|reveal|highlight|underscore|illustrate|reflect|portray|convey|capture|demonstrate|recogni[sz]e|acknowledge|appreciate|emphasi[sz]e|stress|consider|account for)(?:s|ing)? $/iu;
const past = /(?<!\p{L})(?:was|were|had|did|could|would|\p{L}+ed)(?!\p{L})/iu;
const quality = /^ of /iu;
/** Nothing may hang on the noun, or it would be torn from it. */
const closed = /^(?:[.;:]|, (?!and |or |which |who |where |that |[^.;:]{1,80} (?:and|or) ))/u;

/** "Shows the complexity of the task." → "Shows how complex the task is." */
function* howComplex(scene: Scene): Generator<Proposal> {
  const { text, sentence } = scene;
  for (const word of scene.words()) {
    if (word.written !== "complexity" && word.written !== "complexities") continue;
    const before = text.slice(sentence.start, word.start);
    if (!before.endsWith("the ") || !tells.test(before.slice(0, -4)) || !quality.test(laterIn(scene, word.end)) || past.test(text.slice(sentence.start, sentence.end))) continue;
    const tokens = scene.tokens();
    const from = tokens.findIndex(({ start }) => start >= word.end + 4);
    const phrase = from < 0 ? null : nounPhraseAt(tokens, from);
    const head = phrase && tokens[phrase.at];
    if (!phrase || !head || !["NOUN", "PROPN"].includes(head.partOfSpeech) || !closed.test(laterIn(scene, head.end))) continue;
    if (tokens.slice(from, phrase.at).some((token) => lowerOf(token) === "and" || lowerOf(token) === ",")) continue;
    yield { start: word.start - 4, end: head.end, after: [`how complex ${text.slice(word.end + 4, head.end)} ${phrase.number === "plural" ? "are" : "is"}`] };
  }
}

export const depthNouns = defineRule({
  id: "depth-nouns",
  why: "“Complexities”, “nuances” and “dynamics” promise depth but name nothing; a plainer word, or none, says as much.",
  evidence: "Generated essays use “complexity”, “nuance”, “dynamics” and their like 5.4 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["complexity", "complexities", ...table.keys()],
  *propose(scene) {
    yield* swapPhrases(scene, table);
    yield* howComplex(scene);
  },
  rewrites: [
    ["The novel explores the complexities of grief.", "The novel explores grief."],
    ["They must navigate the complexities of city politics.", "They must navigate the difficulties of city politics."],
    ["Her lectures discuss the intricacies of the tax code.", "Her lectures discuss the tax code."],
    ["He mastered the intricacies of the loom.", "He mastered the finer points of the loom."],
    ["She has a good understanding of its intricacies.", "She has a good understanding of its details."],
    ["The second round of talks brought new complexities.", "The second round of talks brought new complications."],
    ["A good translator can capture the nuances of slang.", "A good translator can capture the subtleties of slang."],
    ["The merger added another layer of complexity to the case.", "The merger further complicated the case."],
    ["The play is about power dynamics in a small town.", "The play is about power relations in a small town."],
    ["Strikes changed the power dynamic between owners and crews.", "Strikes changed the balance of power between owners and crews."],
    ["The survey looks at gender dynamics on farms.", "The survey looks at gender relations on farms."],
    ["Firms watch market dynamics closely.", "Firms watch market conditions closely."],
    ["Taken together, these dynamics keep rents high.", "Taken together, these forces keep rents high."],
    ["The film studies the dynamic between the two sisters.", "The film studies the relationship between the two sisters."],
    ["The report shows the complexity of the task.", "The report shows how complex the task is."],
    ["These figures reveal the complexities of rural markets.", "These figures reveal how complex rural markets are."],
  ],
  leaves: [
    "Molecular dynamics simulations ran for a week.",
    "The algorithm has linear complexity.",
    "The report shows the complexity of trade, the pull of the coast, and the price of bread.",
    "The barrel adds complexity to the wine.",
    "She teaches fluid dynamics.",
    "Group dynamics is a field of its own.",
    "A dynamic speaker opened the day.",
    "The report showed the complexity of the task.",
    "His music lacks nuance.",
    "The Complexities of Love is a short film.",
    "They explored the complexities of running a farm.",
  ],
});
