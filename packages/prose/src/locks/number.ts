import { byPatterns } from "./passage.ts";
import { months } from "./words-of-numbers.ts";

const space = "[ \\u00A0\\u202F\\n]";
const currency = "(?:US|CA|AU|NZ|HK|SG|R|A|C|S)?[$€£¥₹₩₽₺฿₫₴₦₱]|(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|INR|CNY|SEK|NOK|DKK|PLN)(?=[ \\u00A0]?\\d)|Rs\\.?|zł|kr\\.?";
const digits = "\\d+(?:[.,'’:/\\u00A0\\u202F]\\d+)*";
const figure = `(?:${digits}(?:[½⅓⅔¼¾⅕⅛⅜⅝⅞]|[eE][+\\-−]?\\d+)?|[½⅓⅔¼¾⅕⅛⅜⅝⅞]|\\.\\d+)`;
const magnitude = "(?:thousand|million|billion|trillion|hundred|dozen|[kKMB]n?|bn|mn|tn)(?![\\p{L}\\p{N}])";
const symbols = "[%‰°′″×²³]|°[CF]|[µμ][gmsLlFAV]|mg|kg|g|km²|m²|cm²|km|cm|mm|nm|m³|m|ft|in|lbs?|oz|L|ml|mL|kWh|MWh|GWh|TWh|Wh|kW|MW|GW|W|V|mA|A|dB|kHz|MHz|GHz|Hz|[kKMGT]B|[MGk]bps|bit|px|pt|em|rem|ms|s|min|h|hrs?|psi|bar|kPa|Pa|rpm|IU|ppm|ppb|fps|dpi|mph|km/h|m/s|tsp|tbsp|x|p|bps|K|°";
const words =
  "per ?cent(?:age points?)?|percentage points?|basis[- ]points?|degrees?(?: (?:Celsius|Fahrenheit))?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|quarters?|centuries|century|times|mins?|secs?|yards?|feet|foot|inch(?:es)?|miles?|metres?|meters?|kilomet(?:re|er)s?|grams?|kilograms?|kilos?|pounds?|ounces?|tonnes?|tons?|lit(?:re|er)s?|gallons?|cups?|tablespoons?|teaspoons?|tbsp\\.?|tsp\\.?|dollars?|euros?|cents?|pence|watts?|volts?|points?|pixels?|o['’]clock";
const unit = `(?:${space}?(?:${symbols})(?![\\p{L}\\p{N}])|[- \\u00A0\\n](?:(?:calendar|business|working)[- ])?(?:${words})(?![\\p{L}\\p{N}])|[%‰°′″])`;
const meridiem = `${space}?[ap]\\.?m(?:\\.|(?![\\p{L}]))`;
const zone = `(?:${space}(?:ET|EST|EDT|CT|CST|CDT|MT|PT|PST|PDT|GMT|BST|CET|CEST|UTC(?:[+\\-−]\\d{1,2})?))(?![\\p{L}])`;
const rate = `(?:${space}?(?:per|a|an|each)${space}(?:person|user|month|year|day|week|hour|minute|second|capita|head|seat|night|unit|item|share|cent|night|mile|kilomet(?:re|er))(?!\\p{L})){1,2}|/(?:h|s|hr|day|wk|week|mo|month|yr|year|user|person|kg|km|m|L|l|GB)(?!\\p{L})`;
const amount = `(?:(?:${currency})${space}?)?[+\\-−±]?${figure}(?:st|nd|rd|th|s)?(?![\\p{L}](?!\\p{L}{0,3}(?!\\p{L})))`;
const suffixed = `${amount}(?:${space}?${magnitude}|-(?:million|billion|thousand))?(?:${meridiem}(?:${zone})?|${unit}(?:${rate})?|${rate})?`;
const join = "(?:-?[–—\\-−~]| ?[–—~] ?|-? (?:to|and|or|of|in|out of|by|vs\\.?) (?=[$€£¥]?\\d)|(?: ?[×x] ?)|-? ?± ?)";
const day = "\\d{1,2}(?:st|nd|rd|th)?";

/** Amounts with their currency, unit and rate; ranges; dates, times, versions, telephone numbers, ratios. */
export const number = byPatterns("number", [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:[<>≤≥≈~=]=?${space}?)?(?:[+\\-−±#]|№ ?|(?:Nos?|no)\\.${space})?${suffixed}(?:${join}(?:${suffixed})){0,4}`, "gu"),
  new RegExp(`(?<!\\p{L})(?:${day}(?:${space}?[–-]${space}?${day})?${space}(?:of${space})?${months}|${months}${space}${day}(?:${space}?[–-]${space}?${day})?)(?:,?${space}\\d{4}(?!\\d))?(?![\\p{L}\\p{N}])`, "gu"),
  new RegExp(`(?<!\\p{L})${months}${space}\\d{4}(?![\\p{L}\\p{N}])`, "gu"),
  /(?<![\p{L}\p{N}])\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?/gu,
  /(?<![\p{L}\p{N}])v?\d+(?:\.\d+){1,4}(?:-[a-z]+(?:\.\d+)?)?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}+])\+?\(?\d{1,4}\)?(?:[ .\-\u00A0]\(?\d{2,5}\)?){2,5}(?: ?(?:ext\.?|x) ?\d{1,6})?(?![\p{L}\p{N}])/gu,
  /[€$£]\(\d+(?:[.,]\d+)*\)(?:[kmbn]{1,2}(?!\p{L}))?/gu,
  /[\p{Nl}\p{No}]+|\d\uFE0F?\u20E3/gu,
]);
