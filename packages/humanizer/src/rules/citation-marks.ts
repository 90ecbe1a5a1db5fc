import { defineRule } from "../rule.ts";

/** What search and file tools leave in copied answers. */
const marks =
  / ?(?::contentReference\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[oaicite:\d{1,4}\]|【\d{1,3}(?::\d{1,3})?†[^】\n]{0,60}】|\uE200[^\uE201\n]{1,80}\uE201|(?<![\p{L}\p{N}])(?:cite|navlist|filecite|image)?(?:turn\d{1,2}(?:search|view|news|image|file|fetch)\d{1,3})+(?![\p{L}\p{N}]))/gu;

export const citationMarks = defineRule({
  id: "citation-marks",
  why: "A chatbot's search tool left this mark behind; it leads a reader nowhere.",
  from: "light",
  always: true,
  foreign: true,
  anyLanguage: true,
  cues: ["oaicite", "【", "\uE200", "search", "view", "news", "image", "file", "fetch"],
  *propose({ text, sentence }) {
    for (const mark of text.slice(sentence.start, sentence.end).matchAll(marks)) {
      const start = sentence.start + mark.index;
      yield { start, end: start + mark[0].length, after: [""] };
    }
  },
  rewrites: [
    ["The tower was built by monks:contentReference[oaicite:2]{index=2}.", "The tower was built by monks."],
    ["The tower was built by monks turn0search3.", "The tower was built by monks."],
    ["La torre fue obra de monjes【4†source】.", "La torre fue obra de monjes."],
    ["塔は修道士が建てた:contentReference[oaicite:0]{index=0}。", "塔は修道士が建てた。"],
    ["Der Turm ist alt [oaicite:7] und schief.", "Der Turm ist alt und schief."],
    ["The roof fell in\uE200cite\uE202turn0search1\uE201.", "The roof fell in."],
  ],
  leaves: [
    "Models print “oaicite” when a citation fails.",
    "The sign says 【3:重点】 in red.",
    "Take turn 0 and search 3 shelves.",
    "It returns search results.",
    "See [2] and [3, 4].",
  ],
});
