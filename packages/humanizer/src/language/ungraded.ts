/**
 * Adjectives that "very" cannot stand before: they hold wholly or not at all, are compared already, or take something
 * after them ("worth noting", "akin to").
 */
export const ungraded =
  /^(?:worth|akin|alike|alone|able|unable|subject|true|so|more|less|such|same|key|main|those|well|crucial|essential|vital|critical|pivotal|instrumental|indispensable|fundamental|foundational|paramount|unique|unprecedented|unparalleled|invaluable|perfect|ideal|optimal|superior|preferable|impossible|dead|fatal|absent|absolute|complete|incomplete|equal|entire|infinite|excellent|terrible|exceptional|extraordinary|outstanding|huge|enormous|massive|immense|hidden|born|written|known|drawn|reminiscent|indicative|(?!(?:clever|bitter|tender|eager|sober|slender|sinister|proper|honest|modest|earnest)$)\p{Ll}{2,}(?:est|er))$/u;
