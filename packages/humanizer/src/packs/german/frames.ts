import type { Proposal } from "../../rule.ts";
import { notOnlyBut } from "../operations/not-only-but.ts";
import { pairedDashes } from "../operations/paired-dashes.ts";
import { roleFrames } from "../operations/vocabulary.ts";
import type { Operation } from "../pack.ts";

const kinds = ["entscheidende", "zentrale", "wesentliche", "maßgebliche", "essenzielle", "essentielle", "tragende", "fundamentale", "unverzichtbare"];
const roles = Object.fromEntries(kinds.map((kind) => [`eine ${kind} rolle`, ["eine große Rolle", "eine wichtige Rolle"]] as const));
const plays = /(?<!\p{L})(?:spielt|spielen|spielte|spielten)(?!\p{L})[^.;:!?]{0,60} $/iu;
const played = /^(?: (?:bei|in|im|für|beim|während)(?!\p{L})[^.;:!?,]{1,60})?,? ?(?: (?:spielt|spielen|spielte|spielten|gespielt))(?!\p{L})/u;
const weights = ["entscheidender", "zentraler", "essenzieller", "essentieller", "wesentlicher", "immenser", "größter", "höchster", "fundamentaler"];

/** Said of the subject: after the copula, or before it at the end of a clause; "ein Thema von großer Bedeutung" is said of a noun. */
const afterCopula = /(?<!\p{L})(?:ist|sind|war|waren|bleibt|bleiben)(?: (?:hier|daher|auch|dabei|besonders|deshalb|somit|ebenfalls|weiterhin|heute))*(?: für [^.,;:]{3,60})? $/iu;
const beforeCopula = /^ (?:ist|sind|war|waren|bleibt|bleiben|sein kann)(?=[.,;:!?])/u;

/** What may be called a thing that it is said to stand for, feminine or neuter, whose article is the same in both cases. */
const stands = /(?<!\p{L})(stellt|stellen) (?=(?:eine|ein|die|das) (?:[\p{Ll}]+(?:e|es) ){0,2}(?:Herausforderung|Chance|Gefahr|Bedrohung|Alternative|Möglichkeit|Grundlage|Problem|Risiko|Hürde|Hindernis|Belastung|Lösung|Ausnahme|Bereicherung)(?!\p{L})[^.;:!?,]{0,80} dar[.,;!])/u;

