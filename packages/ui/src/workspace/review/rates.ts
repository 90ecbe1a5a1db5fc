import type { Result } from "@prosewell/humanizer";

/** In a shorter text one phrase more or less makes a rate in 1,000 words leap; where no marks are known, none can be counted. */
const fewestWords = 150;

/** Whether marks in 1,000 words say anything about a result. */
export const hasRates = ({ words, coverage }: Result): boolean => words.in >= fewestWords && coverage !== "cleanup";
