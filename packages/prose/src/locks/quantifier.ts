import { entries, wordAfter, wordBefore, type Entry, type Place } from "./counted/phrase.ts";

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const large = ["hundred", "hundreds", "thousand", "thousands", "million", "millions", "billion", "billions", "trillion", "dozen", "dozens"];
const parts = ["half", "one-third", "one third", "two-thirds", "two thirds", "one-quarter", "one quarter", "three-quarters", "three quarters", "twice"];
const compounds = tens.flatMap((ten) => ones.map((one) => `${ten}-${one}`));

const sizes = ["", "wide ", "broad ", "vast ", "diverse ", "large ", "huge ", "great ", "rich ", "whole ", "extensive ", "growing ", "endless "];
const heaps = ["range", "array", "variety", "number", "multitude", "host", "plethora", "wealth", "myriad", "spectrum", "abundance"];
const many = sizes.flatMap((size) => heaps.map((heap) => `${/^[aeiou]/.test(size + heap) ? "an" : "a"} ${size}${heap} of`));

const itself = (...words: readonly string[]): Entry[] => words.flatMap((word) => entries("quantifier", word, word));

const unitAfterOne = /^(?:second|minute|hour|day|night|week|month|quarter|year|decade|century|time|percent|per|million|billion|thousand|hundred|dozen|out)$/;
const idiomBefore = /^(?:after|at|above|most|once)$/;
const idiomAfter = /^(?:about|over|along)$/;
const determiner = /^(?:the|a|an|its|his|her|their|our|your|my|is|are|was|were)$|'s$/;

const countsUnit = (place: Place) => unitAfterOne.test(wordAfter(place));
const isSuperlative = (place: Place) => determiner.test(wordBefore(place)) || wordAfter(place).endsWith("ly");
const isIdiom = (place: Place) => idiomBefore.test(wordBefore(place)) || idiomAfter.test(wordAfter(place));

const figure = /^\s(?:[$€£¥~]|\d)/;
const numberWords = new Set([...tens, ...ones, ...teens, ...large, ...parts, ...compounds]);
const beforeNumber = (place: Place) =>
  numberWords.has(wordAfter(place)) || figure.test(place.text.slice(place.units[place.last]?.end ?? 0).slice(0, 2));
const isAmount = (word: string) => unitAfterOne.test(word) || numberWords.has(word) || /^(?:few|couple|third|quarter|fifth|tenth)$/.test(word);
/** "More than a week" is a limit, "more than a hobby" is none. */
const beforeAmount = (place: Place) =>
  beforeNumber(place) || (/^an?$/.test(wordAfter(place)) && isAmount(place.units[place.last + 2]?.word ?? ""));

/** Words that say how many or how often, limits, and numbers in words. "One" alone more often points than counts. */
export const quantifier: readonly Entry[] = [
  ...itself(...tens, ...ones.slice(1), ...teens, ...large, ...parts, ...compounds),
  ...itself("each", "some", "any", "several", "fewer", "few", "a few", "always"),
  ...entries("quantifier", "every", "every, each and every"),
  ...entries("quantifier", "one", "one", countsUnit),
  ...entries("quantifier", "one-third", "a third of"),
  ...entries("quantifier", "one-quarter", "a quarter of"),
  ...entries("quantifier", "all", "all", (place) => !isIdiom(place)),
  ...entries("quantifier", "most", "most", (place) => !isSuperlative(place)),
  ...entries("quantifier", "most", "the majority of, a majority of, the vast majority of"),
  ...entries("quantifier", "many", `many, numerous, countless, myriad, myriads of, multiple, various, a great many, a great deal of, a lot of, lots of, plenty of, ${many.join(",")}`),
  ...entries("quantifier", "only", "only, solely, exclusively"),
  ...entries("quantifier", "at least", "at least, no fewer than, no less than, not less than, a minimum of"),
  ...entries("quantifier", "at most", "at most, no more than, not more than, a maximum of"),
  ...entries("quantifier", "up to", "up to", beforeAmount),
  ...entries("quantifier", "more than", "more than, in excess of, upwards of, exceeding", beforeAmount),
  ...entries("quantifier", "more than", "over, above", beforeNumber),
  ...entries("quantifier", "less than", "less than, fewer than", beforeAmount),
  ...entries("quantifier", "less than", "under, below", beforeNumber),
  ...entries("quantifier", "about", "approximately, about, around, roughly, circa, some", beforeNumber),
  ...entries("quantifier", "almost", "nearly, almost", beforeNumber),
];
