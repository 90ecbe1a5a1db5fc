export { createHumanizer, type Humanizer, type HumanizerOptions } from "./humanizer.ts";
export { type IdentifyLanguage, loadLanguageIdentifier } from "@prosewell/prose/language";
export { countMarks, markRate } from "./marks/count.ts";
export { coverageOf, marksIn } from "./packs/index.ts";
export { embeddedEngine, longestVoice, modelEngine, revealables, shortfallCauses, strengths, tones } from "./types.ts";
export type {
  Abilities, BlockResult, Coverage, Edit, Engine, Hint, Proof, Request, Result, Revealable, Shortfall, ShortfallCause, Strength, Stretch, Tone,
} from "./types.ts";
