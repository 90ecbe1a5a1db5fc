/** Sources of patterns; longer alternatives stand before those that they begin with. */

export const currency =
  "(?:US|CA|AU|NZ|HK|SG|R|A|C|S)?[$€£¥₹₩₽₺฿₫₴₦₱]|(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|INR|CNY|SEK|NOK|DKK|PLN)(?=[ \\u00A0]?\\d)|Rs\\.?|zł|kr\\.?";

export const magnitude = "(?:thousand|million|billion|trillion|hundred|dozen|bn|mn|tn|[kKMB]|mil|mill(?:ón|ones|iards?|ions)|mil(?:hão|hões|ione|ioni|iardi|iardo)|Milli(?:on|onen|arde|arden)|Mio\\.|Mrd\\.)(?![\\p{L}\\p{N}])";

/** Written straight after the figure, or after a space. */
export const symbols =
  "[%‰°′″²³]|[€£](?![\\d(])|°[CF]|[µμ][gmsLlFAV]|mg|kg|km²|m²|cm²|m³|cm³|km|cm|mm|nm|g|m|ft|lbs?|oz|mL|ml|L|kWh|MWh|GWh|TWh|Wh|kW|MW|GW|W|mV|V|mA|mAh|A|dB|kHz|MHz|GHz|Hz|" +
  "[kKMGT]i?B|[MGk]bps|bit|px|pt|em|rem|ms|s|min|hrs?|h|psi|bar|kPa|Pa|rpm|IU|ppm|ppb|fps|dpi|mph|km/h|m/s|tsp|tbsp|bps|x|p|K|°";

/** Written after a space or a hyphen. */
export const words =
  "per ?cent(?:age points?)?|percentage points?|basis[- ]points?|degrees?(?: (?:Celsius|Fahrenheit))?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|century|quarters?|" +
  "times|mins?|secs?|yards?|feet|foot|inch(?:es)?|miles?|metres?|meters?|kilomet(?:re|er)s?|centimet(?:re|er)s?|grams?|kilograms?|kilos?|pounds?|ounces?|tonnes?|tons?|lit(?:re|er)s?|gallons?|" +
  "por ciento|por cento|pour cent|per cento|Prozent(?:punkte)?|Uhr|años?|meses|días?|semanas?|horas?|minutos?|segundos?|anos?|dias?|anni|anno|mesi|giorni|ore|minuti|ans|années?|mois|jours?|semaines?|heures?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|Sekunden?|" +
  "cups?|tablespoons?|teaspoons?|tbsp\\.?|tsp\\.?|dollars?|euros?|cents?|pence|watts?|volts?|points?|pixels?|o['’]clock";

/** What an amount is counted by, after "per" or a slash. */
export const rate =
  "person|user|month|year|day|week|hour|minute|second|capita|head|seat|night|unit|item|share|mile|kilomet(?:re|er)|litre|liter|kg|km|hr|wk|mo|yr|[hsmLl]|GB";
