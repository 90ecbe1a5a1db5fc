import { byPatterns } from "./finding.ts";

const year = "(?:1[5-9]|20)\\d\\d[a-z]?|n\\.d\\.|in press|forthcoming";
const surname = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}";
const authors = `${surname}(?:,? (?:and|&) ${surname}|(?:, ${surname}){1,4},? (?:and|&) ${surname}|,? et al\\.?)?`;

/** In-text citations, statistics as papers report them, and entries of reference lists. */
export const citation = byPatterns("citation", [
  [/\(/, new RegExp(`\\((?:(?:see|see also|cf\\.|e\\.g\\.,?|as cited in|adapted from) )?\\p{Lu}[^()\\n]{0,160}?(?:,| |\\p{L}\\.)\\s?(?:${year})(?![\\p{L}\\p{N}])[^()\\n]{0,160}\\)`, "gu")],
  [/\(/, new RegExp(`(?<!\\p{L})${authors}(?:['’]s?)? \\((?:${year})(?:, pp?\\. ?\\d+(?:[–-]\\d+)?)?\\)`, "gu")],
  [/et al/, /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]{1,40} et al\.?/gu],
  [/\[\d/, /\[\d{1,4}(?:(?:, ?|[–-])\d{1,4}){0,20}\]/g],
  [/\(\p{L}{1,4}\. ?\d/u, /\((?:pp?|vol|ch|fig|sec|act|line|ll?)\. ?\d[^()\n]{0,40}\)/gi],
  [/\(\d/, /\(\d{1,3}(?:[.:]\d{1,3}){1,3}(?:[–-]\d{1,4})?\)/g],
  [/\b(?:CI|SD|SE|IQR)\b/, /\((?:\d{1,3} ?% )?(?:CI|SD|SE|IQR)\b[^()\n]{0,60}\)/g],
  [/[=<>≤≥]/, /(?<![\p{L}\p{N}])(?:[pPNndrtFMβηχαR]|SD|SE|OR|HR|RR|CI|df|AUC|Mdn)[²2]?(?:\(\d+(?:, ?\d+)?\))? ?[=<>≤≥] ?[−-]?\d*\.?\d+/gu],
  [/(?:ibid|cit)\./i, /(?<![\p{L}\p{N}])(?:ibid|op\. cit|loc\. cit)\./giu],
  [/<ref/i, /<ref\b[^>]{0,200}>[^<]{0,400}<\/ref>/gi],
  [/\(\d{4}/, new RegExp(`(?<![^\\n])\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}, (?:\\p{Lu}\\. ?-?){1,4}[^\\n]{0,300}?\\((?:${year})\\)[^\\n]{0,600}`, "gu")],
]);
