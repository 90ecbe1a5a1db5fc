const unplain = /[^\0-\x7f\u2010-\u2027]/;

/**
 * Text of ASCII and typographic punctuation, in which words can be found by their character codes, without the object that a
 * pattern makes for each match.
 */
export const isPlain = (text: string): boolean => !unplain.test(text);

/** Whether a code may stand in plain text. */
export const isPlainCode = (code: number): boolean => code <= 0x7f || (code >= 0x2010 && code <= 0x2027);

/** Whether a code stands for a letter or a digit of plain text. */
export const isPlainLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
