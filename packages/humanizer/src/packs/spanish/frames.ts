import { notOnlyBut } from "../operations/not-only-but.ts";
import { pairedDashes } from "../operations/paired-dashes.ts";
import { roleFrames, stockCopulas } from "../operations/vocabulary.ts";
import { each } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const roleVerbs: Readonly<Record<string, string>> = {
  "juega|desempeña|cumple": "es clave",
  "juegan|desempeñan|cumplen": "son clave",
  "jugó|desempeñó|cumplió": "fue clave",
  "jugaron|desempeñaron|cumplieron": "fueron clave",
  "jugar|desempeñar|cumplir": "ser clave",
  "ha jugado|ha desempeñado|ha cumplido": "ha sido clave",
  "han jugado|han desempeñado|han cumplido": "han sido clave",
};
const adjectives = ["crucial", "fundamental", "clave", "esencial", "vital", "decisivo", "determinante", "primordial", "central"];
const roleWords = Object.fromEntries(
  Object.entries(roleVerbs).flatMap(([verbs, wording]) =>
    verbs.split("|").flatMap((verb) => ["papel", "rol"].flatMap((noun) => adjectives.map((adjective) => [`${verb} un ${noun} ${adjective}`, [wording]] as const))),
  ),
);

const chances = new RegExp(`^ (?:un|una) (?:gran |nuev[oa] |verdader[oa] |important?e? )?(?:desafío|reto|avance|oportunidad|cambio|paso|hito|riesgo|amenaza|alternativa|problema|obstáculo|ventaja|esfuerzo|peligro)(?!\\p{L})`, "u");

export const spanishFrames: readonly Operation[] = [
  roleFrames(
    {
      rewrites: [
        ["La lectura juega un papel crucial en la escuela.", "La lectura es clave en la escuela."],
        ["Los sindicatos desempeñan un papel fundamental en el acuerdo.", "Los sindicatos son clave en el acuerdo."],
        ["El puerto desempeñó un rol esencial en la guerra.", "El puerto fue clave en la guerra."],
        ["El agua puede jugar un papel decisivo en la cosecha.", "El agua puede ser clave en la cosecha."],
        ["Las abejas han jugado un papel vital para el valle.", "Las abejas han sido clave para el valle."],
      ],
      leaves: [
        "La actriz desempeña un papel fundamental en la película.",
        "El barro juega un papel en la historia.",
        "Compró un papel crucial para el archivo.",
        "El ministro jugó un papel crucial ayer.",
      ],
    },
    { words: roleWords, ahead: /^(?: (?:en|para|al|dentro|a la hora de)(?!\p{L})|[.,;])/u, literal: /(?<!\p{L})(?:películas?|serie|obra|actor|actriz|actores|actrices|teatro|film|novela)(?!\p{L})/iu },
  ),
  notOnlyBut({
    head: "no (?:solo|sólo|solamente|únicamente) ",
    link: "sino (?:que )?(?:también|además) ",
    joins: (link) => (link.endsWith("además") ? " y además " : " y también "),
    unless: /(?<!\p{L})(?:y|e|o|u|no|ni|sin|sino|nunca|pero)(?!\p{L})/iu,
    clausal: /sino que/u,
    rewrites: [
      ["El parque no solo da sombra, sino que también refresca el aire.", "El parque da sombra y también refresca el aire."],
      ["No solo ahorra agua, sino que también da sombra.", "Ahorra agua y también da sombra."],
      ["El método es no solo barato sino también fiable.", "El método es barato y también fiable."],
      ["La feria no sólo atrae a pintores, sino también a poetas.", "La feria atrae a pintores y también a poetas."],
      ["La presa no solamente guarda agua, sino que además produce luz.", "La presa guarda agua y además produce luz."],
    ],
    leaves: [
      "No solo Ana, sino también Luis sabe la verdad.",
      "La feria no solo atrae a pintores y poetas, sino también a músicos.",
      "No solo de pan vive el hombre.",
      "El plan no es solo un sueño, sino una promesa.",
      "El parque no solo da sombra, sino calor.",
    ],
  }),
  stockCopulas(
    {
      rewrites: [
        ["La sequía representa un desafío para el valle.", "La sequía es un desafío para el valle."],
        ["Las ferias representan una oportunidad para los artesanos.", "Las ferias son una oportunidad para los artesanos."],
        ["El acuerdo representó un hito en la región.", "El acuerdo fue un hito en la región."],
        ["El túnel constituye un gran avance para todos.", "El túnel es un gran avance para todos."],
        ["Las heladas constituyen una amenaza para la viña.", "Las heladas son una amenaza para la viña."],
      ],
      leaves: [
        "El dibujo representa un barco.",
        "La diputada representa a su distrito.",
        "El grupo constituye una empresa.",
        "La curva representa un aumento del 4 %.",
      ],
    },
    { words: { ...each("representa constituye supone", "es"), ...each("representan constituyen suponen", "son"), ...each("representó constituyó", "fue"), ...each("representaron constituyeron", "fueron") }, ahead: chances, literal: /(?<!\p{L})(?:gráfic[oa]s?|dibujo|cuadro|mapa|figura|se (?:representa|supone|constituye)n?)(?!\p{L})/iu },
  ),
  pairedDashes({
    fronts: "si cuando aunque para mientras como al desde tras después antes donde a con en por",
    follows: "pero sino entonces así mientras aunque porque",
    quiet: /^(?:por ejemplo|sobre todo|en particular|en especial|incluid[oa]s?|especialmente|particularmente|como mínimo)(?!\p{L})/u,
    rewrites: [
      ["Las plazas —sobre todo las antiguas— se llenan en verano.", "Las plazas, sobre todo las antiguas, se llenan en verano."],
      ["La alcaldesa —una enfermera jubilada— rechazó la oferta.", "La alcaldesa (una enfermera jubilada) rechazó la oferta."],
      ["Cada cuarto—cocina, sala, desván—se pintó de blanco.", "Cada cuarto (cocina, sala, desván) se pintó de blanco."],
      ["El río — dicen los vecinos — crece cada abril.", "El río (dicen los vecinos) crece cada abril."],
      ["Los barcos —por ejemplo los viejos— se quedan en el muelle.", "Los barcos, por ejemplo los viejos, se quedan en el muelle."],
    ],
    leaves: [
      "—No vengo —dijo Ana.",
      "La alcaldesa —una enfermera jubilada—, rechazó la oferta.",
      "Los años 1990–1995 y 2001–2003 fueron secos.",
      "Vino —¿por qué no?— a pedir tiempo.",
      "Vinieron —vieron —vencieron —y se fueron.",
    ],
  }),
];
