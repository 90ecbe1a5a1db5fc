import { defineRule } from "../rule.ts";

const wish = /^I (?:hope|trust)(?: that)? (?:this|my) (?:e-?mail|message|letter|note) finds you (?:well|in good (?:health|spirits))[.!]$/u;
/** What the next sentence takes up. */
const takesUp = /^(?:it|that|this|so|if so|and|but|also|too|likewise|we are|I am well)(?!\p{L})/iu;

export const mailWishes = defineRule({
  id: "mail-wishes",
  why: "A wish that stands in every message is read by nobody; begin with what you write about.",
  from: "strong",
  cues: ["finds"],
  *propose({ text, sentence, block, index }) {
    const next = block.sentences[index + 1];
    if (!next || !wish.test(text.slice(sentence.start, sentence.end)) || takesUp.test(text.slice(next.start, next.end))) return;
    yield { start: sentence.start, end: next.start, after: [""] };
  },
  rewrites: [
    ["I hope this email finds you well. The roof is mended.", "The roof is mended."],
    ["I hope this message finds you well. I have read your plan.", "I have read your plan."],
    ["I trust that this letter finds you in good health. Our fair opens in May.", "Our fair opens in May."],
    ["I hope my note finds you well! The key is under the mat.", "The key is under the mat."],
    ["Dear Ann,\n\nI hope this e-mail finds you well. The boat leaves at six.", "Dear Ann,\n\nThe boat leaves at six."],
  ],
  leaves: [
    "I hope this email finds you well.",
    "I hope this letter finds you before the post stops.",
    "I hope this email finds you well. So do we all.",
    "I hope this email finds you well after the storm. The roof is mended.",
  ],
});