export const germanFrames: readonly Operation[] = [
  roleFrames(
    {
      rewrites: [
        ["Das Lesen spielt eine entscheidende Rolle in der Schule.", "Das Lesen spielt eine große Rolle in der Schule."],
        ["Die Verbände spielen dabei eine zentrale Rolle.", "Die Verbände spielen dabei eine wichtige Rolle."],
        ["Der Schlaf ist von entscheidender Bedeutung.", "Der Schlaf ist sehr wichtig."],
        ["Die Bienen sind für das Tal von großer Bedeutung.", "Die Bienen sind für das Tal wichtig."],
        ["Man weiß, dass Wasser von zentraler Bedeutung ist.", "Man weiß, dass Wasser sehr wichtig ist."],
      ],
      leaves: ["Die Schauspielerin spielt eine zentrale Rolle im Film.", "Der Lehm spielt eine Rolle.", "Das ist ein Thema von großer Bedeutung.", "Sie sucht eine tragende Rolle."],
    },
    { words: roles, behind: plays, literal: /(?<!\p{L})(?:Films?|Stück|Serie|Schauspieler(?:in)?|Theater|Kino|Roman|Bühne)(?!\p{L})/u },
    { words: roles, ahead: played, literal: /(?<!\p{L})(?:Films?|Stück|Serie|Schauspieler(?:in)?|Theater|Kino|Roman|Bühne)(?!\p{L})/u },
    { words: { ...Object.fromEntries(weights.map((weight) => [`von ${weight} bedeutung`, ["sehr wichtig"]] as const)), "von großer bedeutung": ["wichtig"] }, behind: afterCopula },
    { words: { ...Object.fromEntries(weights.map((weight) => [`von ${weight} bedeutung`, ["sehr wichtig"]] as const)), "von großer bedeutung": ["wichtig"] }, ahead: beforeCopula },
  ),
  notOnlyBut({
    head: "nicht (?:nur|bloß|allein|lediglich) ",
    link: "sondern (?:\\p{Ll}+(?:t|en) )?auch ",
    joins: (link) => link.replace("sondern", " und").concat(" "),
    unless: /(?<!\p{L})(?:und|oder|nicht|kein\p{Ll}*|ohne|sondern|ist|sind|war|wird|werden|kann|können|hat|haben)(?!\p{L})/iu,
    rewrites: [
      ["Der Park ist nicht nur groß, sondern auch ruhig.", "Der Park ist groß und auch ruhig."],
      ["Der Wald kühlt nicht nur die Luft, sondern hält auch das Wasser.", "Der Wald kühlt die Luft und hält auch das Wasser."],
      ["Sie verkaufen nicht nur in Berlin, sondern auch in Köln.", "Sie verkaufen in Berlin und auch in Köln."],
      ["Der Markt lockt nicht bloß Maler, sondern auch Dichter.", "Der Markt lockt Maler und auch Dichter."],
      ["Die Regel schützt nicht allein die Mieter, sondern auch die Nachbarn.", "Die Regel schützt die Mieter und auch die Nachbarn."],
    ],
    leaves: ["Nicht nur Anna, sondern auch Lukas kennt die Wahrheit.", "Der Markt lockt nicht nur Maler und Dichter, sondern auch Musiker.", "Das ist nicht nur ein Traum.", "Der Park ist nicht groß, sondern klein."],
  }),
  {
    operation: "stock-copulas",
    why: "The thing does not stand for a chance or a challenge: it is one.",
    from: "standard",
    mark: /(?<!\p{L})stell(?:t|en) (?:eine?n?|die|das|der) [^.;:!?,]{3,80} dar(?!\p{L})/gu,
    *propose({ text, sentence }): Generator<Proposal> {
      const whole = text.slice(sentence.start, sentence.end);
      const found = stands.exec(whole);
      if (!found || /(?<!\p{L})(?:Bild|Gemälde|Foto|Figur|Skulptur|Karte|Grafik|Diagramm|Abbildung|Tabelle)(?!\p{L})/u.test(whole)) return;
      const [, verb = ""] = found;
      const start = sentence.start + found.index;
      const dar = whole.indexOf(" dar", found.index + verb.length);
      const rest = whole.slice(dar).search(/ dar[.,;!]/u);
      const end = sentence.start + dar + rest;
      const group = `stands ${found.index}`;
      yield { start, end: start + verb.length, after: [verb === "stellt" ? "ist" : "sind"], group };
      yield { start: end, end: end + " dar".length, after: [""], group };
    },
    rewrites: [
      ["Die Dürre stellt eine Herausforderung für das Tal dar.", "Die Dürre ist eine Herausforderung für das Tal."],
      ["Die Märkte stellen eine Chance für die Handwerker dar.", "Die Märkte sind eine Chance für die Handwerker."],
      ["Der Frost stellt ein großes Problem dar.", "Der Frost ist ein großes Problem."],
      ["Das Eis stellt eine Gefahr dar, wenn es taut.", "Das Eis ist eine Gefahr, wenn es taut."],
      ["Der Tunnel stellt eine echte Alternative zur Fähre dar.", "Der Tunnel ist eine echte Alternative zur Fähre."],
    ],
    leaves: ["Das Bild stellt eine Gefahr auf See dar.", "Der Zeuge stellt den Fall dar.", "Sie stellen eine Chance heraus.", "Es stellt einen Vorteil dar."],
  },
  pairedDashes({
    fronts: "wenn um falls obwohl weil da als nachdem während sobald damit bevor bis seit sofern solange indem dass ob was wie",
    follows: "dann aber so sondern denn dass wenn weil obwohl damit sodass während",
    quiet: /^(?:zum Beispiel|etwa|vor allem|besonders|insbesondere|darunter|auch)(?!\p{L})/u,
    rewrites: [
      ["Die Plätze – vor allem die alten – füllen sich im Sommer.", "Die Plätze, vor allem die alten, füllen sich im Sommer."],
      ["Die Bürgermeisterin – eine frühere Pflegerin – lehnte das Angebot ab.", "Die Bürgermeisterin (eine frühere Pflegerin) lehnte das Angebot ab."],
      ["Jedes Zimmer — Küche, Flur, Dachboden — wurde weiß gestrichen.", "Jedes Zimmer (Küche, Flur, Dachboden) wurde weiß gestrichen."],
      ["Der Fluss – so sagen die Nachbarn – steigt im April.", "Der Fluss (so sagen die Nachbarn) steigt im April."],
      ["Die Boote – zum Beispiel die alten – bleiben am Kai.", "Die Boote, zum Beispiel die alten, bleiben am Kai."],
    ],
    leaves: ["Die Jahre 1990–1995 und 2001–2003 waren trocken.", "Er kam – warum nicht? – um Zeit zu bitten.", "Die Bürgermeisterin – eine Pflegerin –, lehnte ab.", "Sie kamen – sahen – siegten – und gingen."],
  }),
];
