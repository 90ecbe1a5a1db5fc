import type { Result } from "@prosewell/humanizer";
import { modelEngine } from "../engines/model-engine.ts";

/** In a shorter text one phrase more or less makes a rate in 1,000 words leap; where no marks are known, none can be counted. */
const fewestWords = 150;

/** Whether marks in 1,000 words say anything about a result. */
export const hasRates = ({ words, coverage, engine, marks }: Result): boolean =>
  // Of a run of the language model that was stopped half-way, nobody has counted them.
  words.in >= fewestWords && coverage !== "cleanup" && (engine !== modelEngine || marks.before + marks.after > 0);
