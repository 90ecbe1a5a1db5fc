import { inflatedAdjectives, inflatedVerbs, intensifiers, wordyPhrases } from "../operations/vocabulary.ts";
import { each, forms } from "../operations/words.ts";
import type { Operation } from "../pack.ts";

const nextIsAdjective = /^ (?!(?:de|do|da|dos|das|ao?s?|à|em|no|na|com|por|para|que|e|ou|os?|as?|uma?|seus?|suas?|se|não|mais|menos|melhor|pior|superior|inferior)(?!\p{L}))\p{Ll}{3}/u;
const denied = /(?<!\p{L})(?:não|nem|sem|nunca|pouco|mais|menos|tão)(?!\p{L})[^,.;]{0,30}$/iu;
const solid = /(?<!\p{L})(?:planos?|sistemas?|estruturas?|estratégias?|soluç(?:ão|ões)|bases?|ferramentas?|economias?|políticas?|processos?|infraestruturas?|abordagens|abordagem|redes?|crescimento|métodos?|modelos?|argumentos?|provas?) $/iu;
const things = /(?<!\p{L})(?:fator(?:es)?|aspectos?|aspetos?|elementos?|dados?|pontos?|momentos?|peças?|temas?|componentes?|decis(?:ão|ões)|etapas?|informaç(?:ão|ões)|passos?|quest(?:ão|ões)|recursos?|ferramentas?|habilidades?|diferenças?) $/iu;

