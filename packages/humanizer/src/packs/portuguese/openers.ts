import { additiveOpeners, announcingFrames, conclusionOpeners, eraOpeners } from "../operations/openers.ts";
import type { Operation } from "../pack.ts";

const leaning = "e ou mas que pois porém contudo embora porque cujo cuja";
const duty = /^(?!.*também)(?=.*(?<!\p{L})(?:deve|devem|deverá|deverão|é preciso|obrigatóri[oa]s?)(?!\p{L}))/iu;
const saying = "(?:destacar|ressaltar|notar|salientar|mencionar|lembrar|observar|frisar|enfatizar|sublinhar|assinalar)";

export const portugueseOpeners: readonly Operation[] = [
  eraOpeners({
    phrases: [
      "No (?:(?:dinâmico|acelerado) )?mundo (?:atual|de hoje|moderno|contemporâneo)",
      "Na era digital",
      "Na sociedade (?:atual|moderna|contemporânea|de hoje)",
      "(?:Em um|Num) mundo cada vez mais \\p{Ll}+(?: e \\p{Ll}+)?",
      "Nos dias (?:atuais|de hoje)",
    ],
    ends: ", ",
    today: ["Hoje"],
    saysWhen: /(?<!\p{L})(?:hoje|agora|antes|passado|já não|historicamente|tradiciona(?:l|is|lmente)|séculos?|atualmente|ainda)(?!\p{L})/iu,
    rewrites: [
      ["No mundo atual, poucas pessoas escrevem cartas.", "Hoje, poucas pessoas escrevem cartas."],
      ["Na era digital, as bibliotecas emprestam tablets.", "Hoje, as bibliotecas emprestam tablets."],
      ["Na sociedade moderna, os pais trabalham mais horas.", "Hoje, os pais trabalham mais horas."],
      ["Em um mundo cada vez mais conectado, o silêncio é raro.", "Hoje, o silêncio é raro."],
      ["Nos dias atuais, a ponte recebe mil carros.", "Hoje, a ponte recebe mil carros."],
    ],
    leaves: ["No mundo atual do teatro, poucos vivem da arte.", "No mundo atual, já não se escrevem cartas.", "Vivemos na era digital, dizem todos.", "Na era digital há menos papel."],
  }),
  announcingFrames({
    phrases: [
      `É (?:também )?(?:importante|fundamental|essencial|crucial|necessário|relevante|preciso|interessante) (?:também )?${saying}`,
      `Vale (?:a pena )?(?:também )?${saying}`,
      `(?:Cabe|Convém|Importa) (?:também )?${saying}`,
      "Vale dizer",
    ],
    that: "que ",
    leaning,
    unless: /,? e que (?!\p{L}+ embora)/u,
    rewrites: [
      ["Vale ressaltar que o museu é gratuito.", "O museu é gratuito."],
      ["É importante destacar que os preços subiram em maio.", "Os preços subiram em maio."],
      ["Cabe mencionar que a amostra foi pequena.", "A amostra foi pequena."],
      ["É necessário destacar que nem todos votaram.", "Nem todos votaram."],
      ["É fundamental salientar que o rio sobe em abril.", "O rio sobe em abril."],
      ["Convém notar que Lisboa tem sete colinas.", "Lisboa tem sete colinas."],
    ],
    leaves: ["É importante destacar a diferença entre os dois.", "É importante lembrar as chaves.", "Vale ressaltar que o aluguel subiu e que os salários caíram.", "É importante que as crianças leiam.", "O vale do rio é fundo."],
  }),
  conclusionOpeners({
    phrases: ["Em conclusão", "Em resumo", "Em suma", "Em síntese", "Para concluir", "Concluindo", "Em última análise"],
    leaning,
    rewrites: [
      ["Em conclusão, os jardins refrescam a cidade.", "Os jardins refrescam a cidade."],
      ["Em resumo, o plano precisa de mais dinheiro.", "O plano precisa de mais dinheiro."],
      ["Em suma, a escolha é deles.", "A escolha é deles."],
      ["Para concluir, quem paga a obra?", "Quem paga a obra?"],
      ["Em síntese, Marta pagou as duas viagens.", "Marta pagou as duas viagens."],
    ],
    leaves: ["Em conclusão do processo, ninguém falou.", "Em resumo, mas sem pressa, contou tudo.", "Chegaram, em suma, tarde.", "Em resumo, não."],
  }),
  additiveOpeners({
    phrases: ["Além disso", "Ademais", "Adicionalmente", "Outrossim", "Da mesma forma", "Para além disso"],
    leaning,
    unless: duty,
    sequence: /(?<!\p{L})(?:Primeiro|Primeiramente|Em primeiro lugar|Em segundo lugar|Por último|Por fim|Finalmente),/u,
    rewrites: [
      ["Além disso, a ponte custa pouco a manter.", "A ponte custa pouco a manter."],
      ["Ademais, muitos visitantes chegam de trem.", "Muitos visitantes chegam de trem."],
      ["Adicionalmente, 40 voluntários vieram no domingo.", "40 voluntários vieram no domingo."],
      ["O solo é pobre. Além disso, também drena mal a água.", "O solo é pobre. Também drena mal a água."],
      ["Da mesma forma, a União Europeia assinou o acordo.", "A União Europeia assinou o acordo."],
    ],
    leaves: [
      "Além disso tudo, os sócios pagam o estacionamento.",
      "Primeiro, lave o feijão. Além disso, deixe-o de molho.",
      "- Além disso, traga uma toalha.",
      "Chegou tarde e, além disso, esqueceu as chaves.",
      "A taxa vence em maio. Além disso, os sócios devem assinar o formulário.",
      "É lento. Além disso, é caro de manter.",
    ],
  }),
];
