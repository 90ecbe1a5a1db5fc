import type { Strength, Tone } from "@prosewell/humanizer";

/** What a person did, in counts, durations and settings. Never a word of their text, nor a file's name. */
export type Activity =
  | { readonly name: "text_pasted"; readonly words: number }
  | { readonly name: "file_opened"; readonly words: number; readonly type: string }
  | { readonly name: "limit_reached"; readonly words: number; readonly limit: number }
  /** Words that a run would have taken and words of the day that were left; the run was refused. */
  | { readonly name: "daily_limit_reached"; readonly words: number; readonly remaining: number }
  | { readonly name: "humanize_started"; readonly words: number; readonly tone: Tone; readonly strength: Strength }
  | {
      readonly name: "humanize_finished";
      readonly words: number;
      /** Words of the input inside an edit. */
      readonly changed: number;
      readonly edits: number;
      readonly language: string;
      /** From the press to the result. */
      readonly milliseconds: number;
      readonly tone: Tone;
      readonly strength: Strength;
    }
  | {
      readonly name: "humanize_failed";
      readonly stage: "load" | "run";
      /** Words of the text; `null` where what counts them did not load either. */
      readonly words: number | null;
      /** From the press to the failure. */
      readonly milliseconds: number;
    }
  | { readonly name: "humanize_cancelled" }
  /** Words that were judged, and from the press to the judgement. Never what it was. */
  | { readonly name: "text_checked"; readonly words: number; readonly milliseconds: number }
  /** Edits that the person undid with one press, and the rule of the one they pressed at. */
  | { readonly name: "edit_undone"; readonly rule: string; readonly edits: number }
  | { readonly name: "result_copied"; readonly words: number };

/** Told of what a person does. */
export type OnActivity = (activity: Activity) => void;
