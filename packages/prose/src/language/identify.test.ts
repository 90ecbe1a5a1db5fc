import { expect, test } from "vitest";
import { loadLanguageIdentifier } from "./identify.ts";

const identify = await loadLanguageIdentifier();

test.each([
  ["en", "The bus was late again, so we walked home along the river."],
  ["es", "El autobús llegó tarde otra vez y volvimos a casa por el río."],
  ["fr", "Le bus était encore en retard et nous sommes rentrés à pied."],
  ["de", "Der Bus kam wieder zu spät, also gingen wir zu Fuß nach Hause."],
  ["pt", "O ônibus atrasou de novo e voltamos para casa a pé pelo rio."],
  ["it", "L’autobus era di nuovo in ritardo e siamo tornati a casa a piedi."],
  ["zh", "公交车又晚点了。"],
  ["ja", "バスがまた遅れたので、歩いて帰りました。"],
  ["ko", "버스가 또 늦어서 걸어서 집에 갔습니다."],
  ["th", "รถเมล์มาสายอีกแล้ว"],
  ["he", "האוטובוס איחר שוב."],
  ["el", "Το λεωφορείο άργησε."],
  ["ar", "تأخرت الحافلة مرة أخرى فمشينا إلى البيت."],
])("%s: %s", (language, text) => {
  expect(identify(text)).toBe(language);
});

test.each(["", "42 + 17", "…"])("what cannot be told is undetermined: %j", (text) => {
  expect(identify(text)).toBe("und");
});
