import { compareLocks } from "@prosewell/prose";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges } from "../engine/passage.ts";
import { createHumanizer, strengths, tones } from "../index.ts";
import { ruleById } from "../rules/index.ts";

const { humanize } = await createHumanizer();
const manners = tones.flatMap((tone) => strengths.map((strength) => ({ tone, strength })));

/** A passage that shows many marks, what must be in every rewrite of it, and what must be gone at full strength. */
const passages: readonly { readonly language: string; readonly text: string; readonly kept: readonly string[]; readonly gone: readonly string[] }[] = [
  {
    language: "es",
    text: "En el mundo actual, las abejas desempeñan un papel crucial en la agricultura. Además, es importante señalar que no todas viven en colmenas. Cabe destacar que en 2023 se contaron 1.234,56 toneladas de miel, según «el informe crucial» de Marta Ruiz. La sequía no solo reduce las flores, sino que también acorta la temporada. En conclusión, nadie debe utilizar pesticidas sumamente fuertes antes del 14 de julio de 2025.",
    kept: ["1.234,56", "«el informe crucial»", "Marta Ruiz", "no todas", "nadie debe", "14 de julio de 2025"],
    gone: ["En el mundo actual", "papel crucial", "Cabe destacar", "sino que", "En conclusión", "utilizar", "sumamente"],
  },
  {
    language: "fr",
    text: "Dans le monde actuel, les abeilles jouent un rôle crucial dans l’agriculture. De plus, il est important de noter que toutes ne vivent pas en ruche. Il convient de souligner qu’en 2023, on a compté 12 500 tonnes de miel, selon « le rapport crucial » de Marie Dubois. La sécheresse réduit non seulement les fleurs, mais aussi la saison. En conclusion, personne ne doit traiter avant le 1er mai 2025, car c’est extrêmement dangereux.",
    kept: ["12 500", "« le rapport crucial »", "Marie Dubois", "toutes ne vivent pas", "personne ne doit", "1er mai 2025", "car"],
    gone: ["Dans le monde actuel", "rôle crucial", "Il convient", "non seulement", "En conclusion", "extrêmement"],
  },
  {
    language: "de",
    text: "In der heutigen schnelllebigen Welt spielen Bienen eine entscheidende Rolle in der Landwirtschaft. Darüber hinaus leben nicht alle im Stock. Es ist wichtig zu beachten, dass 2023 genau 1.234,56 Tonnen Honig gezählt wurden, so „der entscheidende Bericht“ von Anna Weber. Die Dürre verkürzt nicht nur die Blüte, sondern auch die Saison. Honig ist von großer Bedeutung für Berlin. Niemand darf vor dem 3. Oktober 2025 spritzen, weil es äußerst gefährlich ist.",
    kept: ["1.234,56 Tonnen Honig", "„der entscheidende Bericht“", "Anna Weber", "nicht alle", "Niemand darf", "3. Oktober 2025", "weil", "Landwirtschaft"],
    gone: ["In der heutigen", "entscheidende Rolle", "Darüber hinaus", "sondern", "von großer Bedeutung", "äußerst"],
  },
  {
    language: "pt",
    text: "No mundo atual, as abelhas desempenham um papel crucial na agricultura. Além disso, é importante destacar que nem todas vivem em colmeias. Vale ressaltar que em 2023 foram contadas 1.234,56 toneladas de mel, segundo “o relatório crucial” de Ana Souza. A seca não só reduz as flores, mas também encurta a estação. Em conclusão, ninguém deve utilizar pesticidas extremamente fortes antes de 7 de setembro de 2025.",
    kept: ["1.234,56", "“o relatório crucial”", "Ana Souza", "nem todas", "ninguém deve", "7 de setembro de 2025"],
    gone: ["No mundo atual", "papel crucial", "Vale ressaltar", "não só", "Em conclusão", "utilizar", "extremamente"],
  },
  {
    language: "it",
    text: "Nel mondo di oggi, le api svolgono un ruolo cruciale nell’agricoltura. Inoltre, è importante sottolineare che non tutte vivono in alveari. Va ricordato che nel 2023 si contarono 1.234,56 tonnellate di miele, secondo «il rapporto cruciale» di Anna Rossi. La siccità riduce non solo i fiori, ma anche la stagione. In conclusione, nessuno deve utilizzare pesticidi estremamente forti prima del 25 aprile 2025.",
    kept: ["1.234,56", "«il rapporto cruciale»", "Anna Rossi", "non tutte", "nessuno deve", "25 aprile 2025"],
    gone: ["Nel mondo di oggi", "ruolo cruciale", "Va ricordato", "non solo", "In conclusione", "utilizzare", "estremamente"],
  },
];

