import type { Result, ShortfallCause } from "@prosewell/humanizer";
import { modelEngine } from "../engines/model-engine.ts";

/** What the model had no part in: it was not there, or not in time. */
const causes: ReadonlySet<ShortfallCause> = new Set(["unreachable", "busy", "slow"]);

/** Where the language model gave no answer: for the whole text, for parts of it, or nowhere. */
export const outageIn = ({ engine, shortfalls = [] }: Result): "whole" | "part" | null =>
  shortfalls.some(({ cause }) => causes.has(cause)) ? (engine === modelEngine ? "part" : "whole") : null;
