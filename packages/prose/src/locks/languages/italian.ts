import { entries, opensSentence } from "../counted/phrase.ts";
import type { LanguageWords } from "./language.ts";

const frames = ["non solo", "non soltanto", "non solamente", "non unicamente"];

export const italian: LanguageWords = {
  frames,
  answers: ["ma"],
  elides: true,
  entries: [
    ...entries("negation", "no", "non, no"),
    ...entries("negation", "never", "mai"),
    ...entries("negation", "nobody", "nessuno, nessuna, nessun"),
    ...entries("negation", "nothing", "niente, nulla"),
    ...entries("negation", "nor", "né, neanche, nemmeno, neppure"),
    ...entries("negation", "without", "senza"),
    ...entries("negation", "", [...frames, "senza dubbio", "senza alcun dubbio", "non c' è dubbio che"].join(",")),
    ...entries("modal", "can", "può, possono, posso, puoi, possiamo, potere, potendo, possa, possano, potrà, potranno"),
    ...entries("modal", "could", "potrebbe, potrebbero, potremmo, poteva, potevano, poté"),
    ...entries("modal", "must", "deve, devono, devo, devi, dobbiamo, dovere, debba, debbano, dovrà, dovranno, doveva, dovevano"),
    ...entries("modal", "should", "dovrebbe, dovrebbero, dovremmo"),
    ...entries("modal", "have to", "bisogna, occorre, è necessario"),
    // Ways to clear one's throat, which ask nothing of anyone.
    ...entries("modal", "", ["sottolineare", "notare", "ricordare", "evidenziare", "precisare"].flatMap((verb) => [`bisogna ${verb} che`, `occorre ${verb} che`, `è necessario ${verb} che`]).join(",")),
    ...entries("quantifier", "all", "tutto, tutta, tutti, tutte"),
    ...entries("quantifier", "every", "ogni, ciascun, ciascuno, ciascuna, ognuno, ognuna"),
    ...entries("quantifier", "some", "alcuni, alcune, alcun, alcuna, qualche"),
    ...entries("quantifier", "many", "molti, molte, molta, numerosi, numerose, innumerevoli, moltissimi, moltissime, un gran numero di, una moltitudine di"),
    ...entries("quantifier", "few", "pochi, poche, poca"),
    ...entries("quantifier", "several", "diversi, diverse, parecchi, parecchie, svariati, svariate"),
    ...entries("quantifier", "most", "la maggior parte dei, la maggior parte delle, la maggior parte degli, la maggioranza dei, la maggioranza delle"),
    ...entries("quantifier", "only", "solo, soltanto, solamente, unicamente, esclusivamente"),
    ...entries("quantifier", "always", "sempre"),
    ...entries("quantifier", "at least", "almeno, come minimo"),
    ...entries("quantifier", "at most", "al massimo, al più"),
    ...entries("quantifier", "more than", "più di, oltre"),
    ...entries("quantifier", "less than", "meno di"),
    ...entries("quantifier", "about", "circa, all' incirca, approssimativamente"),
    ...entries("quantifier", "almost", "quasi"),
    ...["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici", "venti", "cento", "mille"].flatMap((number) => entries("quantifier", number, number)),
    ...entries("quantifier", "", "sempre più, soprattutto, innanzitutto, del tutto"),
    ...entries("connective", "contrast", "ma, però, tuttavia, eppure, sebbene, benché, anche se, nonostante, malgrado, mentre, al contrario, invece"),
    ...entries("connective", "cause", "perché, poiché, dato che, visto che, siccome, a causa di, a causa del, a causa della, quindi, perciò, pertanto, dunque, di conseguenza, grazie a, per via del fatto che, a causa del fatto che, dal momento che"),
    ...entries("connective", "cause", "così", opensSentence),
    ...entries("connective", "condition", "se, purché, a patto che, a condizione che, nel caso in cui"),
    ...entries("connective", "unless", "a meno che, salvo che"),
  ],
};