describe.each(passages)("$language", ({ language, text, kept, gone }) => {
  test("is rewritten by its pack, and the result says so", () => {
    const result = humanize({ text, strength: "strong" });
    expect(result).toMatchObject({ language, coverage: "pack" });
    expect(gone.filter((phrase) => result.text.includes(phrase))).toEqual([]);
    expect(result.marks.after).toBeLessThan(result.marks.before);
    expect(new Set(result.edits.map(({ rule }) => rule.split("-")[0])).size).toBe(1);
  });

  test.each(manners)("keeps every fact in a $tone tone at $strength strength, and needs no second run", (manner) => {
    const result = humanize({ text, ...manner });
    expect(kept.filter((fact) => !result.text.toLowerCase().includes(fact.toLowerCase()))).toEqual([]);
    expect(humanize({ text: result.text, ...manner }).edits).toEqual([]);
  });

  test("begins every sentence with a capital", () => {
    const { text: out } = humanize({ text, strength: "strong" });
    expect(out).not.toMatch(/(?:^|[.!?] )["“«„]?\p{Ll}/u);
  });
});

test("any splice of these texts comes out whole, and with its facts", () => {
  const pieces = passages.flatMap(({ text, language }) => text.split(/(?<=\. )/u).map((piece) => ({ piece, language })));
  const glue = fc.constantFrom("", "", "\n\n", "\n\n- ", "\n\n# ", "\n\n> ", "« ", "» ", "¿", "\u00ad");
  const spliced = fc.constantFrom(...passages.map(({ language }) => language)).chain((language) =>
    fc.array(fc.tuple(fc.constantFrom(...pieces.filter((one) => one.language === language).map(({ piece }) => piece)), glue), { minLength: 2, maxLength: 12 }).map((parts) => parts.flat().join("")),
  );
  fc.assert(
    fc.property(spliced, fc.constantFrom(...manners), (text, manner) => {
      const result = humanize({ text, ...manner });
      expect(applyChanges(text, result.edits)).toBe(result.text);
      const own = applyChanges(text, result.edits.filter(({ rule }) => ruleById(rule).foreign));
      const { lost, added } = compareLocks(own, result.text, { language: result.language });
      expect([lost, added]).toEqual([[], []]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["es", "El puente es barato. Además, el puente necesita poca pintura y nadie se queja de él en el barrio."],
  ["fr", "Le pont coûte peu. De plus, les habitants l’aiment bien et personne ne s’en plaint dans le quartier."],
  ["de", "Die Brücke kostet wenig. Darüber hinaus mögen die Leute sie, und niemand beklagt sich im Viertel darüber."],
])("one mark in a short note is no habit: %s", (language, text) => {
  expect(humanize({ text, strength: "strong" })).toMatchObject({ text, language, coverage: "pack" });
});

test.each([
  ["zh", "在当今快节奏的世界中，蜜蜂在农业中发挥着至关重要的作用。此外，值得注意的是，并非所有蜜蜂都生活在蜂箱中——它们有的独居。2023年收获了1,234吨蜂蜜。"],
  ["ja", "今日の世界では、ミツバチは農業において重要な役割を果たしています。さらに、すべてが巣箱に住んでいるわけではありません。2023年には1,234トンの蜂蜜が採れました。"],
  ["th", "ในโลกปัจจุบัน ผึ้งมีบทบาทสำคัญอย่างยิ่งในการเกษตร นอกจากนี้ ไม่ใช่ผึ้งทุกตัวที่อาศัยอยู่ในรัง ปี 2023 เก็บน้ำผึ้งได้ 1,234 ตัน"],
  ["ar", "في عالم اليوم، يلعب النحل دورًا حاسمًا في الزراعة. علاوة على ذلك، لا يعيش كل النحل في الخلايا. في عام 2023 جُمع 1,234 طنًا من العسل."],
  ["he", "בעולם של היום, לדבורים תפקיד מכריע בחקלאות. יתרה מכך, לא כולן חיות בכוורות. בשנת 2023 נאספו 1,234 טון דבש."],
  ["hi", "आज की दुनिया में, मधुमक्खियाँ कृषि में महत्वपूर्ण भूमिका निभाती हैं। इसके अलावा, सभी छत्तों में नहीं रहतीं। 2023 में 1,234 टन शहद मिला।"],
  ["ko", "오늘날 세계에서 꿀벌은 농업에서 중요한 역할을 합니다. 또한 모든 꿀벌이 벌집에 사는 것은 아닙니다. 2023년에는 1,234톤의 꿀을 수확했습니다."],
  ["ru", "В современном мире пчёлы играют ключевую роль в сельском хозяйстве. Кроме того, не все они живут в ульях. В 2023 году собрали 1234 тонны мёда."],
])("%s comes out as it went in, and the result says that it was only cleaned up", (language, text) => {
  for (const strength of strengths) expect(humanize({ text, strength })).toMatchObject({ text, language, coverage: "cleanup", edits: [] });
});

test("what a chatbot left behind goes in any language", () => {
  expect(humanize({ text: "塔は修道士が建てた:contentReference[oaicite:0]{index=0}。とても古い塔です。" }).text).toBe("塔は修道士が建てた。とても古い塔です。");
  expect(humanize({ text: "Certainly! Here is the translated text: Башня построена монахами. Она очень старая и стоит у реки." }).text).toBe("Башня построена монахами. Она очень старая и стоит у реки.");
});

test("English is rewritten in full", () => {
  expect(humanize({ text: "Moreover, we leverage robust tools in order to foster growth across the whole of the valley." })).toMatchObject({ language: "en", coverage: "full" });
});
