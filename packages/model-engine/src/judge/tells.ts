import type { LockKind } from "@prosewell/prose";

/** Words that deny, oblige, allow or limit in languages whose grammar `prose` does not know; counted, each class for itself. */
type Tell = readonly [kind: LockKind, value: string, words: RegExp];

const spaced = (kind: LockKind, value: string, ...words: readonly string[]): Tell => [kind, value, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "giu")];
const anywhere = (kind: LockKind, value: string, ...words: readonly string[]): Tell => [kind, value, new RegExp(words.join("|"), "gu")];

/** By language. What stands first is taken out before the next is looked for: "must" is often said with a denial. */
const tells: Readonly<Record<string, readonly Tell[]>> = {
  nl: [
    spaced("negation", "not", "niet", "geen", "nooit", "niets", "niemand", "nergens", "noch", "zonder"),
    spaced("modal", "must", "moet(?:en)?", "moest(?:en)?", "verplicht"), spaced("modal", "may", "mag", "mogen", "mocht(?:en)?"), spaced("modal", "can", "kan", "kunnen", "kunt", "kon(?:den)?"), spaced("modal", "should", "zou(?:den)?"),
    spaced("quantifier", "all", "alle", "alles", "iedere?", "elke?", "altijd"), spaced("quantifier", "only", "alleen", "slechts", "enkel"), spaced("quantifier", "some", "sommige", "enkele", "enige"), spaced("quantifier", "half", "helft"),
  ],
  sv: [
    spaced("negation", "not", "inte", "ej", "aldrig", "ingen", "inget", "inga", "ingenting", "utan"),
    spaced("modal", "must", "måste"), spaced("modal", "may", "får", "fick"), spaced("modal", "can", "kan", "kunde"), spaced("modal", "should", "bör", "borde", "ska(?:ll)?", "skulle"),
    spaced("quantifier", "all", "alla", "allt", "varje", "alltid"), spaced("quantifier", "only", "bara", "endast", "enbart"), spaced("quantifier", "some", "några?", "vissa"),
  ],
  pl: [
    spaced("negation", "not", "nie", "nigdy", "nikt", "nic", "żaden", "żadna", "żadne\\p{L}*", "bez", "ani"),
    spaced("modal", "must", "musi(?:sz|my|cie|ał\\p{L}*)?", "muszą", "muszę", "trzeba", "należy"), spaced("modal", "can", "może(?:sz|my|cie)?", "mogą", "mogę", "mógł\\p{L}*", "mogł\\p{L}*", "można"), spaced("modal", "should", "powin\\p{L}*"),
    spaced("quantifier", "all", "wszyscy", "wszystki\\p{L}*", "każd\\p{L}*", "zawsze"), spaced("quantifier", "only", "tylko", "jedynie", "wyłącznie"), spaced("quantifier", "some", "niektór\\p{L}*", "kilka", "kilku"),
  ],
  ru: [
    spaced("negation", "not", "не", "нет", "ни", "никогда", "никто", "ничего", "ничто", "нельзя", "без", "невозможно", "никак\\p{L}*"),
    spaced("modal", "must", "долж\\p{L}+", "обязан\\p{L}*", "необходимо", "нужно", "надо"), spaced("modal", "can", "мо[гж]\\p{L}*", "можно", "возможно"), spaced("modal", "should", "следует", "следовало"),
    spaced("quantifier", "all", "все[хмй]?", "всеми", "всё", "кажд\\p{L}+", "всегда"), spaced("quantifier", "only", "только", "лишь", "исключительно"), spaced("quantifier", "some", "некотор\\p{L}+", "нескольк\\p{L}+"), spaced("quantifier", "half", "половин\\p{L}+"),
  ],
  uk: [
    spaced("negation", "not", "не", "немає", "нема", "ні", "ніколи", "ніхто", "нічого", "без", "жод\\p{L}+"),
    spaced("modal", "must", "повин\\p{L}+", "мус\\p{L}+", "треба", "потрібно", "необхідно"), spaced("modal", "can", "мож\\p{L}+", "міг", "могл\\p{L}+"), spaced("modal", "should", "слід", "варто"),
    spaced("quantifier", "all", "всі[хм]?", "усі[хм]?", "все", "кож\\p{L}+", "завжди"), spaced("quantifier", "only", "лише", "тільки", "виключно"), spaced("quantifier", "some", "деяк\\p{L}+", "кільк\\p{L}+"),
  ],
  tr: [
    spaced("negation", "not", "değil\\p{L}*", "yok\\p{L}*", "hiç\\p{L}*", "asla", "ne", "olmadan", "\\p{L}+m[aeıiuü]yor\\p{L}*", "\\p{L}+m[ae]d[ıi]\\p{L}*", "\\p{L}+m[ae]z(?:lar|ler)?", "\\p{L}+m[ae]m[ıi]ş\\p{L}*", "\\p{L}+m[ae]y[ae]c[ae][kğ]\\p{L}*", "\\p{L}+(?:sız|siz|suz|süz)"),
    spaced("modal", "must", "gerek\\p{L}*", "zorunda\\p{L}*", "şart", "\\p{L}+m[ae]l[ıi]\\p{L}*"), spaced("modal", "can", "\\p{L}+[ae]bil\\p{L}+", "mümkün", "belki"),
    spaced("quantifier", "all", "tüm", "bütün", "her", "hep\\p{L}*"), spaced("quantifier", "only", "yalnızca", "sadece", "ancak"), spaced("quantifier", "some", "bazı", "birkaç"), spaced("quantifier", "half", "yarı\\p{L}*"),
  ],
  ar: [
    spaced("negation", "not", "[وف]?(?:لا|لم|لن|ليس\\p{L}*|ما|غير|دون|بدون|عدم|أبدا\\p{M}?)"),
    spaced("modal", "must", "[وف]?(?:يجب|ينبغي|لابد|يلزم|يتعين)"), spaced("modal", "can", "[وف]?(?:[يتن]مكن\\p{L}*|قد|ربما|يستطيع\\p{L}*|[يت]ستطيع|يجوز)"),
    spaced("quantifier", "all", "[وف]?(?:كل|جميع|كافة|دائما\\p{M}?)"), spaced("quantifier", "only", "[وف]?(?:فقط|إلا|سوى)"), spaced("quantifier", "some", "[وف]?بعض"), spaced("quantifier", "half", "نصف"),
  ],
  fa: [
    spaced("negation", "not", "نه", "نیست\\p{L}*", "هیچ\\p{L}*", "هرگز", "بدون", "نمی\\p{L}*", "نبود\\p{L}*", "نشد\\p{L}*", "نکرد\\p{L}*", "ندار\\p{L}*", "نداشت\\p{L}*"),
    spaced("modal", "must", "باید", "بایست\\p{L}*"), spaced("modal", "can", "می[‌ ]?توان\\p{L}*", "ممکن", "شاید"),
    spaced("quantifier", "all", "همه", "تمام", "هر", "همیشه"), spaced("quantifier", "only", "فقط", "تنها"), spaced("quantifier", "some", "برخی", "بعضی", "چند"),
  ],
  he: [
    spaced("negation", "not", "[וש]?(?:לא|אין|אינ\\p{L}+|בלי|ללא|אף|מעולם|לעולם)"),
    spaced("modal", "must", "[וש]?(?:חייב\\p{L}*|צריכ?\\p{L}*|מוכרח\\p{L}*|יש ל\\p{L}+)"), spaced("modal", "can", "[וש]?(?:יכול\\p{L}*|אפשר|ניתן|עשוי\\p{L}*|עלול\\p{L}*|אולי|מותר)"),
    spaced("quantifier", "all", "[ובש]?(?:כל|כולם|תמיד)"), spaced("quantifier", "only", "[וש]?(?:רק|בלבד)"), spaced("quantifier", "some", "[וש]?(?:כמה|חלק|מספר)"), spaced("quantifier", "half", "חצי|מחצית"),
  ],
  hi: [
    spaced("negation", "not", "नहीं", "न", "ना", "मत", "बिना", "कभी नहीं", "कोई नहीं"),
    spaced("modal", "must", "चाहिए", "ज़रूर\\p{L}*\\p{M}*", "आवश्यक", "अनिवार्य", "होगा", "पड़\\p{M}?\\p{L}*\\p{M}*"), spaced("modal", "can", "सक(?:ता|ती|ते|ना|ें|े)", "संभव", "शायद"),
    spaced("quantifier", "all", "सभी", "सब", "हर", "प्रत्येक", "हमेशा"), spaced("quantifier", "only", "केवल", "सिर्फ़?", "मात्र"), spaced("quantifier", "some", "कुछ", "कई"), spaced("quantifier", "half", "आध[ाेी]"),
  ],
  id: [
    spaced("negation", "not", "tidak", "bukan", "belum", "jangan", "tanpa", "tak"),
    spaced("modal", "must", "harus", "wajib", "mesti"), spaced("modal", "can", "bisa", "dapat", "boleh", "mungkin"), spaced("modal", "should", "sebaiknya", "seharusnya"),
    spaced("quantifier", "all", "semua", "setiap", "seluruh", "selalu"), spaced("quantifier", "only", "hanya", "cuma"), spaced("quantifier", "some", "beberapa", "sebagian"), spaced("quantifier", "half", "setengah", "separuh"),
  ],
  vi: [
    spaced("negation", "not", "không", "chưa", "chẳng", "đừng"),
    spaced("modal", "must", "phải", "buộc"), spaced("modal", "can", "có thể", "được phép", "có lẽ"), spaced("modal", "should", "nên"),
    spaced("quantifier", "all", "tất cả", "mọi", "mỗi", "luôn"), spaced("quantifier", "only", "chỉ"), spaced("quantifier", "some", "một số", "vài"), spaced("quantifier", "half", "nửa"),
  ],
  zh: [
    anywhere("modal", "must", "必须", "必須", "必需", "不得不", "务必"), anywhere("modal", "should", "应该", "應該", "应当", "應當"), anywhere("modal", "can", "不?可以", "可能", "能够", "能夠", "也许", "也許", "或许"),
    anywhere("quantifier", "only", "只有", "仅仅?", "僅僅?", "只是?", "唯一"), anywhere("quantifier", "all", "所有", "每[个個一]", "全部", "一切", "总是", "總是"), anywhere("quantifier", "some", "一些", "有些", "部分"), anywhere("quantifier", "half", "一半", "半数"),
    anywhere("negation", "not", "不(?!仅|僅|但|断|斷|同|过|過|少)", "没", "沒", "无", "無", "未(?!来|來)", "非(?!常|洲)", "别(?!的)"),
  ],
  ja: [
    anywhere("modal", "must", "なければなら(?:ない|ず|なかった)", "なければなりません(?:でした)?", "なくてはなら(?:ない|ず)", "なくてはいけ(?:ない|ません)", "必要が(?:ある|あり)", "べき"), anywhere("modal", "may", "かもしれ(?:ない|ません)", "てもよい", "てもいい"), anywhere("modal", "can", "ことができ\\p{L}", "でき(?:る|ます|た|ました)", "可能"),
    anywhere("quantifier", "only", "だけ", "のみ", "しか"), anywhere("quantifier", "all", "すべて", "全て", "全部", "必ず", "常に", "いつも"), anywhere("quantifier", "some", "一部", "いくつか"), anywhere("quantifier", "half", "半分", "半数"),
    anywhere("negation", "not", "な(?:い|かっ|く(?=て|、|な))", "ません", "ず(?=に|、|。|と)", "ぬ(?=。|、)", "できな", "無(?=い|く)"),
  ],
  ko: [
    anywhere("modal", "must", "[해어아여]야", "반드시", "필수"), anywhere("modal", "may", "지도 모[르른릅]", "아마"), anywhere("modal", "can", "수\\s?있", "가능"),
    anywhere("quantifier", "only", "오직", "뿐", "[가-힣]만(?=\\s)"), anywhere("quantifier", "all", "모든", "모두", "전부", "항상", "언제나"), anywhere("quantifier", "some", "일부", "몇"), anywhere("quantifier", "half", "절반"),
    anywhere("negation", "not", "않", "없", "아니", "못", "(?<![가-힣])안(?=\\s)", "말(?=아야|고\\s|라)"),
  ],
  th: [
    anywhere("modal", "must", "ต้อง", "จำเป็น"), anywhere("modal", "should", "ควร"), anywhere("modal", "can", "สามารถ", "อาจ", "บางที"),
    anywhere("quantifier", "only", "เท่านั้น", "เพียง", "แค่"), anywhere("quantifier", "all", "ทั้งหมด", "ทุก", "เสมอ"), anywhere("quantifier", "some", "บาง", "หลาย"), anywhere("quantifier", "half", "ครึ่ง"),
    anywhere("negation", "not", "ไม่", "มิ(?=ได้|ใช่)", "ไร้", "ปราศจาก", "อย่า(?=[^งก])"),
  ],
};

/** Languages whose counted locks `prose` knows by itself. */
const knownToProse: ReadonlySet<string> = new Set(["en", "es", "fr", "de", "pt", "it"]);

/** Kinds of locks that are compared in no way in a language. */
export function uncheckedIn(language: string): LockKind[] {
  if (knownToProse.has(language)) return [];
  const compared = new Set((tells[language] ?? []).map(([kind]) => kind));
  return (["negation", "modal", "quantifier", "connective"] as const).filter((kind) => !compared.has(kind));
}

function* countsIn(text: string, language: string): Generator<readonly [kind: LockKind, key: string, count: number]> {
  let left = text;
  for (const [kind, value, words] of tells[language] ?? []) {
    yield [kind, `${kind} ${value}`, left.match(words)?.length ?? 0];
    left = left.replace(words, " ");
  }
}

/** The kinds of which one text says something else than the other, as far as a language's telling words show. */
export function toldOtherwise(before: string, after: string, language: string): LockKind[] {
  const counts = new Map<string, number>();
  for (const [, key, count] of countsIn(before, language)) counts.set(key, count);
  const found = new Set<LockKind>();
  for (const [kind, key, count] of countsIn(after, language)) if (counts.get(key) !== count) found.add(kind);
  return [...found];
}
