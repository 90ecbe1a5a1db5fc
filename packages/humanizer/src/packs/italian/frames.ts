import { notOnlyBut } from "../operations/not-only-but.ts";
import { pairedDashes } from "../operations/paired-dashes.ts";
import { roleFrames, stockCopulas } from "../operations/vocabulary.ts";
import { each } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const adjectives = ["cruciale", "fondamentale", "essenziale", "chiave", "centrale", "determinante", "decisivo", "vitale", "primario", "di primo piano"];
const roleVerbs: Readonly<Record<string, string>> = {
  "svolge gioca riveste ricopre": "ha",
  "svolgono giocano rivestono ricoprono": "hanno",
  "svolgere giocare rivestire ricoprire": "avere",
  "svolgeva giocava rivestiva ricopriva": "aveva",
  "svolgevano giocavano rivestivano ricoprivano": "avevano",
  "svolto giocato rivestito ricoperto": "avuto",
  "svolse rivestì ricoprì": "ebbe",
};
const roles = Object.fromEntries(
  Object.entries(roleVerbs).flatMap(([verbs, wording]) => verbs.split(" ").flatMap((verb) => adjectives.map((adjective) => [`${verb} un ruolo ${adjective}`, [`${wording} un ruolo importante`]] as const))),
);
const chances = /^ (?:una? |un['’])(?:grande |nuov[oa] |ver[oa] |importante )?(?:sfida|opportunità|occasione|svolta|passo|cambiamento|rischio|minaccia|alternativa|problema|ostacolo|vantaggio|pericolo|progresso|tappa)(?!\p{L})/u;

export const italianFrames: readonly Operation[] = [
  roleFrames(
    {
      rewrites: [
        ["La lettura svolge un ruolo cruciale nella scuola.", "La lettura ha un ruolo importante nella scuola."],
        ["I sindacati giocano un ruolo fondamentale nell’accordo.", "I sindacati hanno un ruolo importante nell’accordo."],
        ["Il porto ha svolto un ruolo essenziale nella guerra.", "Il porto ha avuto un ruolo importante nella guerra."],
        ["L’acqua può giocare un ruolo decisivo nel raccolto.", "L’acqua può avere un ruolo importante nel raccolto."],
        ["Le api rivestono un ruolo chiave per la valle.", "Le api hanno un ruolo importante per la valle."],
      ],
      leaves: ["L’attrice ricopre un ruolo centrale nel film.", "Il fango ha un ruolo nella storia.", "Cerca un ruolo cruciale.", "Svolge un lavoro utile."],
    },
    { words: roles, literal: /(?<!\p{L})(?:film|serie|attor[ei]|attric[ei]|teatro|cinema|romanzo|commedia)(?!\p{L})/iu },
  ),
  notOnlyBut({
    head: "non (?:solo|soltanto|solamente|unicamente) ",
    link: "ma anche ",
    joins: () => " e anche ",
    unless: /(?<!\p{L})(?:ed?|o|né|non|senza|ma)(?!\p{L})/iu,
    rewrites: [
      ["Il parco attira non solo gli uccelli, ma anche i bambini.", "Il parco attira gli uccelli e anche i bambini."],
      ["Il metodo è non solo economico ma anche affidabile.", "Il metodo è economico e anche affidabile."],
      ["È nota non soltanto per i discorsi, ma anche per la pazienza.", "È nota per i discorsi e anche per la pazienza."],
      ["Vendono non solo a Torino, ma anche a Bari.", "Vendono a Torino e anche a Bari."],
      ["La diga serve non solamente ai contadini ma anche ai pescatori.", "La diga serve ai contadini e anche ai pescatori."],
    ],
    leaves: ["Non solo Anna, ma anche Luca sa la verità.", "La fiera attira non solo pittori e poeti, ma anche musicisti.", "Il piano non è solo un sogno.", "Il parco dà non solo ombra, ma calore."],
  }),
  stockCopulas(
    {
      rewrites: [
        ["La siccità rappresenta una sfida per la valle.", "La siccità è una sfida per la valle."],
        ["Le fiere rappresentano un’opportunità per gli artigiani.", "Le fiere sono un’opportunità per gli artigiani."],
        ["L’accordo rappresentò una svolta per la regione.", "L’accordo fu una svolta per la regione."],
        ["Il tunnel costituisce un grande vantaggio per tutti.", "Il tunnel è un grande vantaggio per tutti."],
        ["Le gelate costituiscono una minaccia per la vigna.", "Le gelate sono una minaccia per la vigna."],
      ],
      leaves: ["Il disegno rappresenta una barca.", "La deputata rappresenta la sua città.", "Il gruppo costituisce una società.", "Ciò rappresenta un aumento del 4 %."],
    },
    { words: { ...each("rappresenta costituisce", "è"), ...each("rappresentano costituiscono", "sono"), ...each("rappresentò costituì", "fu"), ...each("rappresentarono costituirono", "furono") }, ahead: chances, notBehind: /(?<!\p{L})(?:si|ne|vi) $/iu, literal: /(?<!\p{L})(?:grafic[oi]|disegno|quadro|mappa|figura)(?!\p{L})/iu },
  ),
  pairedDashes({
    fronts: "se qualora quando sebbene per mentre poiché come dopo prima in nel nella con senza benché appena",
    follows: "ma allora quindi mentre perché sebbene",
    quiet: /^(?:per esempio|ad esempio|soprattutto|in particolare|incluso|inclusa|inclusi|incluse|specialmente)(?!\p{L})/u,
    rewrites: [
      ["Le piazze — soprattutto le antiche — si riempiono d’estate.", "Le piazze, soprattutto le antiche, si riempiono d’estate."],
      ["La sindaca — un’infermiera in pensione — rifiutò l’offerta.", "La sindaca (un’infermiera in pensione) rifiutò l’offerta."],
      ["Ogni stanza – cucina, sala, soffitta – fu dipinta di bianco.", "Ogni stanza (cucina, sala, soffitta) fu dipinta di bianco."],
      ["Il fiume — dicono i vicini — sale in aprile.", "Il fiume (dicono i vicini) sale in aprile."],
      ["Le barche — ad esempio le vecchie — restano al molo.", "Le barche, ad esempio le vecchie, restano al molo."],
    ],
    leaves: ["— Non vengo — disse Anna.", "Gli anni 1990–1995 e 2001–2003 furono secchi.", "Venne — perché no? — a chiedere tempo.", "La sindaca — un’infermiera —, rifiutò.", "Vennero — videro — vinsero — e partirono."],
  }),
];
