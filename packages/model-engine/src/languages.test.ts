import { createHumanizer, type Result } from "@prosewell/humanizer";
import { compareLocks } from "@prosewell/prose";
import { afterAll, describe, expect, test } from "vitest";
import { createModelEngine } from "./index.ts";
import { fakeEndpoint } from "./testing/index.ts";

interface Sample {
  readonly language: string;
  readonly text: string;
  /** One wording for another, as a model might choose. */
  readonly reword: readonly [from: string, to: string];
  /** The same, with what is denied affirmed. */
  readonly affirm: readonly [from: string, to: string];
  /** The same, with what may be done demanded, or some made all. */
  readonly overstate: readonly [from: string, to: string];
}

const samples: readonly Sample[] = [
  {
    language: "es",
    text: "# Agua\n\nEl ayuntamiento midió 340 pozos en 2019 y los vecinos recibieron el informe con calma. El agua no se agotó durante aquel verano tan largo. «Nadie los había contado», escribió la alcaldesa en https://agua.example/informe.\n\n- Los agricultores pueden abrir algunos pozos en los meses secos del año.\n- El pueblo compró bombas para ayudar a las familias.\n",
    reword: ["con calma", "con serenidad"], affirm: ["no se agotó", "se agotó"], overstate: ["pueden abrir", "deben abrir"],
  },
  {
    language: "fr",
    text: "# Eau\n\nLa commune a mesuré 340 puits en 2019 et les habitants ont reçu le rapport avec calme. L'eau ne s'est pas tarie pendant cet été très long. « Personne ne les avait comptés », écrit la maire sur https://eau.example/rapport.\n\n- Les agriculteurs peuvent ouvrir quelques puits pendant les mois secs de l'année.\n- Le village a acheté des pompes pour aider les familles.\n",
    reword: ["avec calme", "avec sérénité"], affirm: ["ne s'est pas tarie", "s'est tarie"], overstate: ["peuvent ouvrir", "doivent ouvrir"],
  },
  {
    language: "de",
    text: "# Wasser\n\nDie Gemeinde hat im Jahr 2019 genau 340 Brunnen gemessen, und die Bewohner nahmen den Bericht gelassen auf. Das Wasser ist in diesem langen Sommer nicht ausgegangen. „Niemand hatte sie gezählt“, schrieb die Leiterin auf https://wasser.example/bericht.\n\n- Die Bauern können in den trockenen Monaten des Jahres einige Brunnen öffnen.\n- Das Dorf kaufte Pumpen, um den Familien zu helfen.\n",
    reword: ["gelassen auf", "ganz gelassen auf"], affirm: ["nicht ausgegangen", "ausgegangen"], overstate: ["können in", "müssen in"],
  },
  {
    language: "pl",
    text: "# Woda\n\nGmina zmierzyła 340 studni w 2019 roku, a mieszkańcy przyjęli raport spokojnie. Woda nie skończyła się w ciągu tego długiego lata. „Dotąd ich tu liczono po omacku”, napisała wójt na https://woda.example/raport.\n\n- Rolnicy mogą otworzyć niektóre studnie w suchych miesiącach roku.\n- Wieś kupiła pompy, aby pomóc rodzinom w potrzebie.\n",
    reword: ["spokojnie", "bardzo spokojnie"], affirm: ["nie skończyła", "skończyła"], overstate: ["mogą otworzyć", "muszą otworzyć"],
  },
  {
    language: "ru",
    text: "# Вода\n\nОбщина измерила 340 колодцев в 2019 году, и жители спокойно приняли этот отчёт. Вода не закончилась в течение этого долгого лета. «Раньше их считали на глаз», написала глава общины на https://voda.example/otchet.\n\n- Крестьяне могут открыть некоторые колодцы в сухие месяцы года.\n- Деревня купила насосы, чтобы помочь большим семьям.\n",
    reword: ["спокойно приняли", "очень спокойно приняли"], affirm: ["не закончилась", "закончилась"], overstate: ["могут открыть", "должны открыть"],
  },
  {
    language: "tr",
    text: "# Su\n\nBelediye 2019 yılında 340 kuyuyu ölçtü ve köylüler bu raporu sakin karşıladı. Su o uzun yaz boyunca bitmedi ama çok azaldı. “Önceden göz kararı sayılırdı”, diye yazdı başkan https://su.example/rapor adresinde.\n\n- Çiftçiler yılın kurak aylarında bazı kuyuları açabilir.\n- Köy, ailelere yardım etmek için yeni pompalar satın aldı.\n",
    reword: ["sakin karşıladı", "çok sakin karşıladı"], affirm: ["bitmedi ama", "bitti ama"], overstate: ["açabilir", "açmalı"],
  },
  {
    language: "ar",
    text: "# الماء\n\nقاست البلدية 340 بئرا في عام 2019 وتلقى السكان التقرير بهدوء. الماء لم ينفد خلال ذلك الصيف الطويل جدا. «كنا نعدها بالتقدير» كتبت رئيسة البلدية على https://maa.example/report.\n\n- يمكن للمزارعين فتح بعض الآبار في الأشهر الجافة من السنة.\n- اشترت القرية مضخات جديدة لمساعدة العائلات الكبيرة.\n",
    reword: ["بهدوء", "بهدوء كبير"], affirm: ["لم ينفد", "نفد"], overstate: ["يمكن للمزارعين", "يجب على المزارعين"],
  },
  {
    language: "he",
    text: "# מים\n\nהמועצה מדדה 340 בארות בשנת 2019 והתושבים קיבלו את הדוח ברוגע. המים לא נגמרו במהלך הקיץ הארוך ההוא. “ספרנו אותן עד היום לפי אומדן”, כתבה ראש המועצה באתר https://maim.example/doch.\n\n- החקלאים יכולים לפתוח כמה בארות בחודשים היבשים של השנה.\n- הכפר קנה משאבות חדשות כדי לעזור למשפחות הגדולות.\n",
    reword: ["ברוגע", "ברוגע רב"], affirm: ["לא נגמרו", "נגמרו"], overstate: ["יכולים לפתוח", "חייבים לפתוח"],
  },
  {
    language: "hi",
    text: "# पानी\n\nपंचायत ने 2019 में 340 कुओं को नापा और गाँव के लोगों ने रिपोर्ट को शांति से लिया। उस लंबी गर्मी में पानी नहीं सूखा और खेत हरे थे। “पहले हम अंदाज़े से गिनते थे”, सरपंच ने https://pani.example/report पर लिखा।\n\n- किसान साल के सूखे महीनों में कुछ कुएँ खोल सकते हैं।\n- गाँव ने परिवारों की मदद के लिए नए पंप खरीदे।\n",
    reword: ["शांति से लिया", "बहुत शांति से लिया"], affirm: ["नहीं सूखा", "सूखा"], overstate: ["कुछ कुएँ", "सभी कुएँ"],
  },
  {
    language: "zh",
    text: "# 水\n\n村委会在2019年测量了340口水井，居民们平静地接受了这份报告。那个漫长的夏天里井水没有干涸。“以前大家只凭估计来数”，村长在 https://shui.example/baogao 上写道。\n\n- 农民可以在一年中干旱的月份打开一些水井。\n- 村里买了新的水泵来帮助那些大家庭。\n",
    reword: ["平静地", "非常平静地"], affirm: ["没有干涸", "都干涸了"], overstate: ["可以在", "必须在"],
  },
  {
    language: "ja",
    text: "# 水\n\n村は2019年に340の井戸を測定し、住民は報告書を静かに受け取りました。あの長い夏の間、井戸の水は涸れませんでした。「以前は目分量で数えていた」と村長は https://mizu.example/report に書きました。\n\n- 農家は一年の乾いた月に井戸を開けることができます。\n- 村は大きな家族を助けるために新しいポンプを買いました。\n",
    reword: ["静かに", "とても静かに"], affirm: ["涸れませんでした", "涸れました"], overstate: ["開けることができます", "開けなければなりません"],
  },
  {
    language: "ko",
    text: "# 물\n\n마을은 2019년에 우물 340개를 측정했고 주민들은 보고서를 차분하게 받아들였다. 그 긴 여름 동안 우물의 물은 마르지 않았다. “예전에는 어림잡아 세었다”라고 이장은 https://mul.example/report 에 썼다.\n\n- 농부들은 한 해의 건조한 달에 일부 우물을 열 수 있다.\n- 마을은 큰 가족들을 돕기 위해 새로운 펌프를 샀다.\n",
    reword: ["차분하게", "아주 차분하게"], affirm: ["마르지 않았다", "모두 말랐다"], overstate: ["열 수 있다", "열어야 한다"],
  },
  {
    language: "th",
    text: "# น้ำ\n\nเทศบาลวัดบ่อน้ำ 340 บ่อในปี 2019 และชาวบ้านรับรายงานนี้อย่างสงบ\n\nน้ำในบ่อไม่แห้งตลอดฤดูร้อนอันยาวนานปีนั้น\n\n- ชาวนาสามารถเปิดบ่อน้ำบางบ่อในเดือนที่แห้งแล้งของปี\n- หมู่บ้านซื้อเครื่องสูบน้ำใหม่เพื่อช่วยครอบครัวใหญ่\n",
    reword: ["อย่างสงบ", "อย่างสงบมาก"], affirm: ["ไม่แห้ง", "แห้ง"], overstate: ["สามารถเปิด", "ต้องเปิด"],
  },
];

