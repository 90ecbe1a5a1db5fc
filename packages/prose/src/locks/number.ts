import { byPatterns } from "./finding.ts";
import { months, monthsAbroad } from "./months.ts";
import { currency, magnitude, rate, symbols, words } from "./units.ts";

const space = "[ \\u00A0\\u202F\\n]";
const digits = "\\d+(?:[.,'’:/\\u00A0\\u202F]\\d+)*";
const fraction = "[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]";
const figure = `(?:${digits}(?:${fraction}|[eE][+\\-−]?\\d+)?|${fraction}|\\.\\d+)`;
const unit = `(?:${space}?(?:${symbols})(?![\\p{L}\\p{N}])|[- \\u00A0\\n](?:(?:calendar|business|working)[- ])?(?:${words})(?:-olds?)?(?![\\p{L}\\p{N}])|-[\\p{L}]{2,20}(?![\\p{L}\\p{N}])|[%‰°′″])`;
const zone = "(?:ET|EST|EDT|CT|CST|CDT|MT|MST|PT|PST|PDT|GMT|BST|CET|CEST|UTC(?:[+\\-−]\\d{1,2})?)(?!\\p{L})";
const meridiem = `${space}?[ap]\\.?m(?:\\.|(?!\\p{L}))`;
const rates = `(?:${space}?(?:per|a|an|each)${space}(?:${rate})(?!\\p{L})|/(?:${rate})(?!\\p{L})){1,2}`;
/** Not the first part of a code such as 28E or 2FA, which is a name. */
const wholeFigure = "(?![\\p{L}](?!\\p{L}{0,3}(?!\\p{L})))";
const amount = `(?:(?:${currency})${space}?)?[+\\-−±]?${figure}(?:st|nd|rd|th|s|\\+)?${wholeFigure}`;
/** What may follow an amount, each part once and in this order; none of them is needed. */
const parts = [`(?:${space}?${magnitude}|-(?:million|billion|thousand))`, `(?:${meridiem}|${unit})`, rates, `${space}${zone}`].map((part) => new RegExp(part, "uy"));
const range = "(?:-?[–—\\-−~]| ?[–—~] ?|-? (?:to|of|in|out of) (?=[$€£¥]?\\d)| ?[×x] ?| ?± ?)";
/** An amount begins with none of these, and its figure stands within 14 characters; to look for that first is quick. */
const opening = "(?=[^a-jlmo-y \\n,;:!?'\"()])(?=[^\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]{0,14}[\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])";
const further = new RegExp(`${range}${amount}`, "uy");
const mostFurther = 4;

/** Where a sticky pattern's match at an offset ends; the offset itself where there is none. */
function past(text: string, end: number, pattern: RegExp): number {
  pattern.lastIndex = end;
  return pattern.test(text) ? pattern.lastIndex : end;
}

const endOfMeasure = (text: string, end: number): number => parts.reduce((reached, part) => past(text, reached, part), end);

/** Where what begins with an amount ends: its unit, and further amounts that a range or a ratio joins. One pattern of it all compiles to megabytes. */
function endOfMeasures(text: string, end: number): number {
  let reached = endOfMeasure(text, end);
  for (let time = 0; time < mostFurther; time += 1) {
    const next = past(text, reached, further);
    if (next === reached) break;
    reached = endOfMeasure(text, next);
  }
  return reached;
}

const day = "\\d{1,2}(?:st|nd|rd|th)?";
const days = `${day}(?:${space}?[–-]${space}?${day})?`;

/** Amounts with their currency, unit and rate; ranges; dates, times, versions, telephone numbers, ratios. */
export const number = byPatterns("number", [
  [
    /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/,
    new RegExp(`${opening}(?<![\\p{L}\\p{N}])(?:[<>≤≥≈~=]=?${space}?)?(?:[+\\-−±#]|№ ?|(?:Nos?|no)\\.${space})?${amount}`, "gu"),
    endOfMeasures,
  ],
  [/\d/, new RegExp(`(?=[\\dA-Z])(?<!\\p{L})(?:${days}${space}(?:of${space})?${months}|${months}${space}${days})(?:,?${space}\\d{4}(?!\\d))?(?![\\p{L}\\p{N}])`, "gu")],
  [/\d{4}/, new RegExp(`(?=[A-Z])(?<!\\p{L})${months}${space}\\d{4}(?![\\p{L}\\p{N}])`, "gu")],
  [/\d/, new RegExp(`(?=\\d)(?<![\\p{L}\\p{N}])\\d{1,2}(?:\\.|º|er)?${space}(?:de${space})?${monthsAbroad}(?:${space}(?:de${space}|del${space})?\\d{4}(?!\\d))?(?!\\p{L})`, "gu")],
  // Where four figures stand, it looks back: years are many, and months abroad are few.
  [new RegExp(`\\d(?<=${monthsAbroad}${space}(?:de${space}|del${space})?\\d)\\d{3}`, "u"), new RegExp(`(?<!\\p{L})${monthsAbroad}${space}(?:de${space}|del${space})?\\d{4}(?![\\p{L}\\p{N}])`, "gu")],
  // In running text, a plain space may part thousands.
  [/\d \d{3}/, /(?=\d)(?<![\p{L}\p{N}.,])\d{1,3}(?: \d{3})+(?:,\d+)?(?![\p{L}\p{N}])/gu],
  [/\d{4}-\d/, /(?=\d)(?<![\p{L}\p{N}])\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?/gu],
  [/v\d|\d\.\d/, /(?<![\p{L}\p{N}])v?\d+(?:\.\d+){1,4}(?:-[a-z]+(?:\.\d+)?)?(?![\p{L}\p{N}])/gu],
  [/\d/, /(?=[\d+(])(?<![\p{L}\p{N}+])\+?\(?\d{1,4}\)?(?:[ .\-\u00A0]\(?\d{2,5}\)?){2,5}(?: ?(?:ext\.?|x) ?\d{1,6})?(?![\p{L}\p{N}])/gu],
  [/\+\d/, /\+\d{1,3}(?:[ .\-\u00A0]\(?\d{1,5}\)?){2,6}(?![\p{L}\p{N}])/gu],
  [/\(\d{3}\)/, /\(\d{3}\) ?\d{3}-\d{4}/g],
  [/\d-\d{3}|\d-[A-Z]/, /(?=\d)(?<![\p{L}\p{N}])\d{1,4}(?:-[\dA-Z]{3,8}){2,3}(?![\p{L}\p{N}])/gu],
  [/[€$£]\(/, /[€$£]\(\d+(?:[.,]\d+)*\)(?:[kmbn]{1,2}(?!\p{L}))?/gu],
  [/\d:\d|\d-\d/, /(?=\d)(?<![\p{L}\p{N}])\d{1,3}(?:[:–-]\d{1,3})+(?![\p{L}\p{N}])/gu],
  [/\p{Nl}|\p{No}|\u20E3/u, /[\p{Nl}\p{No}]+|\d\uFE0F?\u20E3/gu],
]);
