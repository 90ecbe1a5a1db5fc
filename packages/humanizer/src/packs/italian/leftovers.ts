import { chatLeftovers } from "../operations/chat-leftovers.ts";

const text = "(?:testo|saggio|e-mail|email|mail|lettera|paragrafo|versione|articolo|messaggio|riassunto|discorso|bozza|post)";

export const italianLeftovers = chatLeftovers({
  greetings: "Certo|Certamente|Con piacere|Volentieri|Assolutamente|Perfetto|Va bene",
  presented: `(?:Ecco(?:ti)?|Di seguito(?: trovi| trova)?) (?:una? |un['’]|il |la |l['’]|tuo |tua )?[^.!?:\\n]{0,60}${text}[^.!?:\\n]{0,80}[:.!]`,
  offers: [
    `(?:Vuoi|Vuole|Desideri|Ti piacerebbe) che (?:io )?[^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `(?:Fammi sapere|Mi faccia sapere|Dimmi) se (?:vuoi|desideri|preferisci|vuole|desidera) che [^.!?\\n]{2,120}[.!]`,
    `Se (?:vuoi|lo desideri|preferisci|vuole), posso (?:anche )?[^.!?\\n]{2,100}(?:${text}|tono|formale|corta|breve|lunga)[^.!?\\n]{0,60}[.!]`,
  ],
  goodbyes: ["Spero che (?:questo |ciò )?(?:ti |le |vi )?(?:sia utile|sia d['’]aiuto|aiuti)[.!]", "Spero di esser(?:ti|le)? stato (?:utile|d['’]aiuto)[.!]"],
  asMachine: "(?:In qualità di|Come|In quanto) modello linguistico(?: di (?:IA|intelligenza artificiale))?, (?:non (?:posso|ho) [^.!?;]{3,160}?(?:, ma |[.!]$))?|(?:In quanto|Come) (?:IA|intelligenza artificiale), non (?:posso|ho) [^.!?;]{3,160}?(?:, ma |[.!]$)",
  rewrites: [
    ["Certo! Ecco una versione migliorata del tuo testo: La piscina chiude lunedì.", "La piscina chiude lunedì."],
    ["Ecco un riassunto dell’articolo: Piovve nove giorni.", "Piovve nove giorni."],
    ["Ci vediamo a mezzogiorno. Spero che ti sia utile. Fammi sapere se vuoi che cambi il tono.", "Ci vediamo a mezzogiorno."],
    ["Il museo apre alle nove. Vuoi che accorci questo testo?", "Il museo apre alle nove."],
    ["In quanto modello linguistico, non ho opinioni, ma il ponte piace.", "Il ponte piace."],
    ["Ci vediamo a mezzogiorno. Se vuoi, posso scrivere una versione più formale.", "Ci vediamo a mezzogiorno."],
  ],
  leaves: ["Certo! Il museo apre alle nove.", "Ci vediamo a mezzogiorno. Spero che ti sia utile.", "Ecco il piano: si parte alle sei.", "Vuoi che porti la torta?", "Come modello di virtù, esagera."],
});
