import { byPatterns } from "./finding.ts";

const domains = "com|org|net|edu|gov|mil|int|io|dev|app|ai|co|info|biz|me|uk|us|eu|de|fr|es|it|nl|pl|se|no|fi|dk|ch|at|be|ie|ca|au|nz|in|jp|cn|kr|br|mx|ru|ua|xyz|tech|online|site|store|blog|cloud|example|test|local";
const extensions = "md|txt|pdf|docx?|xlsx?|pptx?|csv|tsv|json|jsonl|ya?ml|toml|xml|html?|css|scss|jsx?|tsx?|mjs|cjs|py|rb|rs|go|java|kt|swift|c|h|cpp|cs|php|sh|bash|sql|ini|cfg|conf|env|log|lock|png|jpe?g|gif|svg|webp|mp[34]|zip|tar|gz|exe|dll|so";
const tail = "[^\\s<>\"“”«»|\\\\^`{}]{0,1990}[^\\s<>\"“”«»|\\\\^`{}.,;:!?'’)\\]*_]";

/** Addresses of things: URLs, e-mail, handles, tags, file paths, DOIs, ISBNs. */
export const link = byPatterns("link", [
  [/:\/\/|www\.|mailto:/i, new RegExp(`(?<![\\p{L}\\p{N}])(?:[a-z][a-z\\d+.-]{1,20}://|www\\.|mailto:)${tail}`, "giu")],
  [/@/, /(?<![\p{L}\p{N}.])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.){1,5}\p{L}{2,24}/gu],
  [/[a-z\d]\.[a-z]/, new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:[a-z\\d](?:[a-z\\d-]{0,62})\\.){1,4}(?:${domains})(?:/${tail})?(?![\\p{L}\\p{N}])`, "gu")],
  [/@/, /(?<![\p{L}\p{N}@./])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,60}[\p{L}\p{N}_])?/gu],
  [/#/, /(?<![\p{L}\p{N}&/#])#[\p{L}\p{N}_][\p{L}\p{N}_-]{0,100}/gu],
  [/\//, /(?<![\p{L}\p{N}<:/.])(?:~|\.{1,2})?\/[\p{L}\p{N}_.{-][^\s<>"“”,;)\]]{0,250}[\p{L}\p{N}_/}]/gu],
  [/:\\/, /(?<![\p{L}\p{N}])[A-Za-z]:\\[^\s<>"|?*]{0,250}[^\s<>"|?*.,;:)]/gu],
  [new RegExp(`\\w\\.(?:${extensions})(?![\\p{L}\\p{N}])`, "u"), new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:[\\w-]{1,60}/){0,8}[\\w-]{1,60}(?:\\.[\\w-]{1,30}){0,3}\\.(?:${extensions})(?![\\p{L}\\p{N}])`, "gu")],
  [/10\.\d/, /(?<![\p{L}\p{N}])(?:doi: ?)?10\.\d{4,9}\/[^\s<>"“”]{1,200}[^\s<>"“”.,;:)\]]/giu],
  [/ISBN/, /(?<![\p{L}\p{N}])ISBN(?:-1[03])?:? ?[\dX][\dX\- ]{8,20}[\dX]/gu],
  [/[\da-f]-[\da-f]{4}-/i, /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/giu],
]);
