import { entries, opensSentence } from "../counted/phrase.ts";
import type { LanguageWords } from "./language.ts";

const frames = ["no solo", "no sólo", "no solamente", "no únicamente"];
const answers = ["sino", "sino que"];

export const spanish: LanguageWords = {
  frames,
  answers,
  entries: [
    ...entries("negation", "no", "no"),
    ...entries("negation", "never", "nunca, jamás"),
    ...entries("negation", "nobody", "nadie"),
    ...entries("negation", "nothing", "nada"),
    ...entries("negation", "none", "ningún, ninguna, ninguno, ningunos, ningunas"),
    ...entries("negation", "nor", "ni, tampoco"),
    ...entries("negation", "without", "sin"),
    ...entries("negation", "", [...frames, "sin duda", "sin lugar a dudas", "no cabe duda de que", "nada menos que"].join(",")),
    ...entries("modal", "can", "puede, pueden, puedo, puedes, podemos, podéis, poder, pudiendo, podido, pueda, puedan, podrá, podrán, podremos"),
    ...entries("modal", "could", "podría, podrían, podríamos, podía, podían, pudo, pudieron, pudiera, pudieran"),
    ...entries("modal", "must", "debe, deben, debo, debes, debemos, deber, deba, deban, deberá, deberán, debía, debían, debió"),
    ...entries("modal", "should", "debería, deberían, deberíamos"),
    ...entries("modal", "have to", "tiene que, tienen que, tengo que, tenemos que, tener que, hay que, hubo que, habrá que, tendrá que, tendrán que"),
    // Ways to clear one's throat, which ask nothing of anyone.
    ...entries("modal", "", ["señalar", "destacar", "mencionar", "subrayar"].map((verb) => `hay que ${verb} que`).join(",")),
    ...entries("quantifier", "all", "todo, toda, todos, todas"),
    ...entries("quantifier", "every", "cada"),
    ...entries("quantifier", "some", "algún, alguna, alguno, algunos, algunas"),
    ...entries("quantifier", "many", "muchos, muchas, mucho, mucha, numerosos, numerosas, innumerables, incontables, un gran número de, una gran cantidad de, multitud de, una multitud de"),
    ...entries("quantifier", "few", "pocos, pocas, poco, poca"),
    ...entries("quantifier", "several", "varios, varias, diversos, diversas"),
    ...entries("quantifier", "most", "la mayoría de, la mayor parte de"),
    ...entries("quantifier", "only", "solo, sólo, solamente, únicamente, exclusivamente"),
    ...entries("quantifier", "always", "siempre"),
    ...entries("quantifier", "at least", "al menos, por lo menos, como mínimo"),
    ...entries("quantifier", "at most", "como máximo, a lo sumo"),
    ...entries("quantifier", "more than", "más de"),
    ...entries("quantifier", "less than", "menos de"),
    ...entries("quantifier", "about", "aproximadamente, alrededor de, cerca de, unos, unas"),
    ...entries("quantifier", "almost", "casi"),
    ...["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "veinte", "cien", "mil"].flatMap((number) => entries("quantifier", number, number)),
    ...entries("quantifier", "", "cada vez más, sobre todo, ante todo, del todo"),
    ...entries("connective", "contrast", "pero, sin embargo, no obstante, aunque, a pesar de, a pesar del, a pesar del hecho de que, pese a, mientras que, en cambio, por el contrario"),
    ...entries("connective", "contrast", answers.join(",")),
    ...entries("connective", "cause", "porque, ya que, puesto que, debido a, debido al, debido a que, por lo tanto, por tanto, por ello, por eso, por consiguiente, en consecuencia, así que, gracias a, debido al hecho de que, dado que"),
    ...entries("connective", "cause", "así", opensSentence),
    ...entries("connective", "condition", "si, siempre que, en caso de que, con tal de que, a condición de que"),
    ...entries("connective", "unless", "a menos que, salvo que, a no ser que"),
  ],
};
