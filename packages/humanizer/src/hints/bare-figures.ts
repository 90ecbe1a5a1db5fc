import { defineHint } from "./hint.ts";
import { namesSource } from "./sources.ts";

/** A share of people or firms, as a survey finds it. */
const share =
  /(?<!\p{L})(?:(?:over|nearly|almost|about|around|more than|up to|as many as) )?(?:\d{1,3}(?:[.,]\d+)? ?(?:%|percent|per cent)|(?:one|two|three|four|1|2|3|4) (?:in|out of) (?:two|three|four|five|six|ten|\d{1,2})|(?:a third|two thirds|half|a quarter|three quarters)) of (?:all )?(?:\p{Ll}+ )?(?:people|adults|americans|consumers|users|customers|workers|employees|students|children|parents|teachers|companies|businesses|organi[sz]ations|households|patients|voters|professionals|leaders|managers|women|men|teens|teenagers)(?!\p{L})/giu;

export const bareFigures = defineHint({
  id: "bare-figures",
  why: "Where is this figure from? Readers trust a number more with its source beside it.",
  cues: "people adults americans consumers users customers workers employees students children parents teachers companies businesses organisations organizations households patients voters professionals leaders managers women men teens teenagers".split(" "),
  *find({ text, sentence, block, index }) {
    const whole = text.slice(sentence.start, sentence.end);
    const before = block.sentences[index - 1];
    if (!/\d|third|half|quarter|(?:in|out of) /iu.test(whole) || namesSource(whole) || (before && namesSource(text.slice(before.start, before.end)))) return;
    for (const match of whole.matchAll(share)) yield { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  },
  points: [
    ["Nearly 70 % of adults sleep too little.", "Nearly 70 % of adults"],
    ["He says that two out of five of students nap and one in four of workers reads.", "two out of five of students"],
    ["Today 45% of small businesses sell abroad.", "45% of small businesses"],
    ["About a third of all households keep a pet.", "About a third of all households"],
    ["More than 80 percent of users never read the terms.", "More than 80 percent of users"],
  ],
  passes: [
    "According to the census, 70 % of adults sleep too little.",
    "Nearly 70 % of adults sleep too little (Marr, 2014).",
    "The price rose by 12 %.",
    "He paid half of the bill.",
  ],
});
