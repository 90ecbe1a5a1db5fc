import { notOnlyBut } from "../operations/not-only-but.ts";
import { pairedDashes } from "../operations/paired-dashes.ts";
import { roleFrames, stockCopulas } from "../operations/vocabulary.ts";
import { each } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const roles = Object.fromEntries(
  ["crucial", "essentiel", "fondamental", "clé", "central", "primordial", "déterminant", "majeur", "capital", "vital"].map((adjective) => [`un rôle ${adjective}`, ["un grand rôle", "un rôle important"]] as const),
);
const plays = /(?<!\p{L})(?:joue|jouent|jouait|jouaient|joué|jouer|jouera|joueront|jouant|joua|jouèrent)(?: (?:aussi|également|ici|encore|désormais))? $/iu;
const chances = /^ une? (?:grand |grande |véritable |vrai |vraie |important |importante )?(?:défi|enjeu|opportunité|avancée|tournant|risque|atout|étape|chance|menace|obstacle|problème|avantage|alternative|danger|progrès|effort)(?!\p{L})/u;

export const frenchFrames: readonly Operation[] = [
  roleFrames(
    {
      rewrites: [
        ["La lecture joue un rôle crucial à l’école.", "La lecture joue un grand rôle à l’école."],
        ["Les syndicats jouent un rôle essentiel dans l’accord.", "Les syndicats jouent un rôle important dans l’accord."],
        ["Le port a joué un rôle fondamental pendant la guerre.", "Le port a joué un grand rôle pendant la guerre."],
        ["L’eau peut jouer un rôle déterminant dans la récolte.", "L’eau peut jouer un rôle important dans la récolte."],
        ["Les abeilles jouent également un rôle clé pour la vallée.", "Les abeilles jouent également un grand rôle pour la vallée."],
      ],
      leaves: ["L’actrice joue un rôle majeur dans le film.", "Il joue un rôle dans l’histoire.", "Elle tient un rôle central.", "Ce rôle crucial lui plaît.", "Elle joue un rôle crucial et discret à l’école."],
    },
    { words: roles, behind: plays, notAhead: /^(?:,| et| ou)(?= \p{Ll})/u, literal: /(?<!\p{L})(?:films?|pièce|série|acteurs?|actrices?|théâtre|cinéma|roman|scène)(?!\p{L})/iu },
  ),
  notOnlyBut({
    head: "non seulement ",
    link: "mais (?:aussi|également|encore) ",
    joins: () => " et aussi ",
    unless: /(?<!\p{L})(?:et|ou|ni|ne|sans|mais)(?!\p{L})|n['’]/iu,
    rewrites: [
      ["Le parc attire non seulement les oiseaux, mais aussi les promeneurs.", "Le parc attire les oiseaux et aussi les promeneurs."],
      ["La méthode est non seulement simple mais également fiable.", "La méthode est simple et aussi fiable."],
      ["Elle est connue non seulement pour ses discours, mais encore pour sa patience.", "Elle est connue pour ses discours et aussi pour sa patience."],
      ["Il a non seulement écrit le livre, mais aussi dessiné la couverture.", "Il a écrit le livre et aussi dessiné la couverture."],
      ["On vend non seulement à Lyon mais aussi à Nantes.", "On vend à Lyon et aussi à Nantes."],
    ],
    leaves: [
      "Non seulement Anne, mais aussi Luc connaît la vérité.",
      "La foire attire non seulement des peintres et des poètes, mais aussi des musiciens.",
      "Ce n’est pas seulement un rêve.",
      "Non seulement il chante, mais il danse.",
    ],
  }),
  stockCopulas(
    {
      rewrites: [
        ["La sécheresse représente un défi pour la vallée.", "La sécheresse est un défi pour la vallée."],
        ["Les foires constituent une opportunité pour les artisans.", "Les foires sont une opportunité pour les artisans."],
        ["Le tunnel constitue une avancée pour tous.", "Le tunnel est une avancée pour tous."],
        ["Le gel représente une menace pour la vigne.", "Le gel est une menace pour la vigne."],
        ["Ces cartes constituent un véritable atout.", "Ces cartes sont un véritable atout."],
      ],
      leaves: ["Le dessin représente un bateau.", "La députée représente sa ville.", "Elle constitue un dossier.", "Le défi que représente une telle étape est grand.", "La hausse représente 4 % du total."],
    },
    { words: { ...each("représente constitue", "est"), ...each("représentent constituent", "sont") }, ahead: chances, notBehind: /(?<!\p{L})(?:que|se|ne|qu)['’ ]$|['’]$/iu, literal: /(?<!\p{L})(?:graphiques?|dessins?|tableau|carte géographique|figure)(?!\p{L})/iu },
  ),
  pairedDashes({
    fronts: "si lorsque lorsqu['’]il quand comme bien pour afin après avant dans en à pendant depuis malgré avec sans par",
    follows: "mais alors donc car tandis puis",
    quiet: /^(?:par exemple|notamment|surtout|en particulier|y compris|particulièrement)(?!\p{L})/u,
    rewrites: [
      ["Les places — surtout les anciennes — se remplissent l’été.", "Les places, surtout les anciennes, se remplissent l’été."],
      ["La maire — une infirmière retraitée — a refusé l’offre.", "La maire (une infirmière retraitée) a refusé l’offre."],
      ["Chaque pièce – cuisine, salon, grenier – fut peinte en blanc.", "Chaque pièce (cuisine, salon, grenier) fut peinte en blanc."],
      ["La rivière — disent les voisins — monte en avril.", "La rivière (disent les voisins) monte en avril."],
      ["Les bateaux — par exemple les vieux — restent à quai.", "Les bateaux, par exemple les vieux, restent à quai."],
    ],
    leaves: ["— Je ne viens pas — dit Anne.", "Les années 1990–1995 et 2001–2003 furent sèches.", "Il vint — pourquoi pas ? — demander du temps.", "La maire — une infirmière —, refusa l’offre.", "Ils vinrent — virent — vainquirent — et partirent."],
  }),
];
