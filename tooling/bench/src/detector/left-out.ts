import { readFileSync } from "node:fs";

interface Figures {
  readonly auroc: number;
  readonly caughtAt1: number;
  readonly caughtAt5: number;
}

/** What `npm run leave-out` in tooling/training measured on one part that neither model had seen anything like. */
export interface LeftOut {
  readonly kind: string;
  readonly name: string;
  readonly human: number;
  readonly generated: number;
  readonly ours: Figures;
  readonly reference: Figures;
  /** By our models as they were before texts were added to the corpus. */
  readonly isEarlier?: boolean;
}

/** What `npm run train` found of the shipped threshold, by models that knew nothing from the sources that they judged. */
export interface Accusations {
  readonly generated: number;
  readonly caught: number;
  readonly accusations: readonly { readonly group: string; readonly passages: number; readonly accused: number; readonly upper: number }[];
}

/** How fast the reference is, on the machine that ran the training. */
export interface Speeds {
  readonly ours: number;
  readonly reference: number;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../training/results/${name}.json`, import.meta.url), "utf8"));

export const leftOut = (): { readonly rows: readonly LeftOut[]; readonly speeds: Speeds } => read("leave-out");
export const accusations = (): Accusations => read("accusations");
