import { chatLeftovers } from "../operations/chat-leftovers.ts";

const text = "(?:texto|redação|ensaio|e-mail|email|carta|parágrafo|versão|artigo|mensagem|resumo|discurso|rascunho|publicação)";

export const portugueseLeftovers = chatLeftovers({
  greetings: "Claro|Com certeza|Com prazer|Certamente|Perfeito|Entendido|Sem problema",
  presented: `(?:Aqui está|Aqui vai|Segue(?: abaixo)?|Segue-se) (?:uma?|o|a|seu|sua|teu|tua) [^.!?:\\n]{0,60}${text}[^.!?:\\n]{0,80}[:.!]`,
  offers: [
    `(?:Você )?[Gg]ostaria que eu [^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `(?:Avise-me|Me avise|Diga-me|Me diga) se (?:você )?(?:quiser|desejar|precisar|preferir) que [^.!?\\n]{2,120}[.!]`,
    `Se (?:você )?(?:quiser|desejar|preferir), (?:também )?posso [^.!?\\n]{2,100}(?:${text}|tom|formal|curta?|breve|longa?)[^.!?\\n]{0,60}[.!]`,
  ],
  goodbyes: ["Espero que isso (?:te |lhe |o )?(?:ajude|seja útil|sirva)[.!]", "Espero ter ajudado[.!]"],
  asMachine: "Como (?:um )?modelo de linguagem(?: de (?:IA|inteligência artificial))?, (?:não (?:posso|tenho) [^.!?;]{3,160}?(?:, mas |[.!]$))?|Como (?:uma )?inteligência artificial, não (?:posso|tenho) [^.!?;]{3,160}?(?:, mas |[.!]$)",
  rewrites: [
    ["Claro! Aqui está uma versão melhorada do seu texto: A piscina fecha na segunda.", "A piscina fecha na segunda."],
    ["Segue um resumo do artigo: Choveu nove dias.", "Choveu nove dias."],
    ["A gente se vê ao meio-dia. Espero que isso ajude! Me avise se quiser que eu mude o tom.", "A gente se vê ao meio-dia."],
    ["O museu abre às nove. Gostaria que eu encurtasse este texto?", "O museu abre às nove."],
    ["Como modelo de linguagem, não tenho opiniões, mas a ponte agrada.", "A ponte agrada."],
    ["A gente se vê ao meio-dia. Se quiser, posso fazer uma versão mais formal.", "A gente se vê ao meio-dia."],
  ],
  leaves: ["Claro! O museu abre às nove.", "A gente se vê ao meio-dia. Espero que isso ajude.", "Aqui está o plano: saímos às seis.", "Gostaria que eu levasse o bolo?", "Como modelo de virtude, exagera."],
});
