import { chatLeftovers } from "../operations/chat-leftovers.ts";

const text = "(?:texte|essai|courriel|e-mail|mail|lettre|paragraphe|version|article|message|résumé|discours|brouillon|publication)";

export const frenchLeftovers = chatLeftovers({
  greetings: "Bien sûr|Certainement|Avec plaisir|Volontiers|Absolument|D['’]accord|Entendu",
  presented: `(?:Voici|Voilà) (?:une?|le|la|votre|ton|ta) [^.!?:\\n]{0,60}${text}[^.!?:\\n]{0,80} ?[:.!]`,
  offers: [
    `(?:Souhaitez-vous|Voulez-vous|Veux-tu|Aimeriez-vous) que je [^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `(?:N['’]hésitez pas à me (?:dire|faire savoir)|Dites-moi|Dis-moi|Faites-moi savoir) si vous (?:souhaitez|voulez|désirez) que [^.!?\\n]{2,120}[.!]`,
    `Si (?:vous le souhaitez|vous voulez|tu veux), je peux (?:aussi |également )?[^.!?\\n]{2,100}(?:${text}|ton|formel|formelle|courte?|longue?)[^.!?\\n]{0,60}[.!]`,
  ],
  goodbyes: ["J['’]espère que (?:cela|ceci|ça) (?:vous|t['’]) ?(?:aide|aidera|sera utile|convient) ?[.!]"],
  asMachine: "En tant que modèle de langage(?: d['’]IA)?, (?:je ne (?:peux|dispose) [^.!?;]{3,160}?(?:, mais |[.!]$)|je n['’]ai [^.!?;]{3,160}?(?:, mais |[.!]$))?|En tant qu['’](?:IA|intelligence artificielle), je (?:ne peux|n['’]ai) [^.!?;]{3,160}?(?:, mais |[.!]$)",
  rewrites: [
    ["Bien sûr ! Voici une version améliorée de votre texte : La piscine ferme lundi.", "La piscine ferme lundi."],
    ["Voici un résumé de l’article : Il a plu neuf jours.", "Il a plu neuf jours."],
    ["On se voit à midi. J’espère que cela vous aide. Dites-moi si vous souhaitez que je change le ton.", "On se voit à midi."],
    ["Le musée ouvre à neuf heures. Souhaitez-vous que je raccourcisse ce texte ?", "Le musée ouvre à neuf heures."],
    ["En tant que modèle de langage, je n’ai pas d’opinion, mais le pont plaît.", "Le pont plaît."],
    ["On se voit à midi. Si vous le souhaitez, je peux proposer une version plus courte.", "On se voit à midi."],
  ],
  leaves: ["Bien sûr ! Le musée ouvre à neuf heures.", "On se voit à midi. J’espère que cela vous aide.", "Voici le plan : on part à six heures.", "Souhaitez-vous que j’apporte le gâteau ?", "En tant que modèle de vertu, il exagère."],
});
