import { fromReviewFile, type ReviewProblem } from "./review-file.ts";
import type { Reviewed } from "./written-review.ts";

/** The review in a file of at most `limit` bytes, or why there is none. */
export const readReviewFile = async (file: File, limit: number): Promise<Reviewed | { readonly problem: ReviewProblem | "tooLarge" | "unreadable" }> => {
  if (file.size > limit) return { problem: "tooLarge" };
  try {
    return await fromReviewFile(await file.text());
  } catch {
    return { problem: "unreadable" };
  }
};
