import { expand } from "../language/contractions.ts";
import { defineRule } from "../rule.ts";

/** "'s" and "'d" are left alone: each may stand for two words. */
const contracted = /(?<![\p{L}'’])(?:\p{L}{2,6}n['’]t|(?:I|you|we|they)['’](?:m|re|ve|ll)|(?:it|he|she)['’]ll)(?!\p{L})/giu;

/** "Don't you agree?", "isn't it?": the full form would need another order. */
const turnedRound = /^ (?:I|you|he|she|it|we|they|this|that|these|those|there|anyone|everyone|someone|the|a|an|my|your|his|her|its|our|their)(?!\p{L})/iu;
const isNegated = /n['’]t$/iu;

export const fullForms = defineRule({
  id: "full-forms",
  why: "Formal writing spells its short forms out.",
  from: "light",
  tones: ["formal"],
  cues: ["'", "’"],
  *propose({ text, sentence }) {
    for (const { 0: short, index } of text.slice(sentence.start, sentence.end).matchAll(contracted)) {
      const start = sentence.start + index;
      const end = start + short.length;
      const full = expand(short);
      if (full === short || (isNegated.test(short) && turnedRound.test(text.slice(end, end + 12)))) continue;
      yield { start, end, after: [full] };
    }
  },
  rewrites: [
    ["We can't open before noon.", "We cannot open before noon."],
    ["They won't accept cheques.", "They will not accept cheques."],
    ["I'm sorry that you’re leaving.", "I am sorry that you are leaving."],
    ["Don't forget the key.", "Do not forget the key."],
    ["We've met, and they'll write.", "We have met, and they will write."],
    ["The bridge isn't safe, and it'll close.", "The bridge is not safe, and it will close."],
  ],
  leaves: [
    "Don't you agree?",
    "The bridge is safe, isn't it?",
    "It's late, and she'd rather stay.",
    "“I can't,” he said.",
    "Let's go, o'clock or not.",
  ],
});
