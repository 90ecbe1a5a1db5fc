import type { Proposal } from "../../rule.ts";
import { inflatedAdjectives, inflatedVerbs, intensifiers, wordyPhrases } from "../operations/vocabulary.ts";
import { each, forms } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const nextIsAdjective = /^ (?!(?:der|die|das|den|dem|des|ein|eine|in|im|an|am|auf|mit|von|vom|zu|zum|zur|für|und|oder|dass|nicht|viel|mehr|weniger)(?!\p{L}))\p{Ll}{3}/u;
const denied = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|ohne|kaum|so|zu|mehr|weniger)(?!\p{L})[^,.;]{0,30}$/iu;
const article = /^ (?:einen?|eine|ein|mehrere|viele|zwei|drei|vier|\d+) /u;
const mapped = (from: string, to: string) => forms(["e", "en", "er", "es", "em"].map((ending) => from + ending).join(" "), ["e", "en", "er", "es", "em"].map((ending) => to + ending).join(" "));
const things = /^ (?:Faktor(?:en|s)?|Schritt(?:e|en|s)?|Aspekt(?:e|en|s)?|Punkt(?:e|en|s)?|Vorteil(?:e|en|s)?|Beitrag(?:s|es)?|Beiträge|Bausteine?|Bestandteil(?:e|s)?|Elemente?|Fragen?|Voraussetzung(?:en)?|Rolle)(?!\p{L})/u;
const whole = /(?:ungen|heiten|keiten|ionen|itäten|schaften)(?!\p{L})/u;

const because = /(,? )?(?<!\p{L})aufgrund der Tatsache, dass(?!\p{L})/iu;

