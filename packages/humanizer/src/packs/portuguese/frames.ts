import { notOnlyBut } from "../operations/not-only-but.ts";
import { pairedDashes } from "../operations/paired-dashes.ts";
import { roleFrames, stockCopulas } from "../operations/vocabulary.ts";
import { each } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const adjectives = ["crucial", "fundamental", "essencial", "vital", "central", "decisivo", "determinante", "primordial", "chave"];
const roleVerbs: Readonly<Record<string, string>> = {
  "desempenha exerce": "tem",
  "desempenham exercem": "têm",
  "desempenhar exercer": "ter",
  "desempenhou exerceu": "teve",
  "desempenharam exerceram": "tiveram",
  "desempenhando exercendo": "tendo",
  "desempenhado exercido": "tido",
};
const roles = Object.fromEntries(
  Object.entries(roleVerbs).flatMap(([verbs, wording]) => verbs.split(" ").flatMap((verb) => adjectives.map((adjective) => [`${verb} um papel ${adjective}`, [`${wording} um papel importante`]] as const))),
);
const chances = /^ uma? (?:grande |nov[oa] |verdadeir[oa] |importante )?(?:desafio|avanço|oportunidade|mudança|passo|marco|risco|ameaça|alternativa|problema|obstáculo|vantagem|esforço|perigo)(?!\p{L})/u;

export const portugueseFrames: readonly Operation[] = [
  roleFrames(
    {
      rewrites: [
        ["A leitura desempenha um papel crucial na escola.", "A leitura tem um papel importante na escola."],
        ["Os sindicatos desempenham um papel fundamental no acordo.", "Os sindicatos têm um papel importante no acordo."],
        ["O porto desempenhou um papel essencial na guerra.", "O porto teve um papel importante na guerra."],
        ["A água pode exercer um papel decisivo na colheita.", "A água pode ter um papel importante na colheita."],
        ["As abelhas têm desempenhado um papel vital no vale.", "As abelhas têm tido um papel importante no vale."],
      ],
      leaves: ["A atriz desempenha um papel central no filme.", "O barro tem um papel na história.", "Comprou um papel crucial para o arquivo.", "Ele desempenha um papel."],
    },
    { words: roles, literal: /(?<!\p{L})(?:filmes?|peça|série|ator|atriz|atores|teatro|novela|cinema)(?!\p{L})/iu },
  ),
  notOnlyBut({
    head: "não (?:só|apenas|somente|unicamente) ",
    link: "(?:mas|como) (?:também|ainda) ",
    joins: () => " e também ",
    unless: /(?<!\p{L})(?:e|ou|nem|não|sem|mas)(?!\p{L})/iu,
    rewrites: [
      ["O parque não só dá sombra, mas também refresca o ar.", "O parque dá sombra e também refresca o ar."],
      ["O método é não apenas barato, mas também confiável.", "O método é barato e também confiável."],
      ["A feira não só atrai pintores como também poetas.", "A feira atrai pintores e também poetas."],
      ["A represa não somente guarda água, mas ainda produz luz.", "A represa guarda água e também produz luz."],
      ["Vendem não apenas no Porto, mas também em Braga.", "Vendem no Porto e também em Braga."],
    ],
    leaves: ["Não só Ana, mas também Luís sabe a verdade.", "A feira não só atrai pintores e poetas, mas também músicos.", "O plano não é só um sonho, mas uma promessa.", "O parque não só dá sombra, mas calor."],
  }),
  stockCopulas(
    {
      rewrites: [
        ["A seca representa um desafio para o vale.", "A seca é um desafio para o vale."],
        ["As feiras representam uma oportunidade para os artesãos.", "As feiras são uma oportunidade para os artesãos."],
        ["O acordo representou um marco na região.", "O acordo foi um marco na região."],
        ["O túnel constitui um grande avanço para todos.", "O túnel é um grande avanço para todos."],
        ["As geadas constituem uma ameaça para a vinha.", "As geadas são uma ameaça para a vinha."],
      ],
      leaves: ["O desenho representa um barco.", "A deputada representa a sua cidade.", "O grupo constitui uma empresa.", "A curva representa um aumento de 4 %."],
    },
    { words: { ...each("representa constitui", "é"), ...each("representam constituem", "são"), ...each("representou constituiu", "foi"), ...each("representaram constituíram", "foram") }, ahead: chances, notBehind: /(?<!\p{L})se $/iu, literal: /(?<!\p{L})(?:gráficos?|desenho|quadro|mapa|figura)(?!\p{L})/iu },
  ),
  pairedDashes({
    fronts: "se caso quando embora para enquanto como ao desde após depois antes em no na com por apesar",
    follows: "mas então assim enquanto embora porque",
    quiet: /^(?:por exemplo|sobretudo|em particular|em especial|incluindo|especialmente|particularmente)(?!\p{L})/u,
    rewrites: [
      ["As praças — sobretudo as antigas — enchem no verão.", "As praças, sobretudo as antigas, enchem no verão."],
      ["A prefeita — uma enfermeira aposentada — recusou a oferta.", "A prefeita (uma enfermeira aposentada) recusou a oferta."],
      ["Cada quarto – cozinha, sala, sótão – foi pintado de branco.", "Cada quarto (cozinha, sala, sótão) foi pintado de branco."],
      ["O rio — dizem os vizinhos — sobe em abril.", "O rio (dizem os vizinhos) sobe em abril."],
      ["Os barcos — por exemplo os velhos — ficam no cais.", "Os barcos, por exemplo os velhos, ficam no cais."],
    ],
    leaves: ["— Não venho — disse Ana.", "Os anos 1990–1995 e 2001–2003 foram secos.", "Veio — por que não? — pedir tempo.", "A prefeita — uma enfermeira —, recusou a oferta.", "Vieram — viram — venceram — e partiram."],
  }),
];
