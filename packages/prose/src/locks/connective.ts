import { entries, isAfterComma, isBeforeComma, opensSentence, wordAfter, type Entry, type Place } from "./counted/phrase.ts";

const joinsClauses = (place: Place) => opensSentence(place) || isAfterComma(place);
const leadsOn = (place: Place) => (opensSentence(place) && !/^(?:far|much|many|long|called)$/.test(wordAfter(place))) || (isAfterComma(place) && !/^(?:that|far|much|many|long|called|to|on)$/.test(wordAfter(place)));
const isLogical = (place: Place) => !/^(?:large|small|much|many|hard|long|far|well|good|bad|big|often)$/.test(wordAfter(place));

/** Words that tie statements together; those of one class may stand for each other. */
export const connective: readonly Entry[] = [
  ...entries("connective", "contrast", "but, although, though, even though, nevertheless, nonetheless, whereas, despite, in spite of, even so, conversely, notwithstanding, albeit"),
  ...entries("connective", "contrast", "on the other hand, by contrast, in contrast, that said, having said that, all the same, despite the fact that, in spite of the fact that"),
  ...entries("connective", "contrast", "however", isLogical),
  ...entries("connective", "contrast", "yet", joinsClauses),
  ...entries("connective", "contrast", "still", (place) => opensSentence(place) && isBeforeComma(place)),
  ...entries("connective", "cause", "because, because of, therefore, thus, hence, consequently, accordingly, as a result, as a result of, as a consequence"),
  ...entries("connective", "cause", "for this reason, for that reason, due to, due to the fact that, owing to, owing to the fact that, on account of, as such"),
  ...entries("connective", "cause", "since", (place) => isAfterComma(place) || (opensSentence(place) && !/^\d|^(?:then|the|its|his|her|their|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(wordAfter(place)))),
  ...entries("connective", "cause", "so", leadsOn),
  ...entries("connective", "condition", "if, provided that, providing that, as long as, so long as, on condition that, in the event that, in case, only if"),
  ...entries("connective", "unless", "unless, except if"),
];