export const germanWords: readonly Operation[] = [
  inflatedVerbs(
    {
      rewrites: [
        ["Das Haus verfügt über einen Garten.", "Das Haus hat einen Garten."],
        ["Die Zimmer verfügen über eine Dusche.", "Die Zimmer haben eine Dusche."],
        ["Das Paket beinhaltet drei Bücher.", "Das Paket enthält drei Bücher."],
        ["Die Vereine benötigen ein Zelt.", "Die Vereine brauchen ein Zelt."],
        ["Sie prüfen alles, um die Qualität zu gewährleisten.", "Sie prüfen alles, um die Qualität zu sichern."],
      ],
      leaves: ["Das Gericht verfügt die Schließung.", "Drei Zelte werden benötigt.", "Er hat es beinhaltet.", "„Benötigen“ ist ein langes Wort.", "Die Freiheit ist gewährleistet."],
    },
    { words: { "verfügt über": ["hat"], "verfügen über": ["haben"], "verfügte über": ["hatte"], "verfügten über": ["hatten"] }, ahead: article, notBehind: /(?<!\p{L})(?:kann|können|muss|müssen|soll|sollte|sollen|sollten|zu|frei) $/iu },
    { words: { beinhaltet: ["enthält"], beinhalten: ["enthalten"] }, ahead: /^ (?:einen?|eine|ein|die|das|den|mehrere|viele|zwei|drei|vier|auch|\d+) /u, notBehind: /(?<!\p{L})(?:hat|haben|hatte|hatten|wird|werden|zu) [^.,;]{0,40}$/iu },
    { words: { "benötigen": ["brauchen"] }, notBehind: /(?<!\p{L})das $/iu },
    { words: { "zu gewährleisten": ["zu sichern"] }, behind: /(?<!\p{L})(?:Qualität|Sicherheit|Versorgung|Zukunft|Erfolg|Betrieb|Ablauf|Bestand|Frieden|Vielfalt) $/u },
  ),
  inflatedAdjectives(
    {
      rewrites: [
        ["Die Bewässerung ist ein entscheidender Faktor für das Tal.", "Die Bewässerung ist ein wichtiger Faktor für das Tal."],
        ["Schlaf ist ein essenzieller Bestandteil der Heilung.", "Schlaf ist ein wichtiger Bestandteil der Heilung."],
        ["Ruhe ist unerlässlich für den Schlaf.", "Ruhe ist nötig für den Schlaf."],
        ["Unzählige Familien zogen weg.", "Viele Familien zogen weg."],
        ["Wasser ist essenziell für die Ernte.", "Wasser ist sehr wichtig für die Ernte."],
      ],
      leaves: ["Das entscheidende Tor fiel spät.", "Die Stimme des Vorsitzes ist entscheidend.", "Das ist nicht unerlässlich.", "„Essenziell“ ist ein langes Wort."],
    },
    { words: { ...mapped("entscheidend", "wichtig"), ...mapped("maßgeblich", "wichtig"), ...mapped("essenziell", "wichtig"), ...mapped("essentiell", "wichtig") }, ahead: things },
    { words: { essenziell: ["sehr wichtig"], essentiell: ["sehr wichtig"], unerlässlich: ["nötig"] }, behind: /(?<!\p{L})(?:ist|sind|war|waren|bleibt|bleiben)(?: (?:daher|auch|deshalb|somit|dabei))? $/iu, ahead: /^(?: für(?!\p{L})|[.,;!])/u },
    { words: { unzählige: ["viele"], unzähligen: ["vielen"] } },
  ),
  intensifiers(
    {
      rewrites: [
        ["Der Ofen ist äußerst langsam.", "Der Ofen ist sehr langsam."],
        ["Es war ein überaus warmer Abend.", "Es war ein sehr warmer Abend."],
        ["Die Suppe ist außerordentlich salzig.", "Die Suppe ist sehr salzig."],
        ["Sie hat eine wahrhaft einzigartige Stimme.", "Sie hat eine einzigartige Stimme."],
        ["Das Seil ist unglaublich stark.", "Das Seil ist sehr stark."],
      ],
      leaves: ["Das ist nicht äußerst klug.", "Die Preise stiegen außerordentlich.", "Im äußersten Fall gehen wir.", "Er sprach wahrhaft.", "Das ist unglaublich viel teurer."],
    },
    { words: each("äußerst überaus außerordentlich ungemein unglaublich", "sehr"), ahead: nextIsAdjective, notBehind: denied, literal: /(?<!\p{L})sehr(?!\p{L})/u },
    { words: each("wahrhaft wahrlich", ""), ahead: /^ (?:einzigartige?[nrsm]?|außergewöhnliche?[nrsm]?|bemerkenswerte?[nrsm]?|unvergessliche?[nrsm]?|revolutionäre?[nrsm]?|unverzichtbare?[nrsm]?)(?!\p{L})/u, notBehind: denied },
  ),
  wordyPhrases(
    {
      rewrites: [
        ["Der Weg ist zum jetzigen Zeitpunkt gesperrt.", "Der Weg ist jetzt gesperrt."],
        ["Die Pumpe wird in regelmäßigen Abständen geprüft.", "Die Pumpe wird regelmäßig geprüft."],
        ["Die Karte bietet eine Vielzahl von Möglichkeiten.", "Die Karte bietet viele Möglichkeiten."],
        ["Es hilft in erster Linie den Kindern.", "Es hilft vor allem den Kindern."],
        ["In naher Zukunft öffnet der Park.", "Bald öffnet der Park."],
      ],
      leaves: ["Der Zeitpunkt ist gut.", "Eine Vielzahl von Kindern kam.", "Sie bietet eine Vielzahl von neuen Wegen.", "Die erste Linie hält."],
    },
    { words: { "zum jetzigen zeitpunkt": ["jetzt"], "zum gegenwärtigen zeitpunkt": ["derzeit"], "zum aktuellen zeitpunkt": ["derzeit"], "zu einem späteren zeitpunkt": ["später"], "in regelmäßigen abständen": ["regelmäßig"], "in naher zukunft": ["bald"], "in erster linie": ["vor allem"], "in der heutigen zeit": ["heute"] } },
    { words: { "eine vielzahl von": ["viele"], "eine vielzahl an": ["viele"] }, behind: /(?<!\p{L})(?:bietet|bieten|hat|haben|gibt es|umfasst|umfassen|enthält|enthalten|kennt|kennen|nutzt|nutzen) $/iu, ahead: new RegExp(`^ \\p{Lu}\\p{Ll}*${whole.source}`, "u") },
  ),
  {
    operation: "reason-frames",
    why: "“Weil” gives the reason in one word.",
    from: "light",
    *propose({ text, sentence }): Generator<Proposal> {
      const found = because.exec(text.slice(sentence.start, sentence.end));
      if (!found) return;
      const start = sentence.start + found.index;
      yield { start, end: start + found[0].length, after: [found[1] === undefined ? "Weil" : ", weil"] };
    },
    rewrites: [
      ["Das gilt aufgrund der Tatsache, dass es regnet.", "Das gilt, weil es regnet."],
      ["Aufgrund der Tatsache, dass es regnete, blieben sie.", "Weil es regnete, blieben sie."],
      ["Man schloss, aufgrund der Tatsache, dass das Dach leckte.", "Man schloss, weil das Dach leckte."],
      ["Die Fähre fuhr nicht aufgrund der Tatsache, dass es stürmte.", "Die Fähre fuhr nicht, weil es stürmte."],
      ["Aufgrund der Tatsache, dass niemand kam, fiel das Fest aus.", "Weil niemand kam, fiel das Fest aus."],
    ],
    leaves: ["Aufgrund der Tatsachen entschied sie.", "Die Tatsache, dass es regnet, ist egal.", "Wegen des Regens blieben sie."],
  },
];
