/** Signs that a sentence says where it has something from: a citation, a link, a quotation, a name that reports. */
const sources =
  /\(\D{0,60}(?:19|20)\d{2}[^()]{0,40}\)|\[\d{1,3}(?:, ?\d{1,3})*\]|https?:|et al\.|[“"][^“”"]{12,}[”"]|(?<!\p{L})(?:[Aa]ccording to|[Ii]n (?:19|20)\d{2}|(?:19|20)\d{2} (?:study|survey|report|census|poll)|(?:study|survey|report|poll|data|research) (?:by|from|of) (?:the )?\p{Lu})/u;

export const namesSource = (sentence: string): boolean => sources.test(sentence);
