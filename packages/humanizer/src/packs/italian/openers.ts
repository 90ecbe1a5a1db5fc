import { additiveOpeners, announcingFrames, conclusionOpeners, eraOpeners } from "../operations/openers.ts";
import type { Operation } from "../pack.ts";

const leaning = "e ed o ma che né però quindi perché anche\\sse cui";
const duty = /^(?!.*anche)(?=.*(?<!\p{L})(?:deve|devono|dovrà|dovranno|bisogna|obbligatori[oaie]?)(?!\p{L}))/iu;
const saying = "(?:sottolineare|notare|ricordare|evidenziare|menzionare|precisare|osservare|ribadire|segnalare)";
const said = "(?:sottolineato|notato|ricordato|evidenziato|detto|precisato|ribadito|segnalato|aggiunto)";

export const italianOpeners: readonly Operation[] = [
  eraOpeners({
    phrases: [
      "Nel (?:frenetico )?mondo (?:di oggi|odierno|attuale|moderno|contemporaneo)",
      "Nell['’](?:attuale )?era digitale",
      "Nella società (?:odierna|moderna|attuale|di oggi|contemporanea)",
      "In un mondo sempre più \\p{Ll}+(?: e \\p{Ll}+)?",
      "In un mondo in continua evoluzione",
    ],
    ends: ", ",
    today: ["Oggi"],
    saysWhen: /(?<!\p{L})(?:oggi|ora|adesso|prima|passato|non più|storicamente|tradizional(?:e|i|mente)|secol[oi]|attualmente|ancora)(?!\p{L})/iu,
    rewrites: [
      ["Nel mondo di oggi, poche persone scrivono lettere.", "Oggi, poche persone scrivono lettere."],
      ["Nell’era digitale, le biblioteche prestano tablet.", "Oggi, le biblioteche prestano tablet."],
      ["Nella società moderna, i genitori lavorano di più.", "Oggi, i genitori lavorano di più."],
      ["In un mondo sempre più connesso, il silenzio è raro.", "Oggi, il silenzio è raro."],
      ["Nel frenetico mondo odierno, il riposo è un lusso.", "Oggi, il riposo è un lusso."],
    ],
    leaves: ["Nel mondo di oggi del teatro, pochi vivono d’arte.", "Nel mondo attuale, non si scrivono più lettere, e ancora meno cartoline.", "Viviamo nell’era digitale, dicono tutti.", "Nell’era digitale c’è meno carta."],
  }),
  announcingFrames({
    phrases: [
      `(?:È|E['’]) (?:anche )?(?:importante|fondamentale|essenziale|utile|interessante|necessario|cruciale|doveroso) ${saying}`,
      `Vale la pena (?:di )?${saying}`,
      `Va (?:anche |inoltre )?${said}`,
      `(?:Bisogna|Occorre) (?:sottolineare|notare|ricordare|evidenziare|precisare)`,
    ],
    that: "che ",
    leaning,
    unless: /,? e che (?!\p{L}+ sebbene)/u,
    rewrites: [
      ["È importante sottolineare che i prezzi sono saliti a maggio.", "I prezzi sono saliti a maggio."],
      ["Vale la pena notare che il museo è gratuito.", "Il museo è gratuito."],
      ["Va ricordato che non tutti hanno votato.", "Non tutti hanno votato."],
      ["Bisogna precisare che il campione era piccolo.", "Il campione era piccolo."],
      ["È fondamentale evidenziare che l’Europa ha firmato.", "L’Europa ha firmato."],
    ],
    leaves: ["È importante sottolineare la differenza tra i due.", "È importante ricordare le chiavi.", "Va detto che gli affitti salgono e che gli stipendi calano.", "È importante che i bambini leggano.", "Va a scuola a piedi."],
  }),
  conclusionOpeners({
    phrases: ["In conclusione", "In sintesi", "In definitiva", "Per concludere", "Riassumendo", "In ultima analisi"],
    leaning,
    rewrites: [
      ["In conclusione, i giardini rinfrescano la città.", "I giardini rinfrescano la città."],
      ["In sintesi, il piano ha bisogno di più soldi.", "Il piano ha bisogno di più soldi."],
      ["In definitiva, la scelta è loro.", "La scelta è loro."],
      ["Per concludere, chi paga i lavori?", "Chi paga i lavori?"],
      ["Riassumendo, Marta ha pagato i due viaggi.", "Marta ha pagato i due viaggi."],
    ],
    leaves: ["In conclusione del processo nessuno parlò.", "In sintesi, ma senza fretta, raccontò tutto.", "Arrivarono, in definitiva, tardi.", "In sintesi, no."],
  }),
  additiveOpeners({
    phrases: ["Inoltre", "In aggiunta", "Per di più", "Oltre a ciò", "Oltre a questo", "Parimenti", "Allo stesso modo"],
    leaning,
    unless: duty,
    sequence: /(?<!\p{L})(?:Prima di tutto|Innanzitutto|Per prima cosa|In primo luogo|In secondo luogo|Infine),/u,
    rewrites: [
      ["Inoltre, il ponte costa poco da mantenere.", "Il ponte costa poco da mantenere."],
      ["In aggiunta, molti visitatori arrivano in treno.", "Molti visitatori arrivano in treno."],
      ["Per di più, 40 volontari sono venuti domenica.", "40 volontari sono venuti domenica."],
      ["Il suolo è povero. Inoltre, drena anche male l’acqua.", "Il suolo è povero. Drena anche male l’acqua."],
      ["Inoltre, l’Unione Europea ha firmato l’accordo.", "L’Unione Europea ha firmato l’accordo."],
    ],
    leaves: [
      "Oltre a questo e ad altro, i soci pagano il parcheggio.",
      "Innanzitutto, lavate i fagioli. Inoltre, metteteli a bagno.",
      "- Inoltre, portate un asciugamano.",
      "Arrivò tardi e, inoltre, dimenticò le chiavi.",
      "La quota scade a maggio. Inoltre, i soci devono firmare il modulo.",
      "È lento. Inoltre, è caro da mantenere.",
    ],
  }),
];
