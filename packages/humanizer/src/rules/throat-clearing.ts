import { defineRule } from "../rule.ts";

/** What may come before the phrase without leaning on it. */
const lead = "(?:(?:However|Still|Also|Additionally|Finally|Furthermore|Moreover|Nevertheless|Nonetheless|Even so|In addition|At the same time|That (?:being )?said), |(?:And|But|Yet) )?";
const judged = "[Ii]t(?:['’]s| is) (?:also )?(?:important|worth|essential|crucial|vital|necessary|useful|worthwhile|interesting) ";
const stated = "(?:to (?:also )?(?:note|mention|point out|emphasi[sz]e|stress|highlight|observe|recogni[sz]e|acknowledge)|(?:noting|mentioning|pointing out|emphasi[sz]ing|stressing|highlighting|observing|recogni[sz]ing|acknowledging))";
const passive = "[Ii]t (?:should|must) (?:also )?be (?:noted|mentioned|stressed|emphasi[sz]ed|pointed out)";
const said = "[Ii]t bears (?:mentioning|noting|repeating)";
const phrase = new RegExp(`^(${lead})((?:${judged}${stated}(, however,)?|${passive}|${said}) that |Needless to say, )(?=[\\p{L}\\p{N}]\\S* \\S)`, "u");

/** A second "that" hangs on the phrase. */
const secondThat = /(?:,| and| or| but) that (?!is\b|are\b|was\b)/u;

export const throatClearing = defineRule({
  id: "throat-clearing",
  why: "The sentence says it is worth saying before it says it; go straight to the point.",
  evidence: "Generated essays announce a remark like this 1.9 times as often as people do.",
  from: "light",
  cues: "it needless".split(" "),
  *propose({ text, sentence }) {
    const whole = text.slice(sentence.start, sentence.end);
    const found = phrase.exec(whole);
    if (!found) return;
    const [all, before = "", words = "", turn] = found;
    if (secondThat.test(whole.slice(all.length)) || (turn && before)) return;
    const start = sentence.start + before.length;
    yield { start, end: start + words.length, after: [turn ? "However, " : ""] };
  },
  rewrites: [
    ["It is important to note that prices rose in May.", "Prices rose in May."],
    ["It's worth noting that the museum is free.", "The museum is free."],
    ["It’s also worth mentioning that dogs are welcome.", "Dogs are welcome."],
    ["However, it is important to recognize that not everyone agrees.", "However, not everyone agrees."],
    ["That said, it is worth noting that two suppliers have not replied.", "That said, two suppliers have not replied."],
    ["But it is worth pointing out that the sample was small.", "But the sample was small."],
    ["It is worth noting, however, that the well ran dry.", "However, the well ran dry."],
    ["It is important to note, however, that the lane floods.", "However, the lane floods."],
    ["Needless to say, the cake was gone by noon.", "The cake was gone by noon."],
    ["It is also useful to point out that the ferry is free.", "The ferry is free."],
    ["It is essential to acknowledge that McDonald never signed.", "McDonald never signed."],
    ["It bears repeating that the trail is steep.", "The trail is steep."],
  ],
  leaves: [
    "It is important to note the difference between them.",
    "It is important to remember that the stove stays hot.",
    "It is not worth noting that he was late.",
    "It is important to note that rents rose and that wages fell.",
    "Please note that the office is closed.",
    "It is important that children read.",
    "It was important to note that in 1990.",
    "It is worth noting, however, the size of the well.",
    "But it is worth noting, however, that the well ran dry.",
    "While it is worth noting that rents rose, wages rose too.",
    "It is important to note that “nothing” was written there.",
  ],
});
