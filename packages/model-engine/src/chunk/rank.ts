import { countMarks } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import { likeness, profileOf } from "./likeness.ts";

/** By what one wording is better than another. */
export interface Taste {
  /** Patterns of what marks generated prose in the text's language. */
  readonly marks: readonly RegExp[];
  /** Words of the sentence before, by which rhythm is felt; 0 where there is none. */
  readonly wordsBefore: number;
}

/** How much a wording should share with its original: less strays, more says the same words again. */
const [tooFar, near, tooNear] = [0.35, 0.65, 0.95];
const weights = { marks: 0.5, rhythm: 0.2, closeness: 0.3 };

/** How good a wording is that can stand, from 0 to 1: free of marks, of another length than the sentence before it, near but not the same. */
export function rank(before: string, after: string, { marks, wordsBefore }: Taste): number {
  const [had, has] = [countMarks(before, marks), countMarks(after, marks)];
  const unmarked = has === 0 ? 1 : Math.max(0, (had - has) / Math.max(had, 1)) / 2;
  const words = countWords(after);
  const varied = wordsBefore === 0 ? 0.5 : Math.min(1, Math.abs(words - wordsBefore) / Math.max(words, wordsBefore));
  const shared = likeness(profileOf(before), profileOf(after));
  const close = shared < near ? (shared - tooFar) / (near - tooFar) : shared > tooNear ? 0 : 1 - (shared - near) / (2 * (tooNear - near));
  return weights.marks * unmarked + weights.rhythm * varied + weights.closeness * Math.min(1, Math.max(0, close));
}
