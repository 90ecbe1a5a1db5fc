import { inflatedAdjectives, inflatedVerbs, intensifiers, wordyPhrases } from "../operations/vocabulary.ts";
import { each, forms } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

/** What an adverb of degree does not stand before. */
const nextIsAdjective = /^ (?!(?:de|del|a|al|en|con|por|para|que|y|o|el|la|los|las|un|una|su|sus|lo|se|no|más|menos|mejor|peor|superior|inferior)(?!\p{L}))\p{Ll}{3}/u;
const denied = /(?<!\p{L})(?:no|ni|sin|nunca|tampoco|apenas|poco|más|menos|tan)(?!\p{L})[^,.;]{0,30}$/iu;
const solid = /(?<!\p{L})(?:plan(?:es)?|sistemas?|marcos?|estrategias?|soluci(?:ón|ones)|bases?|herramientas?|economías?|políticas?|procesos?|infraestructuras?|enfoques?|redes|red|crecimientos?|métodos?|modelos?|argumentos?|pruebas?) $/iu;

export const spanishWords: readonly Operation[] = [
  inflatedVerbs(
    {
      rewrites: [
        ["La clínica utiliza un registro en papel.", "La clínica usa un registro en papel."],
        ["Los talleres proporcionan herramientas a los vecinos.", "Los talleres ofrecen herramientas a los vecinos."],
        ["El ayuntamiento llevó a cabo una encuesta.", "El ayuntamiento realizó una encuesta."],
        ["El puente posibilita el paso de camiones.", "El puente permite el paso de camiones."],
        ["Quieren brindar apoyo a las familias.", "Quieren ofrecer apoyo a las familias."],
        ["El curso finalizó en junio.", "El curso terminó en junio."],
      ],
      leaves: [
        "El capitán brinda por los novios.",
        "“Utilizar” es un verbo largo.",
        "El Utiliza es una marca.",
        "El llevar a los niños cansa.",
        "La finalidad es otra.",
      ],
    },
    {
      words: {
        ...forms(
          "utilizar utiliza utilizan utilizo utilizamos utilizó utilizaron utilizaba utilizaban utilizando utilizado utilizada utilizados utilizadas utilizará utilizarán utilice utilicen",
          "usar usa usan uso usamos usó usaron usaba usaban usando usado usada usados usadas usará usarán use usen",
        ),
        ...forms("posibilitar posibilita posibilitan posibilitó posibilitaron posibilitando posibilitará posibilitarán posibilite posibiliten", "permitir permite permiten permitió permitieron permitiendo permitirá permitirán permita permitan"),
        ...forms("proporcionar proporciona proporcionan proporcionó proporcionaron proporcionando proporcionará proporcionarán", "ofrecer ofrece ofrecen ofreció ofrecieron ofreciendo ofrecerá ofrecerán"),
        ...forms("finalizar finaliza finalizan finalizó finalizaron finalizando finalizado finalizada finalizará finalizarán", "terminar termina terminan terminó terminaron terminando terminado terminada terminará terminarán"),
        "llevar a cabo": ["realizar"],
        "lleva a cabo": ["realiza"],
        "llevan a cabo": ["realizan"],
        "llevó a cabo": ["realizó"],
        "llevaron a cabo": ["realizaron"],
        "llevando a cabo": ["realizando"],
        "llevará a cabo": ["realizará"],
        "llevarán a cabo": ["realizarán"],
      },
    },
    { words: forms("brindar brinda brindan brindó brindaron brindando brindará brindarán", "ofrecer ofrece ofrecen ofreció ofrecieron ofreciendo ofrecerá ofrecerán"), notAhead: /^(?: por(?!\p{L})| con|[.,;!?]|$)/u },
  ),
  inflatedAdjectives(
    {
      rewrites: [
        ["El riego es un factor crucial para el valle.", "El riego es un factor clave para el valle."],
        ["Los datos cruciales faltan.", "Los datos clave faltan."],
        ["Necesitan un plan robusto y barato.", "Necesitan un plan sólido y barato."],
        ["Usan herramientas robustas para medir.", "Usan herramientas sólidas para medir."],
        ["Innumerables familias se mudaron.", "Muchas familias se mudaron."],
        ["El silencio es crucial para dormir.", "El silencio es muy importante para dormir."],
      ],
      leaves: [
        "El atleta es alto y robusto.",
        "No es crucial que vengas.",
        "“Es crucial”, dijo el juez.",
        "La estrella Crucial abrió en mayo.",
        "Un roble robusto da sombra.",
      ],
    },
    { words: { crucial: ["clave"], cruciales: ["clave"] }, behind: /(?<!\p{L})(?:factor(?:es)?|aspectos?|elementos?|datos?|puntos?|momentos?|piezas?|temas?|componentes?|decisi(?:ón|ones)|etapas?|información|pasos?|cuesti(?:ón|ones)|recursos?|herramientas?|habilidad(?:es)?) $/iu },
    { words: { crucial: ["muy importante"], cruciales: ["muy importantes"] }, behind: /(?<!\p{L})(?:es|son|era|eran|fue|fueron|será|serán|sea|sean|resulta|resultan) $/iu, notBehind: /(?<!\p{L})(?:no|ni|más|tan|muy)(?!\p{L})[^,.;]{0,20}$/iu },
    { words: forms("robusto robusta robustos robustas", "sólido sólida sólidos sólidas"), behind: solid },
    { words: forms("innumerables", "muchas"), ahead: /^ \p{Ll}+(?:as|ciones|dades)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:las|los|sus|estas|estos|tus|mis) $/iu },
    { words: forms("innumerables", "muchos"), ahead: /^ \p{Ll}+(?:os|ores)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:las|los|sus|estas|estos|tus|mis) $/iu },
  ),
  intensifiers(
    {
      rewrites: [
        ["El horno es sumamente lento.", "El horno es muy lento."],
        ["Fue una tarde extremadamente calurosa.", "Fue una tarde muy calurosa."],
        ["Es un libro verdaderamente excepcional.", "Es un libro excepcional."],
        ["La sopa quedó increíblemente salada.", "La sopa quedó muy salada."],
        ["Es una voz realmente única.", "Es una voz única."],
      ],
      leaves: [
        "No es verdaderamente único.",
        "Los precios subieron extremadamente.",
        "Es extremadamente más caro.",
        "¿Es realmente única?",
        "Realmente llovía.",
        "El clima es muy seco y sumamente mejor.",
      ],
    },
    { words: each("sumamente extremadamente increíblemente tremendamente extraordinariamente", "muy"), ahead: nextIsAdjective, notBehind: denied, literal: /(?<!\p{L})muy(?!\p{L})/u },
    {
      words: each("verdaderamente realmente", ""),
      ahead: /^ (?:únic[oa]s?|excepcional(?:es)?|extraordinari[oa]s?|esencial(?:es)?|imprescindibles?|fascinantes?|inolvidables?|revolucionari[oa]s?|indispensables?|maravillos[oa]s?)(?!\p{L})/u,
      notBehind: denied,
      literal: /\?/u,
    },
  ),
  wordyPhrases(
    {
      rewrites: [
        ["Se reunieron con el fin de planear la fiesta.", "Se reunieron para planear la fiesta."],
        ["Cerraron debido al hecho de que llovía.", "Cerraron porque llovía."],
        ["Salieron a pesar del hecho de que nevaba.", "Salieron aunque nevaba."],
        ["Ahorran con el objetivo de comprar un barco.", "Ahorran para comprar un barco."],
        ["La bomba se revisa de manera regular.", "La bomba se revisa con regularidad."],
      ],
      leaves: ["El fin de la fiesta llegó.", "Con el fin de semana llegó el sol.", "El hecho de que lloviera no importó.", "A fin de mes pagan."],
    },
    { words: { "con el fin de": ["para"], "con el objetivo de": ["para"], "con el propósito de": ["para"], "a fin de": ["para"] }, ahead: /^ \p{Ll}+[aei]r(?:l[aeo]s?|se|nos)?(?!\p{L})/u },
    { words: { "debido al hecho de que": ["porque"], "a pesar del hecho de que": ["aunque"], "de manera regular": ["con regularidad"], "de forma regular": ["con regularidad"], "en el momento actual": ["ahora"], "en un futuro cercano": ["pronto"] } },
  ),
];
