import { findOpener } from "../language/opener.ts";
import { legal } from "../language/register.ts";
import { defineRule, type Rule, type Scene } from "../rule.ts";

const contrast = /^However, +/u;
const concession = /^(?:Nevertheless|Nonetheless), +/u;
const consequence = /^(?:Thus|Therefore|Consequently|Hence), +/u;

const has = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
/** "So" sounds like talk; a long and learned sentence does not. */
const longestAfterSo = 15;
/** "So many …", "So that …" would say something else. */
const afterSo = /^(?:the|an?|this|these|those|it|they|we|he|she|you|I|there|when|if|while|each|every|its|their|our|his|her|my|your)(?!\p{L})/u;

export const contrastOpeners: Rule = defineRule({
  id: "contrast-openers",
  why: "The short word turns the argument just as well, and sounds like someone talking.",
  evidence: "People open sentences with and, but or so about eight times as often as generated essays do.",
  from: "standard",
  tones: ["standard", "casual", "business"],
  cues: "however nevertheless nonetheless thus therefore consequently hence".split(" "),
  *propose(scene) {
    const found = findOpener(scene, contrast) ?? findOpener(scene, concession) ?? findOpener(scene, consequence);
    if (!found || legal.test(found.rest)) return;
    const after = wordings(found.phrase, found.rest, previous(scene), scene.tone);
    if (after.length > 0) yield { start: found.start, end: found.end, after };
  },
  rewrites: [
    ["However, the river is still rising.", "But the river is still rising."],
    ["However, when the rain stops, we can sow.", "But when the rain stops, we can sow.", "casual"],
    ["But it rained. However, the match went on.", "But it rained. Yet the match went on."],
    ["However, the road is narrow but safe.", "Yet the road is narrow but safe.", "business"],
    ["Nevertheless, he still plays every Sunday.", "Even so, he still plays every Sunday."],
    ["Nonetheless, most of the critics stayed.", "Even so, most of the critics stayed."],
    ["Thus, the older kiln wins.", "So the older kiln wins.", "casual"],
    ["Therefore, we moved the date.", "So we moved the date."],
    ["Consequently, it failed the second test.", "So it failed the second test.", "casual"],
  ],
  leaves: [
    "However large the crowd, he stays calm.",
    "However, and this matters, the fee is gone.",
    "The fee, however, stays the same.",
    "Therefore, many people left early.",
    "Thus armed, the guards went out.",
    "Therefore, the tenant shall pay the costs.",
    "However, the water was cold but clear, and yet it called.",
    "Nonetheless, even the critics stayed.",
    "Thus, that idea failed.",
    "Consequently, a growing body of learned writing has appeared to ask how these new tools change the daily work of many trades.",
    "However, no.",
  ],
});

function wordings(phrase: string, rest: string, before: string, tone: Scene["tone"]): string[] {
  if (contrast.test(phrase)) return ["But ", "Yet "].filter((word) => !has(rest, word.trim()) && !has(before.slice(0, 4), word.trim()));
  if (concession.test(phrase)) return has(rest, "even") || /^Even so\b/u.test(before) ? [] : ["Even so, "];
  if (tone !== "casual" && rest.split(" ").length > longestAfterSo) return [];
  return afterSo.test(rest) && !has(rest, "so") && !/^So\b/u.test(before) ? ["So "] : [];
}

function previous({ text, block, index }: Parameters<Rule["propose"]>[0]): string {
  const sentence = block.sentences[index - 1];
  return sentence ? text.slice(sentence.start, sentence.end) : "";
}
