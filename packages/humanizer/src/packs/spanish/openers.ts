import { additiveOpeners, announcingFrames, conclusionOpeners, eraOpeners } from "../operations/openers.ts";
import type { Operation } from "../pack.ts";

const leaning = "y e o u ni pero sino que aunque porque pues cuyo cuya sin\\sembargo no\\sobstante";
const duty = /^(?!.*también)(?=.*(?<!\p{L})(?:debe|deben|deberá|deberán|hay que|tiene que|tienen que|obligatori[oa]s?)(?!\p{L}))/iu;

export const spanishOpeners: readonly Operation[] = [
  eraOpeners({
    phrases: [
      "En el (?:(?:vertiginoso|acelerado|cambiante) )?mundo (?:actual|de hoy|moderno|contemporáneo)",
      "En la (?:actual )?era digital(?: actual)?",
      "En la sociedad (?:actual|moderna|de hoy)",
      "En un mundo (?:cada vez más|tan) \\p{Ll}+(?: [ye] \\p{Ll}+)?",
    ],
    ends: ", ",
    today: ["Hoy"],
    saysWhen: /(?<!\p{L})(?:hoy|ahora|antes|antaño|pasado|ya no|históricamente|tradicional(?:es|mente)?|siglos?|actualmente|todavía)(?!\p{L})/iu,
    rewrites: [
      ["En el mundo actual, pocas personas escriben cartas.", "Hoy, pocas personas escriben cartas."],
      ["En la era digital, las bibliotecas prestan portátiles.", "Hoy, las bibliotecas prestan portátiles."],
      ["En la sociedad moderna, los padres trabajan más horas.", "Hoy, los padres trabajan más horas."],
      ["En un mundo cada vez más conectado, la privacidad importa.", "Hoy, la privacidad importa."],
      ["En el vertiginoso mundo de hoy, el descanso es raro.", "Hoy, el descanso es raro."],
    ],
    leaves: [
      "En el mundo actual del teatro, pocos viven de su trabajo.",
      "En el mundo actual, ya no se escriben cartas.",
      "Vivimos en la era digital, dicen todos.",
      "En la era digital hay menos papel.",
    ],
  }),
  announcingFrames({
    phrases: [
      "(?:Es (?:importante|fundamental|esencial|crucial|necesario|relevante|preciso)|Vale la pena|Cabe|Conviene|Merece la pena) (?:también )?(?:señalar|destacar|mencionar|resaltar|subrayar|recalcar|notar|reconocer|apuntar|recordar|añadir)",
      "Hay que (?:señalar|destacar|mencionar|subrayar)",
      "No está de más (?:señalar|mencionar|recordar)",
      "Cabe decir",
    ],
    that: "que ",
    leaning,
    unless: /,? y que (?!\p{L}+ aunque)/u,
    rewrites: [
      ["Cabe destacar que el museo es gratuito.", "El museo es gratuito."],
      ["Es importante señalar que los precios subieron en mayo.", "Los precios subieron en mayo."],
      ["Vale la pena mencionar que se admiten perros.", "Se admiten perros."],
      ["Es fundamental recalcar que no todos votaron.", "No todos votaron."],
      ["Conviene recordar que el río crece en abril.", "El río crece en abril."],
      ["Sin embargo, es importante señalar que nadie se quejó.", "Sin embargo, nadie se quejó."],
      ["Hay que subrayar que la muestra fue pequeña.", "La muestra fue pequeña."],
    ],
    leaves: [
      "Es importante señalar la diferencia entre ambos.",
      "Es importante recordar las llaves.",
      "Cabe destacar que subió el alquiler y que bajaron los sueldos.",
      "Es importante que los niños lean.",
      "El informe cabe en una página.",
    ],
  }),
  conclusionOpeners({
    phrases: ["En conclusión", "En resumen", "En definitiva", "En síntesis", "Para concluir", "A modo de conclusión", "En resumidas cuentas"],
    leaning,
    rewrites: [
      ["En conclusión, los jardines refrescan la ciudad.", "Los jardines refrescan la ciudad."],
      ["En resumen, el plan necesita más dinero.", "El plan necesita más dinero."],
      ["En definitiva, la elección es suya.", "La elección es suya."],
      ["Para concluir, ¿quién paga la obra?", "¿Quién paga la obra?"],
      ["En síntesis, Marta pagó los dos viajes.", "Marta pagó los dos viajes."],
    ],
    leaves: [
      "En conclusión del juicio nadie habló.",
      "En resumen, pero sin prisa, contó todo.",
      "Llegaron, en definitiva, tarde.",
      "En resumen, no.",
    ],
  }),
  additiveOpeners({
    phrases: ["Además", "Asimismo", "Adicionalmente", "Igualmente", "De igual (?:manera|modo|forma)", "Aunado a esto", "Por añadidura"],
    leaning,
    unless: duty,
    sequence: /(?<!\p{L})(?:Primero|En primer lugar|En segundo lugar|Segundo|Por último|Finalmente),/u,
    rewrites: [
      ["Además, el puente es barato de mantener.", "El puente es barato de mantener."],
      ["Asimismo, muchos visitantes llegan en tren.", "Muchos visitantes llegan en tren."],
      ["Adicionalmente, 40 voluntarios vinieron el domingo.", "40 voluntarios vinieron el domingo."],
      ["El suelo es pobre. Además, también drena mal el agua.", "El suelo es pobre. También drena mal el agua."],
      ["De igual manera, la Unión Europea firmó el acuerdo.", "La Unión Europea firmó el acuerdo."],
      ["Además, ¿quién cuida de las abejas?", "¿Quién cuida de las abejas?"],
    ],
    leaves: [
      "Además de la cuota, los socios pagan el aparcamiento.",
      "Primero, lave las judías. Además, déjelas en remojo.",
      "- Además, traiga una toalla.",
      "Llegó tarde y, además, olvidó las llaves.",
      "La cuota vence en mayo. Además, los socios deben firmar el formulario.",
      "Es lento. Además, es caro de mantener.",
    ],
  }),
];
