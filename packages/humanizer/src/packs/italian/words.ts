import { inflatedAdjectives, inflatedVerbs, intensifiers, wordyPhrases } from "../operations/vocabulary.ts";
import { each, forms } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const nextIsAdjective = /^ (?!(?:di|del|della|dei|a|al|in|nel|con|per|da|che|e|ed|o|il|lo|la|i|gli|le|un|una|uno|suo|sua|si|non|più|meno|meglio|peggio|superiore|inferiore)(?!\p{L}))\p{Ll}{3}/u;
const denied = /(?<!\p{L})(?:non|né|senza|mai|poco|più|meno|così|tanto)(?!\p{L})[^,.;]{0,30}$/iu;
const solid = /(?<!\p{L})(?:pian[oi]|sistem[ai]|strutture?|strategi[ae]|strategie|soluzion[ei]|bas[ei]|strument[oi]|economi[ae]|economie|politic[ah]e?|process[oi]|infrastruttur[ae]|approcc[io]o?|ret[ei]|crescita|metod[oi]|modell[oi]|argoment[oi]|prov[ae]) $/iu;
const things = /(?<!\p{L})(?:fattor[ei]|aspett[oi]|element[oi]|dat[oi]|punt[oi]|moment[oi]|tem[ai]|component[ei]|decision[ei]|fas[ei]|informazion[ei]|pass[oi]|question[ei]|risors[ae]|strument[oi]|competenz[ae]|differenz[ae]) $/iu;
const doings = /^ (?:una? |un['’]|uno |il |lo |la |l['’]|i |gli |le |alcun[ie] |due |tre )(?:nuov[oaie] |prim[oaie] )?(?:acquist[oi]|pagament[oi]|ricerc[ah]e?|calcol[oi]|scelt[ae]|test|visit[ae]|viagg[io]o?|misurazion[ei]|controll[oi]|ordin[ei]|prov[ae]|analisi|riparazion[ei]|prenotazion[ei])(?!\p{L})/u;

