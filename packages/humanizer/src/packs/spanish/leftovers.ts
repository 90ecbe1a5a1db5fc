import { chatLeftovers } from "../operations/chat-leftovers.ts";

const text = "(?:texto|ensayo|correo|carta|párrafo|versión|artículo|mensaje|resumen|discurso|borrador|publicación)";

export const spanishLeftovers = chatLeftovers({
  greetings: "Claro(?: que sí)?|Por supuesto|Con gusto|Con mucho gusto|Desde luego|Entendido|Perfecto",
  presented: `(?:Aquí (?:tienes|tiene|te dejo|le dejo|está)|Te presento|A continuación,? (?:te )?(?:presento|comparto)) (?:una?|el|la|tu|su|mi) [^.!?:\\n]{0,60}${text}[^.!?:\\n]{0,80}[:.!]`,
  offers: [
    `¿(?:Te|Le) gustaría que [^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `¿Quieres que (?:lo|la|te) [^.!?\\n]{2,80}\\?`,
    `(?:Avísame|Dime|Házmelo saber) si (?:quieres|deseas|necesitas|prefieres) que [^.!?\\n]{2,120}[.!]`,
    `Si (?:quieres|lo deseas|deseas), (?:también )?puedo [^.!?\\n]{2,100}(?:${text}|tono|formal|corto|breve|largo)[^.!?\\n]{0,60}[.!]`,
  ],
  goodbyes: ["¡?Espero que (?:esto )?te (?:sea útil|sirva|ayude)[.!]", "¡?Espero que (?:esto )?le (?:sea útil|sirva|ayude)[.!]"],
  asMachine: "Como (?:un )?modelo de lenguaje(?: de (?:IA|inteligencia artificial))?, (?:no (?:puedo|tengo) [^.!?;]{3,160}?(?:, pero |[.!]$))?|Como (?:una )?inteligencia artificial, no (?:puedo|tengo) [^.!?;]{3,160}?(?:, pero |[.!]$)",
  rewrites: [
    ["¡Claro! Aquí tienes una versión mejorada de tu texto: La piscina cierra el lunes.", "La piscina cierra el lunes."],
    ["Nos vemos a mediodía. Espero que te sea útil. Avísame si quieres que cambie el tono.", "Nos vemos a mediodía."],
    ["El museo abre a las nueve. ¿Te gustaría que acortara el texto?", "El museo abre a las nueve."],
    ["Como modelo de lenguaje, no tengo opiniones, pero el puente gusta.", "El puente gusta."],
    ["Nos vemos a mediodía. Si quieres, puedo hacer una versión más formal.", "Nos vemos a mediodía."],
    ["Aquí tienes un resumen del artículo: Llovió nueve días.", "Llovió nueve días."],
  ],
  leaves: [
    "¡Claro! El museo abre a las nueve.",
    "Nos vemos a mediodía. Espero que te sirva.",
    "Aquí tienes el plan: salimos a las seis.",
    "¿Te gustaría que llevara la tarta?",
    "Como modelo de conducta, es perfecto.",
  ],
});