export const portugueseWords: readonly Operation[] = [
  inflatedVerbs(
    {
      rewrites: [
        ["A clínica utiliza um registro em papel.", "A clínica usa um registro em papel."],
        ["As oficinas proporcionam ferramentas aos vizinhos.", "As oficinas oferecem ferramentas aos vizinhos."],
        ["A ponte possibilita a passagem de caminhões.", "A ponte permite a passagem de caminhões."],
        ["A escola disponibilizou três salas.", "A escola ofereceu três salas."],
        ["O curso finalizou em junho.", "O curso terminou em junho."],
        ["Querem potencializar o turismo no vale.", "Querem reforçar o turismo no vale."],
      ],
      leaves: ["“Utilizar” é um verbo longo.", "O Utiliza é uma marca.", "A utilidade é outra.", "A finalidade é clara."],
    },
    {
      words: {
        ...forms(
          "utilizar utiliza utilizam utilizo utilizamos utilizou utilizaram utilizava utilizavam utilizando utilizado utilizada utilizados utilizadas utilizará utilizarão utilize utilizem",
          "usar usa usam uso usamos usou usaram usava usavam usando usado usada usados usadas usará usarão use usem",
        ),
        ...forms("possibilitar possibilita possibilitam possibilitou possibilitaram possibilitando possibilitará possibilitarão possibilite possibilitem", "permitir permite permitem permitiu permitiram permitindo permitirá permitirão permita permitam"),
        ...forms("proporcionar proporciona proporcionam proporcionou proporcionaram proporcionando proporcionará proporcionarão", "oferecer oferece oferecem ofereceu ofereceram oferecendo oferecerá oferecerão"),
        ...forms("disponibilizar disponibiliza disponibilizam disponibilizou disponibilizaram disponibilizando disponibilizará disponibilizarão", "oferecer oferece oferecem ofereceu ofereceram oferecendo oferecerá oferecerão"),
        ...forms("potencializar potencializa potencializam potencializou potencializaram potencializando", "reforçar reforça reforçam reforçou reforçaram reforçando"),
        ...forms("finalizar finaliza finalizam finalizou finalizaram finalizando finalizado finalizada finalizará finalizarão", "terminar termina terminam terminou terminaram terminando terminado terminada terminará terminarão"),
      },
    },
  ),
  inflatedAdjectives(
    {
      rewrites: [
        ["A rega é um fator crucial para o vale.", "A rega é um fator importante para o vale."],
        ["Faltam os dados cruciais.", "Faltam os dados importantes."],
        ["Precisam de um plano robusto e barato.", "Precisam de um plano sólido e barato."],
        ["O silêncio é crucial para dormir.", "O silêncio é muito importante para dormir."],
        ["Inúmeras famílias se mudaram.", "Muitas famílias se mudaram."],
        ["Inúmeros barcos ficaram no cais.", "Muitos barcos ficaram no cais."],
      ],
      leaves: ["O atleta é alto e robusto.", "Não é crucial que venhas.", "“É crucial”, disse o juiz.", "A loja Crucial abriu em maio."],
    },
    { words: forms("crucial cruciais", "importante importantes"), behind: things },
    { words: { crucial: ["muito importante"], cruciais: ["muito importantes"] }, behind: /(?<!\p{L})(?:é|são|era|eram|foi|foram|será|serão|seja|sejam) $/iu, notBehind: /(?<!\p{L})(?:não|nem|mais|tão|muito)(?!\p{L})[^,.;]{0,20}$/iu },
    { words: forms("robusto robusta robustos robustas", "sólido sólida sólidos sólidas"), behind: solid },
    { words: forms("inúmeros inúmeras", "muitos muitas"), notBehind: /(?<!\p{L})(?:os|as|seus|suas|estes|estas|esses|essas|dos|das|nos|nas|aos|às|pelos|pelas) $/iu },
  ),
  intensifiers(
    {
      rewrites: [
        ["O forno é extremamente lento.", "O forno é muito lento."],
        ["Foi uma tarde incrivelmente quente.", "Foi uma tarde muito quente."],
        ["É um livro verdadeiramente excepcional.", "É um livro excepcional."],
        ["É uma voz realmente única.", "É uma voz única."],
        ["A sopa ficou extraordinariamente salgada.", "A sopa ficou muito salgada."],
      ],
      leaves: ["Não é verdadeiramente único.", "Os preços subiram extremamente.", "É extremamente mais caro.", "É realmente única?", "Realmente chovia."],
    },
    { words: each("extremamente sumamente incrivelmente extraordinariamente", "muito"), ahead: nextIsAdjective, notBehind: denied, literal: /(?<!\p{L})muito(?!\p{L})/u },
    { words: each("verdadeiramente realmente", ""), ahead: /^ (?:únic[oa]s?|exce(?:p)?cionais|exce(?:p)?cional|extraordinári[oa]s?|essencia(?:l|is)|indispensáve(?:l|is)|fascinantes?|inesquecíve(?:l|is)|revolucionári[oa]s?|maravilhos[oa]s?)(?!\p{L})/u, notBehind: denied, literal: /\?/u },
  ),
  wordyPhrases(
    {
      rewrites: [
        ["Reuniram-se com o objetivo de planejar a festa.", "Reuniram-se para planejar a festa."],
        ["Poupam a fim de comprar um barco.", "Poupam para comprar um barco."],
        ["Fecharam devido ao fato de que chovia.", "Fecharam porque chovia."],
        ["A bomba é revista de forma regular.", "A bomba é revista com regularidade."],
        ["Ensaiam com o intuito de ganhar.", "Ensaiam para ganhar."],
      ],
      leaves: ["O objetivo de hoje é dormir.", "O fato de que chovia não importou.", "A fim de mês, pagam.", "Com o objetivo de lado, riram."],
    },
    { words: { "com o objetivo de": ["para"], "a fim de": ["para"], "com o intuito de": ["para"], "com a finalidade de": ["para"] }, ahead: /^ (?:se )?\p{Ll}+(?:ar|er|ir|or|ôr)(?:-\p{Ll}+)?(?!\p{L})/u },
    { words: { "devido ao fato de que": ["porque"], "devido ao facto de que": ["porque"], "de forma regular": ["com regularidade"], "de maneira regular": ["com regularidade"], "no momento atual": ["agora"], "num futuro próximo": ["em breve"], "em um futuro próximo": ["em breve"] } },
  ),
];
