import { found } from "./measured.generated.ts";

/** What was measured when the weights were made, by models that knew nothing from the sources that they judged. */
export interface Measured {
  /** How many passages the weights were learned from. */
  readonly learned: { readonly human: number; readonly generated: number };
  /** How many of these lie outside the corpus: texts of newer assistants, also through humanizers or beside people's on the same matter, and plain guidance by people. */
  readonly added: { readonly human: number; readonly generated: number };
  /** Generated passages that were judged, and how many of them were called `ai`. */
  readonly generated: number;
  readonly caught: number;
  /** Passages by people, by kind of writing: how many were judged, how many were called `ai`, and the upper end of that share's 95 % interval (Clopper and Pearson). */
  readonly accusations: readonly {
    readonly group: string;
    readonly passages: number;
    readonly accused: number;
    readonly upper: number;
  }[];
}

export const measured: Measured = found;
