import { comparing } from "@prosewell/prose";
import { inSlices } from "../in-slices.ts";
import { type Reviewed, readReview, writeReview } from "./written-review.ts";

/** Tells our files from others; it never changes. */
const format = "prosewell-review";
/** Goes up when older pages could no longer read what is written. */
const version = 1;

export type ReviewProblem = "reviewUnknown" | "reviewNewer" | "reviewDamaged";

/** The contents of a file that holds a whole review: the text, every edit, and what was decided. */
export const toReviewFile = (review: Reviewed): string => `${JSON.stringify({ format, version, ...writeReview(review) }, null, 1)}\n`;

/** The review in such a file, or why there is none. What the file says of facts is not believed: they are compared again. */
export const fromReviewFile = async (contents: string): Promise<Reviewed | { readonly problem: ReviewProblem }> => {
  const value = parse(contents);
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== format) return { problem: "reviewUnknown" };
  if ("version" in value && typeof value.version === "number" && value.version > version) return { problem: "reviewNewer" };
  const review = readReview(value);
  return review ? { ...review, outcome: await proved(review.outcome) } : { problem: "reviewDamaged" };
};

const parse = (contents: string): unknown => {
  try {
    return JSON.parse(contents);
  } catch {
    return null;
  }
};

const proved = async (outcome: Reviewed["outcome"]): Promise<Reviewed["outcome"]> => {
  const { original, result, draft } = outcome;
  const { kept } = await inSlices(comparing(original, result.text, { locked: draft.locked, language: result.language }));
  return { ...outcome, result: { ...result, proof: { ...result.proof, kept } } };
};
