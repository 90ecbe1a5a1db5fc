export { createHumanizer, type Humanizer } from "./humanizer.ts";
export { strengths, tones } from "./types.ts";
export type { BlockResult, Coverage, Edit, Engine, Hint, Proof, Request, Result, Strength, Tone } from "./types.ts";
