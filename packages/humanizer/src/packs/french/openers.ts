import { additiveOpeners, announcingFrames, conclusionOpeners, eraOpeners } from "../operations/openers.ts";
import type { Operation } from "../pack.ts";

const leaning = "et ou ni mais car que qui dont or donc cependant toutefois";
const duty = /^(?!.*(?:aussi|également))(?=.*(?<!\p{L})(?:doit|doivent|devra|devront|faut|obligatoires?)(?!\p{L}))/iu;
const saying = "(?:noter|souligner|mentionner|préciser|rappeler|signaler|relever)";

export const frenchOpeners: readonly Operation[] = [
  eraOpeners({
    phrases: [
      "Dans le monde (?:actuel|d['’]aujourd['’]hui|moderne|contemporain)",
      "À l['’]ère (?:du numérique|numérique)",
      "Dans la société (?:actuelle|moderne|d['’]aujourd['’]hui)",
      "Dans un monde (?:de plus en plus|toujours plus) \\p{Ll}+(?: et \\p{Ll}+)?",
      "Dans un monde en constante évolution",
    ],
    ends: ", ",
    today: ["Aujourd’hui"],
    saysWhen: /(?<!\p{L})(?:aujourd['’]hui|désormais|maintenant|autrefois|jadis|avant|passé|plus|traditionnel(?:le)?s?|siècles?|encore)(?!\p{L})/iu,
    rewrites: [
      ["Dans le monde actuel, peu de gens écrivent des lettres.", "Aujourd’hui, peu de gens écrivent des lettres."],
      ["À l’ère du numérique, les bibliothèques prêtent des tablettes.", "Aujourd’hui, les bibliothèques prêtent des tablettes."],
      ["Dans la société moderne, les parents travaillent tard.", "Aujourd’hui, les parents travaillent tard."],
      ["Dans un monde de plus en plus connecté, le silence est rare.", "Aujourd’hui, le silence est rare."],
      ["Dans un monde en constante évolution, les métiers changent.", "Aujourd’hui, les métiers changent."],
    ],
    leaves: [
      "Dans le monde actuel du théâtre, peu vivent de leur art.",
      "Dans le monde actuel, on n’écrit plus de lettres.",
      "On vit dans le monde moderne, dit-il.",
      "À l’ère du numérique il faut lire.",
    ],
  }),
  announcingFrames({
    phrases: [
      `Il est (?:également |aussi )?(?:important|essentiel|crucial|intéressant|utile|nécessaire|primordial|fondamental) de ${saying}`,
      `Il convient (?:également |aussi )?de ${saying}`,
      "Il est à (?:noter|souligner)",
      "Il faut (?:noter|souligner)",
      "(?:Notons|Soulignons|Rappelons|Précisons)",
      "Force est de constater",
    ],
    that: "(?:que |qu['’])",
    leaning,
    unless: /,? et (?:que |qu['’])/u,
    rewrites: [
      ["Il est important de noter que les prix ont monté en mai.", "Les prix ont monté en mai."],
      ["Il convient de souligner que le musée est gratuit.", "Le musée est gratuit."],
      ["Il est essentiel de rappeler qu’aucun élève n’a triché.", "Aucun élève n’a triché."],
      ["Notons que l’Europe a signé l’accord.", "L’Europe a signé l’accord."],
      ["Force est de constater que la Loire déborde chaque année.", "La Loire déborde chaque année."],
      ["Il faut souligner qu'à Lyon, les loyers baissent.", "À Lyon, les loyers baissent."],
    ],
    leaves: [
      "Il est important de noter la différence entre les deux.",
      "Il convient de fermer la porte.",
      "Il est important de noter que les loyers montent et que les salaires baissent.",
      "Il est important que les enfants lisent.",
      "Rappelons le médecin demain.",
    ],
  }),
  conclusionOpeners({
    phrases: ["En conclusion", "En résumé", "En somme", "En définitive", "Pour conclure", "Pour résumer"],
    leaning,
    rewrites: [
      ["En conclusion, les jardins rafraîchissent la ville.", "Les jardins rafraîchissent la ville."],
      ["En résumé, l’équipe a besoin de plus d’argent.", "L’équipe a besoin de plus d’argent."],
      ["En définitive, le choix leur appartient.", "Le choix leur appartient."],
      ["Pour conclure, à qui profite ce pont ?", "À qui profite ce pont ?"],
      ["En somme, Camille a payé les deux voyages.", "Camille a payé les deux voyages."],
    ],
    leaves: ["En conclusion du procès, nul n’a parlé.", "En somme, mais sans hâte, il raconta tout.", "Ils arrivèrent, en définitive, en retard.", "En résumé, non."],
  }),
  additiveOpeners({
    phrases: ["De plus", "En outre", "Par ailleurs", "Qui plus est", "De surcroît", "Outre cela"],
    leaning,
    unless: duty,
    sequence: /(?<!\p{L})(?:Premièrement|Tout d['’]abord|D['’]abord|Deuxièmement|Ensuite|Enfin),/u,
    rewrites: [
      ["De plus, le pont coûte peu à entretenir.", "Le pont coûte peu à entretenir."],
      ["En outre, la plupart des visiteurs viennent en train.", "La plupart des visiteurs viennent en train."],
      ["Par ailleurs, l’Union Européenne a signé l’accord.", "L’Union Européenne a signé l’accord."],
      ["Qui plus est, 40 bénévoles sont venus dimanche.", "40 bénévoles sont venus dimanche."],
      ["Le sol est pauvre. De plus, il draine aussi très mal.", "Le sol est pauvre. Il draine aussi très mal."],
      ["En outre, est-il vraiment gratuit ?", "Est-il vraiment gratuit ?"],
    ],
    leaves: [
      "En outre de la cotisation, les membres paient le parking.",
      "D’abord, lavez les haricots. De plus, laissez-les tremper.",
      "- De plus, apportez une serviette.",
      "De plus en plus de gens viennent.",
      "La cotisation est due en mai. De plus, les membres doivent signer le formulaire.",
      "Il est lent. De plus, il est cher à entretenir.",
    ],
  }),
];
