/** Source of a pattern. */
export const months =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)";

const spanish = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre";
const portuguese = "janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro";
const french = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const italian = "gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre";
const german = "Januar|Jänner|Februar|März|Mai|Juni|Juli|Oktober|Dezember";

/** Source of a pattern: months in Spanish, Portuguese, French, Italian and German, in the case in which each writes them. */
export const monthsAbroad = `(?:${[spanish, portuguese, french, italian, german].join("|")}|April|August|September|November)`;