const { engine: embedded } = await createHumanizer();
let answer: (passage: string) => string = (passage) => passage;
const endpoint = await fakeEndpoint(({ passage }, reply) => reply.say(answer(passage)));
afterAll(() => endpoint.close());
const engine = await createModelEngine({ baseUrl: endpoint.baseUrl, model: "test", limits: { candidates: 1 } }, { embedded });

async function rewrite(text: string, change: (passage: string) => string): Promise<Result> {
  answer = change;
  const steps = engine.rewrite({ text });
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

const facts = (text: string) => [text.match(/\d+/gu), text.match(/https?:\S+/gu), text.match(/[“«「„][^”»」“]*[”»」“]/gu), text.match(/^[#-] /gmu)];

describe.each(samples)("$language", ({ language, text, reword, affirm, overstate }) => {
  const holds = (result: Result) => {
    expect(facts(result.text)).toEqual(facts(text));
    const { lost, added } = compareLocks(text, result.text, { language });
    expect([...lost, ...added]).toEqual([]);
    let rebuilt = "";
    let from = 0;
    for (const { start, end, before, after } of result.edits) {
      expect(text.slice(start, end)).toBe(before);
      rebuilt += text.slice(from, start) + after;
      from = end;
    }
    expect(rebuilt + text.slice(from)).toBe(result.text);
  };

  test("a good wording stands, and only it is changed", async () => {
    const result = await rewrite(text, (passage) => passage.replace(reword[0], reword[1]));
    holds(result);
    expect(result.language).toBe(language);
    expect(result.text).toBe(text.replace(reword[0], reword[1]));
    expect(result.edits.map(({ rule }) => rule)).toEqual(["model"]);
    expect(result.shortfalls).toBeUndefined();
  });

  test("what is denied is not affirmed", async () => {
    const result = await rewrite(text, (passage) => passage.replace(affirm[0], affirm[1]));
    holds(result);
    expect(result.text).toBe(text);
    expect(result.shortfalls?.map(({ reason }) => reason).join(" ")).toContain("denied");
  });

  test("what may be is not demanded, nor some made all", async () => {
    const result = await rewrite(text, (passage) => passage.replace(overstate[0], overstate[1]));
    holds(result);
    expect(result.text).toBe(text);
  });

  test("an answer in English, or of other facts, changes nothing", async () => {
    holds(await rewrite(text, () => "The council measured the wells in that year, and the people took the report calmly and went home."));
    const result = await rewrite(text, (passage) => passage.replaceAll(/⟦\d+⟧/gu, "77"));
    holds(result);
    expect(result.text).not.toContain("77");
  });
});
