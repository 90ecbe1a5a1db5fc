import { entries, opensSentence } from "../counted/phrase.ts";
import type { LanguageWords } from "./language.ts";

const frames = ["não só", "não apenas", "não somente", "não unicamente"];

export const portuguese: LanguageWords = {
  frames,
  answers: ["mas"],
  entries: [
    ...entries("negation", "no", "não"),
    ...entries("negation", "never", "nunca, jamais"),
    ...entries("negation", "nobody", "ninguém"),
    ...entries("negation", "nothing", "nada"),
    ...entries("negation", "none", "nenhum, nenhuma, nenhuns, nenhumas"),
    ...entries("negation", "nor", "nem, tampouco"),
    ...entries("negation", "without", "sem"),
    ...entries("negation", "", [...frames, "sem dúvida", "não há dúvida de que", "nada menos que"].join(",")),
    ...entries("modal", "can", "pode, podem, posso, podemos, poder, podendo, possa, possam, poderá, poderão, consegue, conseguem"),
    ...entries("modal", "could", "poderia, poderiam, podia, podiam, pôde, puderam, pudesse, pudessem"),
    ...entries("modal", "must", "deve, devem, devo, devemos, dever, deva, devam, deverá, deverão, devia, deviam"),
    ...entries("modal", "should", "deveria, deveriam, deveríamos"),
    ...entries("modal", "have to", "tem que, tem de, têm que, têm de, tenho que, tenho de, temos que, temos de, ter que, ter de, é preciso, é necessário"),
    // Ways to clear one's throat, which ask nothing of anyone.
    ...entries("modal", "", ["destacar", "ressaltar", "salientar", "lembrar", "notar", "mencionar"].flatMap((verb) => [`é preciso ${verb} que`, `é necessário ${verb} que`]).join(",")),
    ...entries("quantifier", "all", "todo, toda, todos, todas, tudo"),
    ...entries("quantifier", "every", "cada"),
    ...entries("quantifier", "some", "algum, alguma, alguns, algumas"),
    ...entries("quantifier", "many", "muitos, muitas, muita, inúmeros, inúmeras, numerosos, numerosas, um grande número de, uma grande quantidade de"),
    ...entries("quantifier", "few", "poucos, poucas, pouca"),
    ...entries("quantifier", "several", "vários, várias, diversos, diversas"),
    ...entries("quantifier", "most", "a maioria dos, a maioria das, a maioria de, a maior parte dos, a maior parte das, a maior parte de"),
    ...entries("quantifier", "only", "só, apenas, somente, unicamente, exclusivamente"),
    ...entries("quantifier", "always", "sempre"),
    ...entries("quantifier", "at least", "pelo menos, ao menos, no mínimo"),
    ...entries("quantifier", "at most", "no máximo"),
    ...entries("quantifier", "more than", "mais de, mais do que"),
    ...entries("quantifier", "less than", "menos de, menos do que"),
    ...entries("quantifier", "about", "aproximadamente, cerca de"),
    ...entries("quantifier", "almost", "quase"),
    ...["dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "vinte", "cem", "mil"].flatMap((number) => entries("quantifier", number, number)),
    ...entries("quantifier", "", "cada vez mais, sobretudo, acima de tudo"),
    ...entries("connective", "contrast", "mas, porém, contudo, todavia, no entanto, entretanto, embora, apesar de, apesar do, apesar da, enquanto, ao contrário, pelo contrário"),
    ...entries("connective", "cause", "porque, pois, já que, uma vez que, visto que, devido a, devido ao, devido à, portanto, por isso, por conseguinte, consequentemente, graças a, devido ao fato de que, devido ao facto de"),
    ...entries("connective", "cause", "assim, logo", opensSentence),
    ...entries("connective", "condition", "se, caso, desde que, contanto que"),
    ...entries("connective", "unless", "a menos que, a não ser que, salvo se"),
  ],
};
