import { entries, isAfterComma, isBeforeComma, opensSentence, wordAfter, wordBefore, type Entry, type Place } from "./counted/phrase.ts";

const joinsClauses = (place: Place) => opensSentence(place) || isAfterComma(place);
const degree = /^(?:far|much|many|long|called|to|on|large|small|hard|well|good|bad|big|often)$/;
const leadsOn = (place: Place) => joinsClauses(place) && !degree.test(wordAfter(place)) && (opensSentence(place) || wordAfter(place) !== "that");
const isLogical = (place: Place) => !degree.test(wordAfter(place));

const pointInTime = /^\d|^(?:then|the|its|his|her|their|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** Not of time: since 2019, since then. */
const givesReason = (place: Place) => joinsClauses(place) && !pointInTime.test(wordAfter(place));

const asking = /^(?:what|how|why|when|where|who|whom|which|much|many|long|often|far|but|and|or)$/;
/** "Should you have any questions" says "if"; with a question mark, or after a word that asks, it asks what is right. */
const isCondition = (place: Place) => !asking.test(wordBefore(place)) && !/^[^.!?\n]{0,300}\?/.test(place.text.slice(place.units[place.last]?.end ?? 0));

/** Words that tie statements together; those of one class may stand for each other. */
export const connective: readonly Entry[] = [
  ...entries("connective", "contrast", "but, although, though, even though, nevertheless, nonetheless, whereas, despite, in spite of, even so, conversely, notwithstanding, albeit"),
  ...entries("connective", "contrast", "on the other hand, by contrast, in contrast, that said, having said that, all the same, despite the fact that, in spite of the fact that"),
  ...entries("connective", "contrast", "however", isLogical),
  ...entries("connective", "contrast", "yet", joinsClauses),
  ...entries("connective", "contrast", "still", (place) => opensSentence(place) && isBeforeComma(place)),
  ...entries("connective", "cause", "because, because of, therefore, hence, consequently, accordingly, as a result, as a result of, as a consequence"),
  ...entries("connective", "cause", "for this reason, for that reason, due to, due to the fact that, owing to, owing to the fact that, on account of"),
  ...entries("connective", "cause", "thus", isLogical),
  ...entries("connective", "cause", "as such", opensSentence),
  ...entries("connective", "cause", "since", givesReason),
  ...entries("connective", "cause", "so", leadsOn),
  ...entries("connective", "condition", "if, provided that, providing that, as long as, so long as, on condition that, in the event that, in case, only if"),
  ...entries("connective", "condition", "should you have, should you need, should you require, should you wish, should you want, should you encounter, should you experience, should you notice", isCondition),
  // "But also" adds, as in "not only … but also".
  ...entries("connective", "", "as if, as though, but also"),
  ...entries("connective", "unless", "unless, except if"),
];
