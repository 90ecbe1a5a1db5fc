import { entries, wordAfter, wordBefore, type Entry, type Place } from "./counted/phrase.ts";

const spelled =
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, " +
  "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, hundreds, thousand, thousands, million, millions, billion, billions, trillion, dozen, dozens, twice, thrice, " +
  "a third, two thirds, two-thirds, one-third, one third, a quarter, one quarter, three quarters, three-quarters";
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const compounds = tens.flatMap((ten) => ones.map((one) => `${ten}-${one}`)).join(",");

const each = (words: string): Entry[] => words.split(",").flatMap((word) => entries("quantifier", word.trim(), word));

const countsUnit = (place: Place) =>
  /^(?:second|minute|hour|day|night|week|month|quarter|year|decade|century|time|percent|per|million|billion|thousand|hundred|dozen|of|in|out)$/.test(wordAfter(place)) &&
  !/^(?:of the|in the)/.test(place.text.slice(place.units[place.last + 1]?.start ?? 0));
const isSuperlative = (place: Place) => /^(?:the|a|an|its|his|her|their|our|your|my|is|are|was|were)$|'s$/.test(wordBefore(place)) || wordAfter(place).endsWith("ly");
const beforeNumber = ({ text, units, last }: Place) =>
  /^\s(?:[$€£¥~]|\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b)/.test(
    text.slice(units[last]?.end ?? 0, (units[last]?.end ?? 0) + 12),
  );
const inNoIdiom = (place: Place) => !/^(?:after|at|above)$/.test(wordBefore(place)) && !/^(?:about|over|along)$/.test(wordAfter(place));

/** Words that say how many or how often, limits, and numbers in words. */
export const quantifier: readonly Entry[] = [
  ...each(`${spelled}, ${compounds}, every, each, some, any, several, half, fewer, always, both`),
  ...entries("quantifier", "one", "one", countsUnit),
  ...entries("quantifier", "all", "all", inNoIdiom),
  ...entries("quantifier", "most", "most", (place) => !isSuperlative(place)),
  ...entries("quantifier", "few", "few, a few"),
  ...entries(
    "quantifier",
    "many",
    "many, numerous, countless, myriad, a myriad of, myriads of, a multitude of, a plethora of, a wealth of, a number of, a lot of, lots of, a host of, " +
      "a range of, a wide range of, a broad range of, a vast array of, a wide array of, an array of, a variety of, a wide variety of, a great many, a great deal of",
  ),
  ...entries("quantifier", "only", "only, solely, exclusively"),
  ...entries("quantifier", "at least", "at least, no fewer than, no less than, not less than, a minimum of"),
  ...entries("quantifier", "at most", "at most, no more than, not more than, a maximum of"),
  ...entries("quantifier", "up to", "up to", beforeNumber),
  ...entries("quantifier", "more than", "more than, over, above, exceeding, in excess of, upwards of", beforeNumber),
  ...entries("quantifier", "less than", "less than, fewer than, under, below", beforeNumber),
  ...entries("quantifier", "about", "approximately, about, around, roughly, circa, some", beforeNumber),
  ...entries("quantifier", "almost", "nearly, almost", beforeNumber),
];
