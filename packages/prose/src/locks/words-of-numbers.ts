const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const ones = "two|three|four|five|six|seven|eight|nine";

/** Numbers in words, as the source of a pattern. "One" is left out: more often than not it counts nothing. */
export const numberWords = `(?:(?:${tens})[- ](?:one|${ones})|${tens}|${ones}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dozens?|hundreds?|thousands?|millions?|billions?|trillions?)`;

export const months =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)";
