import { inflatedAdjectives, inflatedVerbs, intensifiers, wordyPhrases } from "../operations/vocabulary.ts";
import { each, forms } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const nextIsAdjective = /^ (?!(?:de|du|des|à|au|aux|en|avec|par|pour|que|et|ou|le|la|les|un|une|sa|son|ses|plus|moins|mieux|bien|beaucoup|supérieure?s?)(?!\p{L}))\p{Ll}{3}/u;
const denied = /(?<!\p{L})(?:pas|jamais|guère|ni|sans|plus|moins|aussi|si|trop|peu)(?!\p{L})[^,.;]{0,30}$/iu;
const solid = /(?<!\p{L})(?:plans?|systèmes?|cadres?|stratégies?|solutions?|bases?|outils?|économies?|politiques?|processus|infrastructures?|approches?|réseaux?|croissances?|méthodes?|modèles?|arguments?|preuves?) $/iu;
const doings = /^ (?:une?|des|le|la|les|plusieurs|deux|trois|son|sa|ses|leurs?) ?(?:nouveaux? |nouvelles? |premiers? |premières? )?(?:achats?|paiements?|recherches?|travaux|calculs?|choix|tests?|visites?|voyages?|trajets?|mesures?|contrôles?|demandes?|stages?|tâches?|courses|analyses?|réparations?|économies|progrès|enquêtes?|études?)(?!\p{L})/u;

export const frenchWords: readonly Operation[] = [
  inflatedVerbs(
    {
      rewrites: [
        ["La clinique effectue des contrôles chaque mois.", "La clinique fait des contrôles chaque mois."],
        ["Ils veulent réaliser des économies.", "Ils veulent faire des économies."],
        ["Le manoir possède un jardin clos.", "Le manoir a un jardin clos."],
        ["Le cours débute en juin.", "Le cours commence en juin."],
        ["Les voisins effectuèrent une enquête.", "Les voisins firent une enquête."],
        ["Elle a finalisé la liste.", "Elle a terminé la liste."],
      ],
      leaves: ["Il faut éviter d’effectuer des achats.", "« Effectuer » est un verbe long.", "Elle réalise un film.", "Le démon le possède.", "L’homme qu’il possède un jour partira."],
    },
    {
      words: {
        ...forms("effectuer effectue effectuent effectuait effectuaient effectuera effectueront effectuant effectua effectuèrent", "faire fait font faisait faisaient fera feront faisant fit firent"),
        ...forms("réaliser réalise réalisent réalisait réalisaient réalisera réaliseront réalisant réalisa réalisèrent", "faire fait font faisait faisaient fera feront faisant fit firent"),
      },
      ahead: doings,
    },
    { words: forms("possède possèdent possédait possédaient", "a ont avait avaient"), ahead: /^ (?:une?|des|deux|trois|plusieurs) \p{Ll}/u, notBehind: /(?<!\p{L})(?:le|la|les|ne|se|que|te|me|qu['’]il|qu['’]elle) $|['’]$/iu },
    {
      words: {
        ...forms("débuter débute débutent débutait débutaient débutera débuteront débuta débutèrent", "commencer commence commencent commençait commençaient commencera commenceront commença commencèrent"),
        ...forms("finaliser finalise finalisent finalisera finaliseront finalisa finalisèrent finalisé finalisée finalisés finalisées", "terminer termine terminent terminera termineront termina terminèrent terminé terminée terminés terminées"),
      },
      notBehind: /['’]$/u,
    },
  ),
  inflatedAdjectives(
    {
      rewrites: [
        ["L’irrigation est une question cruciale pour la vallée.", "L’irrigation est une question importante pour la vallée."],
        ["Les points cruciaux manquent.", "Les points importants manquent."],
        ["Il leur faut un plan robuste et bon marché.", "Il leur faut un plan solide et bon marché."],
        ["Il est primordial de bien dormir.", "Il est important de bien dormir."],
        ["Le silence est un élément primordial.", "Le silence est un élément important."],
      ],
      leaves: ["L’athlète est grand et robuste.", "Ce n’est pas crucial.", "« C’est crucial », dit le juge.", "Le magasin Crucial ouvre en mai."],
    },
    { words: { ...forms("crucial cruciale cruciaux cruciales", "important importante importants importantes"), ...forms("primordial primordiale primordiaux primordiales", "important importante importants importantes") }, notBehind: denied },
    { words: forms("robuste robustes", "solide solides"), behind: solid },
  ),
  intensifiers(
    {
      rewrites: [
        ["Le four est extrêmement lent.", "Le four est très lent."],
        ["Ce fut un été incroyablement chaud.", "Ce fut un été très chaud."],
        ["C’est un livre véritablement exceptionnel.", "C’est un livre exceptionnel."],
        ["Elle a une voix véritablement unique.", "Elle a une voix unique."],
        ["La soupe est extraordinairement salée.", "La soupe est très salée."],
      ],
      leaves: ["Elle n’est pas véritablement unique.", "Les prix ont augmenté extrêmement.", "C’est extrêmement plus cher.", "Il pleuvait véritablement.", "C’est un froid d’extrêmement longue durée."],
    },
    { words: each("extrêmement incroyablement extraordinairement", "très"), ahead: nextIsAdjective, notBehind: /['’]$|(?<!\p{L})(?:pas|ni|plus|moins|aussi|si|trop)(?!\p{L})[^,.;]{0,30}$/iu, literal: /(?<!\p{L})très(?!\p{L})/u },
    { words: each("véritablement", ""), ahead: /^ (?:uniques?|exceptionnel(?:le)?s?|extraordinaires?|essentiel(?:le)?s?|indispensables?|fascinante?s?|inoubliables?|révolutionnaires?)(?!\p{L})/u, notBehind: denied },
  ),
  wordyPhrases(
    {
      rewrites: [
        ["Ils se réunissent afin de préparer la fête.", "Ils se réunissent pour préparer la fête."],
        ["Ils épargnent dans le but de partir.", "Ils épargnent pour partir."],
        ["Le débat au sein du conseil fut long.", "Le débat dans le conseil fut long."],
        ["À l’heure actuelle, le pont est fermé.", "Aujourd’hui, le pont est fermé."],
        ["On ferme en raison du fait que le toit fuit.", "On ferme parce que le toit fuit."],
        ["Il règne un calme au sein de l’équipe.", "Il règne un calme dans l’équipe."],
      ],
      leaves: ["Dans le but de la cave, il fit froid.", "Le sein de la terre est chaud.", "Le fait que le toit fuie importe peu.", "L’heure actuelle est midi."],
    },
    { words: { "afin de": ["pour"], "dans le but de": ["pour"], "dans l'objectif de": ["pour"] }, ahead: /^ (?:ne pas |ne plus |mieux |bien |se |le |la |les |leur |lui )?\p{Ll}+(?:er|ir|re|oir)(?!\p{L})/u },
    { words: { "au sein du": ["dans le"], "au sein des": ["dans les"], "au sein de": ["dans"], "en raison du fait que": ["parce que"], "à l'heure actuelle": ["aujourd’hui"], "à intervalles réguliers": ["régulièrement"] } },
  ),
];
