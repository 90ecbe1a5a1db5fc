import { lowerOf, nounPhraseAt } from "../language/noun-phrase.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { earlierIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { heaps, inflatedAmounts as swaps } from "./inflated-amounts.table.ts";

const table = compilePhrases(swaps);
const cheap = /(?<!\p{L})(?:myriad|multitude|plethora|host|array|range|variety|spectrum) of(?!\p{L})/iu;
/** "Such a wide range" needs its article, and "there is a range" its verb. */
const bound = /(?<!\p{L})(?:such|what|quite|as|so|rather|just|only|wide|there (?:is|was|exists|remains)|there['’]s) $/iu;
/** What is measured has a range: from one end to the other, and not so many of them. */
const several =
  /^(?:both|values|between|frequencies|temperatures|wavelengths?|ages|mass(?:es)?|energies|sizes?|lengths?|widths?|depths?|heights?|weights?|thickness(?:es)?|scales?|rates?|speeds?|velocities|levels?|doses?|dosages|distances?|durations?|volumes?|prices?|incomes?|scores?|angles?|intensit(?:y|ies)|densit(?:y|ies)|pressures?|concentrations?|magnitudes?|resolutions?|redshifts?|luminosities|amplitudes?|strengths|loads|currents|voltages|dimensions|parameters?|hyperparameters|settings|conditions|regimes|times|timescales|budgets)$/u;
const singular = /^(?:is|was|has|exists|remains|does|\p{Ll}+[^s]s)$/u;

/** A heap of things that can be counted: "many" says it. */
function* counted(scene: Scene): Generator<Proposal> {
  const { text, sentence } = scene;
  const whole = text.slice(sentence.start, sentence.end);
  if (!cheap.test(whole)) return;
  for (const { pattern, to } of heaps) {
    for (const match of whole.matchAll(pattern)) {
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      if (bound.test(earlierIn(scene, start))) continue;
      const tokens = scene.tokens();
      const from = tokens.findIndex((token) => token.start > end);
      const phrase = from < 0 ? null : nounPhraseAt(tokens, from);
      const head = phrase && tokens[phrase.at];
      if (!phrase || !head || phrase.number !== "plural" || !["NOUN", "VERB"].includes(head.partOfSpeech) || tokens.slice(from, phrase.at + 1).some((token) => several.test(lowerOf(token)) || token.partOfSpeech === "NUM")) continue;
      // The verb counts the range, not the things.
      if (singular.test(lowerOf(tokens[phrase.at + 1])) && ["AUX", "VERB"].includes(tokens[phrase.at + 1]?.partOfSpeech ?? "")) continue;
      // "A variety of different tools": the next word says so again.
      const again = /^(?:different|various|diverse|varied|several|other)$/.test(lowerOf(tokens[from]));
      yield { start, end, after: again ? ["many"] : to };
    }
  }
}

export const inflatedAmounts = defineRule({
  id: "inflated-amounts",
  why: "A grand way to say “many”; the plain word counts as much.",
  from: "light",
  needsTags: true,
  cues: ["myriad", "multitude", "plethora", "host", "array", "range", "variety", "spectrum", ...table.keys()],
  *propose(scene) {
    yield* swapPhrases(scene, table);
    yield* counted(scene);
  },
  rewrites: [
    ["The job brings a myriad of problems.", "The job brings many problems."],
    ["A plethora of apps do this.", "Many apps do this."],
    ["There is a plethora of information about it.", "There is plenty of information about it."],
    ["The shop sells a wide range of tools.", "The shop sells many kinds of tools."],
    ["They invited a diverse array of speakers.", "They invited many speakers."],
    ["A multitude of small firms closed.", "Many small firms closed."],
    ["Cities face a vast array of risks.", "Cities face many kinds of risks."],
    ["The school offers a range of evening courses.", "The school offers various evening courses."],
    ["The school offers a variety of courses.", "The school offers various courses."],
    ["He faced a host of problems.", "He faced many problems."],
    ["The map draws on a range of sources.", "The map draws on various sources."],
    ["She has a wealth of experience.", "She has plenty of experience."],
  ],
  leaves: [
    "A multitude gathered in the square.",
    "It has such a wide range of uses.",
    "There is an array of small lamps.",
    "A wide range of colours is available.",
    "The mountain range is wide.",
    "We need an array of ten numbers.",
    "A broad spectrum antibiotic was given.",
    "The myriad stars shone.",
    "The gauge covers a range of values.",
    "It held up across a broad range of wind speeds.",
    "They sell shoes in a range of sizes.",
    "They bred a new variety of apples.",
    "He was the host of the show.",
  ],
});
