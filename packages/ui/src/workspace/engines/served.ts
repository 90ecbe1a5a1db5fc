import type { BlockResult, Engine } from "@prosewell/humanizer";
import type { ComponentType } from "react";
import type { DailyWords } from "../allowance/allowance.ts";
import type { Source } from "../documents/source.ts";
import type { Elsewhere } from "../elsewhere/elsewhere.ts";
import type { Outcome } from "../runtime.ts";

/** A text that is on its way: what has passed so far, and what is still as it was. */
export interface Coming {
  readonly done: string;
  readonly rest: string;
  /** Shows it, where that is not what serves the run. */
  readonly Shown?: ComponentType<Coming>;
}

/** Gathers a run's blocks. */
export interface Passing {
  add(block: BlockResult): Coming;
  /** What has passed so far as a finished run, the rest carried over; `null` while nothing is changed. */
  outcome(): Outcome | null;
}

/** What takes the place of the engine on the device, as long as the person has it chosen. */
export interface Served {
  readonly engine: Engine;
  /** Counts the words of its runs; absent where nobody does. */
  readonly words?: DailyWords;
  /** What is said, while it is chosen, of where the text goes. */
  readonly told: Pick<Elsewhere, "privacy" | "emptyText">;
  passing(run: Pick<Outcome, "draft" | "original"> & { readonly source: Source | null }): Passing;
  /** Shows a text that is on its way. */
  readonly Coming: ComponentType<Coming>;
}

export interface EnginesProps {
  /** Told of every change of what takes the device's place; `null` where nothing does. */
  readonly onServe: (served: Served | null) => void;
}

/** The choice of an engine in its words; shows nothing where there is none. */
export type WordedEngines = ComponentType<EnginesProps>;
