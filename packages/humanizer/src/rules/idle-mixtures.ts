import { phrase } from "../language/patterns.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule } from "../rule.ts";

/** What several things can follow as well as one. */
const governing =
  "through|with|via|by|on|employ(?:s|ed|ing)?|us(?:e|es|ed|ing)|involv(?:e|es|ed|ing)|requir(?:e|es|ed|ing)|demand(?:s|ed|ing)?|includ(?:e|es|ed|ing)|pursu(?:e|es|ed|ing)|feel|feels|felt|feeling|combin(?:e|es|ed|ing)|incorporat(?:e|es|ed|ing)|encompass(?:es|ed|ing)?|deploy(?:s|ed|ing)?|reflect(?:s|ed|ing)?|attract(?:s|ed|ing)?|express(?:es|ed|ing)?|show(?:s|ed|ing)?|bring(?:s|ing)?|utiliz(?:e|es|ed|ing)|leverag(?:e|es|ed|ing)|adopt(?:s|ed|ing)?|evok(?:e|es|ed|ing)";
const mixture = phrase(`(?<=(?<![\\p{L}-])(?:${governing}) )an? (?:(?:unique|complex|careful|strategic) )?(?:combination|mix|mixture|blend) of (?=\\p{L})`);
/** At least two things, told by name; how they work together is not said. */
const named = /^(?!(?:both|these|those|two|three|several|many|all)(?!\p{L})|(?:(?!and )[\p{L}-]+ ){0,2}(?:factors?|emotions?|feelings?|elements?|things|reasons|traits|forces)(?!\p{L}))(?:[^\s.;:()]+ ){1,5}?(?:and|as well as) \p{L}/u;
const list = /^(?!(?:(?!and )[\p{L}-]+ ){0,2}(?:factors?|emotions?|feelings?|elements?|things|reasons|traits|forces)(?!\p{L}))(?:[^.;:()]{3,60}, ){1,4}(?:and|as well as) \p{L}/u;
/** The mixture itself did it, or something is said of it alone. */
const joint = /(?:caus|result|overdos|poison|kill|die[ds]?)\p{L}*(?: \p{L}+)? $/iu;
const goesOn = /^[^.;:]{0,160}(?:,? (?:that|which) (?:is|was|has|makes|gives|provides|creates|allows|helps|leads|\p{Ll}+s) |(?<!\p{L})each other|(?<!\p{L})together(?!\p{L})|%)/u;

export const idleMixtures = defineRule({
  id: "idle-mixtures",
  why: "Things that are named one after the other are seen to come together; no “mix” or “combination” need say so.",
  evidence: "Generated essays write “a mix of”, “a range of” and the like 3.1 times as often as people do.",
  from: "standard",
  cues: "combination mix mixture blend".split(" "),
  *propose(scene) {
    const { text, sentence } = scene;
    for (const match of text.slice(sentence.start, sentence.end).matchAll(mixture)) {
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      const rest = laterIn(scene, end);
      if ((!named.test(rest) && !list.test(rest)) || goesOn.test(rest) || joint.test(earlierIn(scene, start))) continue;
      yield { start, end, after: [""] };
    }
  },
  rewrites: [
    ["The club draws members through a combination of posters and word of mouth.", "The club draws members through posters and word of mouth."],
    ["She opened the letter with a mix of hope and dread.", "She opened the letter with hope and dread."],
    ["The trade requires a unique blend of patience, strength, and luck.", "The trade requires patience, strength, and luck."],
    ["They use a mixture of old and new tools.", "They use old and new tools."],
    ["Prices are driven by a mix of weather and rumour.", "Prices are driven by weather and rumour."],
  ],
  leaves: [
    "He felt a mix of emotions.",
    "The paste is a mix of chalk and oil.",
    "He died of poisoning caused by a combination of ether and wine.",
    "It shows a blend of chalk and oil that is hard to clean.",
    "They do it with a combination of both.",
    "Prices are driven by a mix of factors, including rain and rumour.",
  ],
});
