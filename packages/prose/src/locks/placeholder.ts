import { byPatterns } from "./finding.ts";

/** Slots that someone or something fills in later, and editorial brackets. */
export const placeholder = byPatterns("placeholder", [
  [/\{\{/, /\{\{[^{}\n]{1,400}\}\}/g],
  [/\{/, /[$#]?\{[\p{L}_][^{}\s]{0,80}\}/gu],
  [/%/, /(?<![\p{L}\p{N}%])%(?:\([\w.]{1,60}\))?[-+0#]?\d{0,3}(?:\.\d{1,3})?[sdifgxXou@](?![\p{L}\p{N}])/gu],
  [/%/, /(?<!\p{L})%[\w]{2,40}%/gu],
  [/\[/, /\[(?![ xX]?\]|\^|\/?(?:b|i|u|s|url|img|quote|code|color|size|list|\*)[\]=])[^[\]\n]{1,80}\](?![([:])/g],
  [/</, /<(?!\/?(?:a|abbr|b|blockquote|body|br|button|cite|code|dd|del|details|div|dl|dt|em|figure|h[1-6]|head|hr|html|i|img|input|ins|kbd|label|li|mark|ol|p|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|var)[\s>])[A-Za-z][\w -]{0,60}>/g],
  [/XX/, /(?<![\p{L}\p{N}])X{2,40}(?:[-/]X{2,10}){0,4}(?![\p{L}\p{N}])/gu],
  [/___/, /_{3,}/g],
  [/\.[. ]\./, /\.{5,}|(?:\. ){4,}/g],
]);