export const italianWords: readonly Operation[] = [
  inflatedVerbs(
    {
      rewrites: [
        ["La clinica utilizza un registro cartaceo.", "La clinica usa un registro cartaceo."],
        ["Gli ospiti effettuano una prenotazione.", "Gli ospiti fanno una prenotazione."],
        ["La villa possiede un giardino chiuso.", "La villa ha un giardino chiuso."],
        ["Hanno utilizzato due barche.", "Hanno usato due barche."],
        ["Vogliono effettuare un controllo ogni mese.", "Vogliono fare un controllo ogni mese."],
      ],
      leaves: ["“Utilizzare” è un verbo lungo.", "L’Utilizza è una marca.", "L’utilità è un’altra.", "Il demone lo possiede.", "Effettuarono l’arrivo in porto."],
    },
    {
      words: forms(
        "utilizzare utilizza utilizzano utilizzo utilizziamo utilizzò utilizzarono utilizzava utilizzavano utilizzando utilizzato utilizzata utilizzati utilizzate utilizzerà utilizzeranno utilizzi utilizzino",
        "usare usa usano uso usiamo usò usarono usava usavano usando usato usata usati usate userà useranno usi usino",
      ),
    },
    { words: forms("effettuare effettua effettuano effettuò effettuarono effettuava effettuavano effettuando effettuerà effettueranno", "fare fa fanno fece fecero faceva facevano facendo farà faranno"), ahead: doings },
    { words: forms("possiede possiedono possedeva possedevano", "ha hanno aveva avevano"), ahead: /^ (?:una? |un['’]|uno |due |tre |alcun[ie] )\p{Ll}/u, notBehind: /(?<!\p{L})(?:lo|la|li|le|ne|si|mi|ti) $|['’]$/iu },
  ),
  inflatedAdjectives(
    {
      rewrites: [
        ["L’irrigazione è un fattore cruciale per la valle.", "L’irrigazione è un fattore importante per la valle."],
        ["Mancano i dati cruciali.", "Mancano i dati importanti."],
        ["Serve un piano robusto ed economico.", "Serve un piano solido ed economico."],
        ["Il silenzio è cruciale per dormire.", "Il silenzio è molto importante per dormire."],
        ["Usano strumenti robusti per misurare.", "Usano strumenti solidi per misurare."],
      ],
      leaves: ["L’atleta è alto e robusto.", "Non è cruciale che tu venga.", "“È cruciale”, disse il giudice.", "Il negozio Cruciale apre a maggio."],
    },
    { words: forms("cruciale cruciali", "importante importanti"), behind: things },
    { words: { cruciale: ["molto importante"], cruciali: ["molto importanti"] }, behind: /(?<!\p{L})(?:è|sono|era|erano|fu|furono|sarà|saranno|sia|siano) $/iu, notBehind: /(?<!\p{L})(?:non|né|più|così|molto)(?!\p{L})[^,.;]{0,20}$/iu },
    { words: forms("robusto robusta robusti robuste", "solido solida solidi solide"), behind: solid },
  ),
  intensifiers(
    {
      rewrites: [
        ["Il forno è estremamente lento.", "Il forno è molto lento."],
        ["Fu una sera incredibilmente calda.", "Fu una sera molto calda."],
        ["È un libro veramente eccezionale.", "È un libro eccezionale."],
        ["Ha una voce davvero unica.", "Ha una voce unica."],
        ["La zuppa è straordinariamente salata.", "La zuppa è molto salata."],
      ],
      leaves: ["Non è veramente unico.", "I prezzi salirono estremamente.", "È estremamente più caro.", "È davvero unica?", "Davvero pioveva."],
    },
    { words: each("estremamente incredibilmente straordinariamente", "molto"), ahead: nextIsAdjective, notBehind: denied, literal: /(?<!\p{L})molto(?!\p{L})/u },
    { words: each("veramente davvero", ""), ahead: /^ (?:unic[oaie]|uniche|eccezional[ei]|straordinari[oae]?|essenzial[ei]|indispensabil[ei]|affascinant[ei]|indimenticabil[ei]|rivoluzionari[oae]?|meraviglios[oaie])(?!\p{L})/u, notBehind: denied, literal: /\?/u },
  ),
  wordyPhrases(
    {
      rewrites: [
        ["Si riunirono al fine di preparare la festa.", "Si riunirono per preparare la festa."],
        ["Risparmiano con l’obiettivo di partire.", "Risparmiano per partire."],
        ["Hanno chiuso a causa del fatto che pioveva.", "Hanno chiuso perché pioveva."],
        ["Il dibattito all’interno del consiglio fu lungo.", "Il dibattito nel consiglio fu lungo."],
        ["La pompa si controlla a intervalli regolari.", "La pompa si controlla regolarmente."],
      ],
      leaves: ["L’obiettivo di oggi è dormire.", "Il fatto che piovesse non importò.", "All’interno fa caldo.", "Alla fine di maggio si paga."],
    },
    { words: { "al fine di": ["per"], "allo scopo di": ["per"], "con l'obiettivo di": ["per"], "con lo scopo di": ["per"], "nell'ottica di": ["per"] }, ahead: /^ (?:non |meglio )?\p{Ll}+(?:are|ere|ire|rre|rsi|r[lc][oaie]|arne|erne|irne)(?!\p{L})/u },
    {
      words: {
        "a causa del fatto che": ["perché"], "per via del fatto che": ["perché"], "al momento attuale": ["ora"], "a intervalli regolari": ["regolarmente"],
        "all'interno del": ["nel"], "all'interno della": ["nella"], "all'interno dello": ["nello"], "all'interno dei": ["nei"], "all'interno delle": ["nelle"], "all'interno degli": ["negli"],
      },
    },
  ),
];
