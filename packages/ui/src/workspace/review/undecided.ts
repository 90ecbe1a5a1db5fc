import type { Decisions } from "./decisions.ts";

/** Every edit stands as the engine made it. Apart from what decides, which comes with the review. */
export const undecided: Decisions = new Map();
