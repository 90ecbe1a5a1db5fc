import { entries, wordAfter, wordBefore, type Entry, type Place } from "./counted/phrase.ts";

/** After a determiner the word is a noun: a can, free will, the might of. */
const isVerb = (place: Place) => !/^(?:a|an|the|of|at|his|her|their|our|free|good|ill|own)$/.test(wordBefore(place));
const isMonth = ({ text, units, first, last }: Place) =>
  text.charAt(units[first]?.start ?? 0) === "M" && (/^\d/.test(wordAfter({ text, units, first, last })) || !units[first]?.opens);

const throatClearing = ["noted", "mentioned", "emphasized", "emphasised", "stressed", "said", "pointed out", "acknowledged", "remembered"]
  .flatMap((verb) => ["should", "must", "may", "can"].map((modalVerb) => `it ${modalVerb} be ${verb} that`))
  .join(",");

/** Words that say how sure, allowed or required something is. */
export const modal: readonly Entry[] = [
  ...entries("modal", "must", "must"),
  ...entries("modal", "shall", "shall"),
  ...entries("modal", "should", "should"),
  ...entries("modal", "ought to", "ought to, ought"),
  ...entries("modal", "may", "may", (place) => !isMonth(place)),
  ...entries("modal", "might", "might", isVerb),
  ...entries("modal", "can", "can", isVerb),
  ...entries("modal", "can", "able to, has the ability to, have the ability to, had the ability to"),
  ...entries("modal", "could", "could"),
  ...entries("modal", "will", "will", isVerb),
  ...entries("modal", "would", "would"),
  ...entries("modal", "need to", "need to, needs to, needed to"),
  // A way to clear one's throat, which asks nothing of anyone.
  ...entries("modal", "", throatClearing),
  ...entries("modal", "have to", "have to, has to, had to, having to, have got to, has got to"),
];
