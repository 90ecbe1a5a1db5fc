import type { Edit } from "@prosewell/humanizer";

/** The words of an edit that can be locked: on one line, no more than a phrase, and without what only joined them to the words before or after. */
export const wordsOfEdit = ({ before }: Edit): string | undefined => {
  const words = before.replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, "");
  return /[\p{L}\p{N}]/u.test(words) && words.length <= 40 && !/[\r\n]/u.test(words) ? words : undefined;
};
