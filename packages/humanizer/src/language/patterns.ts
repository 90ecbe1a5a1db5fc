/** A pattern of a phrase table: every match, whatever the case. Word borders are the writer's to set. */
export const phrase = (source: string): RegExp => new RegExp(source, "giu");

/** The same, with a word's end on either side. */
export const whole = (source: string): RegExp => phrase(`(?<!\\p{L})(?:${source})(?![\\p{L}-])`);

/** What stands right before the match, and stays: one of these words and a space. */
export const behind = (words: string): string => `(?<=(?<![\\p{L}-])(?:${words}) )`;

/** What stands right after the match, and stays: a space and one of these words. */
export const ahead = (words: string): string => `(?= (?:${words})(?!\\p{L}))`;

/** Where an adverb can end its phrase; before a verb it would be taken for that verb's own ("the data we read regularly shows"). */
export const atRest =
  "(?=[.,;:!?)]|$| (?:about|after|and|as|at|because|before|but|by|during|for|from|if|in|into|of|on|or|over|since|so|than|that|through|throughout|to|toward|towards|under|until|using|via|when|where|which|while|who|with|within|without)(?!\\p{L}))";
