import { defineHint } from "./hint.ts";

const summing = /^(?:In (?:conclusion|summary|sum|short|essence|the end)|To (?:conclude|sum up|summari[sz]e)|Ultimately|Overall|All in all|Taken together)(?!\p{L})/u;
const looking =
  /(?<!\p{L})(?:only time will tell|remains to be seen|in the years to come|for (?:generations|years) to come|as we (?:move|look|navigate|continue)|the future of|moving forward|going forward|(?:will|must) continue to (?:play|shape|evolve|inspire|be)|possibilities are endless|journey (?:continues|ahead)|brighter future|path forward|road ahead)(?!\p{L})/iu;
const leastSentences = 2;

export const stockEndings = defineHint({
  id: "stock-endings",
  why: "An ending that sums up or looks ahead in general terms: stop at the last real point, or say what follows from it.",
  *find({ text, sentence, block, index, opensText, closesText }) {
    if (!closesText || opensText || block.kind !== "paragraph" || block.sentences.length < leastSentences) return;
    const whole = text.slice(sentence.start, sentence.end);
    const isSum = index === 0 && summing.test(whole);
    const isLook = index === block.sentences.length - 1 && looking.test(whole) && !/\d/u.test(whole);
    if (isSum || isLook) yield sentence;
  },
  points: [
    ["Rents rose.\n\nIn conclusion, the town has changed. It is dearer.", "In conclusion, the town has changed."],
    ["Rents rose.\n\nThe town has changed. Only time will tell what comes of it.", "Only time will tell what comes of it."],
    ["Rents rose.\n\nOverall, the plan was sound. It cost little.", "Overall, the plan was sound."],
    ["Rents rose.\n\nIt is dearer now. Housing will continue to shape the future of the town.", "Housing will continue to shape the future of the town."],
    ["Rents rose.\n\nTaken together, these steps help. They cost little.", "Taken together, these steps help."],
  ],
  passes: [
    "In conclusion, the town has changed. It is dearer.",
    "Rents rose.\n\nThe council meets again on Monday. It will vote then.",
    "In conclusion, rents rose. They fell.\n\nThe council meets on Monday. It votes.",
  ],
});
