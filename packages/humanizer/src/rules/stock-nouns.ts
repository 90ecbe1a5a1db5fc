import { defineRule, type Scene } from "../rule.ts";
import { earlierIn, laterIn, wordsOf } from "../language/words.ts";

/** What is faced, overcome or numbered in this way is trouble, not sport. */
const trouble =
  /(?<!\p{L})(?:fac(?:e|es|ed|ing)|overcom(?:e|es|ing)|overcame|address(?:es|ed|ing)?|tackl(?:e|es|ed|ing)|pos(?:e|es|ed|ing)|present(?:s|ed|ing)?|encounter(?:s|ed|ing)?|work(?:s|ed|ing)? through|deal(?:s|t|ing)? with|struggl(?:e|es|ed|ing) with|wrestl(?:e|es|ed|ing) with|grappl(?:e|es|ed|ing) with|despite|these|such|many|numerous|several|various|serious|major|significant|the)(?: (?:the|these|many|several|its|their|our|new|its own|their own|unique|serious|major|significant|complex|environmental|economic|financial|ethical|technical|logistical|social|political|operational|global|current|persistent|similar|other)){0,2} $/iu;
/** Sought, or set before a court. */
const sport = /(?:enjoy|love|welcom|excit|thriv|seek|embrac|rewarding|fun|legal|court|lawsuit|constitutional|title|cup|game|championship|sponsor|prize|contest|compet|hackathon|reading|weekly|daily)/iu;

function* propose(scene: Scene) {
  for (const word of wordsOf(scene)) {
    if (word.written !== "challenges") continue;
    const before = earlierIn(scene, word.start);
    const rest = laterIn(scene, word.end);
    if (scene.tokenAt(word.start)?.partOfSpeech !== "NOUN" || !trouble.test(before) || sport.test(before)) continue;
    if (/^ (?:to|and|or)(?!\p{L})|^['’]|^, (?:opportunit|reward)/iu.test(rest)) continue;
    yield { start: word.start, end: word.end, after: /^ of \p{L}+ing/iu.test(rest) ? ["difficulties"] : ["problems", "difficulties"] };
  }
}

export const stockNouns = defineRule({
  id: "stock-nouns",
  why: "“Challenges” is a polite cover for trouble; naming it as such is clearer.",
  evidence: "Generated essays use “challenges”, “journey”, “insights” and their like 4.3 times as often as people do.",
  from: "standard",
  needsTags: true,
  propose,
  rewrites: [
    ["The firm faced many challenges in May.", "The firm faced many difficulties in May."],
    ["Farmers face serious challenges.", "Farmers face serious problems."],
    ["They met to address these challenges.", "They met to address these problems."],
    ["The essay looks at the challenges of measuring rain.", "The essay looks at the difficulties of measuring rain."],
    ["Despite these challenges, the club survived.", "Despite these problems, the club survived."],
    ["Old houses present technical challenges.", "Old houses present technical difficulties."],
    ["Such challenges are common.", "Such problems are common."],
  ],
  leaves: [
    "She enjoys the challenges of chess.",
    "The court heard several challenges.",
    "There are many challenges and rewards.",
    "He challenges the mayor in June.",
    "The law survived many challenges to its wording.",
    "Weekly challenges keep the readers coming back.",
    "The challenge was to stay awake.",
    "The agency sponsored numerous challenges with a prize.",
  ],
});
