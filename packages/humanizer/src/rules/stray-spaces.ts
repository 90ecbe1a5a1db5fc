import { defineRule } from "../rule.ts";

/** Letters of scripts that part words with one space. */
const letter = "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]";
const doubled = new RegExp(`(?<=${letter}[,;]?)[ \\u00A0]{2,6}(?=${letter})`, "gu");
const beforeComma = new RegExp(`(?<=${letter}) +(?=,(?: {1,6}${letter}|$))`, "gu");

export const straySpaces = defineRule({
  id: "stray-spaces",
  why: "One space parts two words, and none stands before a comma.",
  from: "light",
  always: true,
  anyLanguage: true,
  *propose({ text, sentence, language }) {
    // English is weighed as a whole first: whoever types two spaces there may mean to.
    if (language === "en") return;
    const whole = text.slice(sentence.start, sentence.end);
    for (const { 0: run, index } of whole.matchAll(doubled)) yield { start: sentence.start + index, end: sentence.start + index + run.length, after: [" "] };
    for (const { 0: run, index } of whole.matchAll(beforeComma)) yield { start: sentence.start + index, end: sentence.start + index + run.length, after: [""] };
  },
  rewrites: [
    ["El puente  es muy viejo.", "El puente es muy viejo."],
    ["Le pont est vieux , mais solide.", "Le pont est vieux, mais solide."],
    ["Мост   старый и узкий.", "Мост старый и узкий."],
    ["Η γέφυρα  είναι παλιά.", "Η γέφυρα είναι παλιά."],
    ["Most jest stary ,  ale mocny.", "Most jest stary, ale mocny."],
  ],
  leaves: [
    "Le pont est vieux ; il est solide !",
    "สะพาน  เก่ามาก",
    "橋  は 古い 。",
    "Es kostet 1 , 5 Euro.",
    "`a  b ,c` ist Code.",
  ],
});
