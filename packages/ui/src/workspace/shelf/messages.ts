import type { Strength, Tone } from "@prosewell/humanizer";
import type { Sample } from "../samples/Samples.tsx";

/** What the samples and the history say. It comes when they are wanted, so its phrases may be functions. */
export interface ShelfMessages {
  /** BCP 47 code by which times are written. */
  readonly locale: string;
  readonly samples: {
    readonly title: string;
    /** Who wrote them, and what to look at. */
    readonly intro: string;
    readonly close: string;
    words(count: number): string;
    readonly list: readonly Sample[];
  };
  readonly history: {
    readonly title: string;
    readonly close: string;
    /** The switch, and what it does. */
    readonly keep: string;
    readonly keepHint: string;
    readonly search: string;
    /** How many runs there are. */
    runs(count: number): string;
    /** How many of them the search found. */
    found(count: number): string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    /** The browser keeps nothing for this page. */
    readonly refused: string;
    settings(tone: Tone, strength: Strength): string;
    words(count: number): string;
    edits(count: number): string;
    /** Name of the button that deletes a run, by the text's first words. */
    remove(opening: string): string;
    readonly removed: string;
    readonly bringBack: string;
    readonly forget: string;
  };
  readonly forget: {
    readonly title: string;
    /** What goes. */
    readonly goes: readonly string[];
    /** What that means. */
    readonly caution: string;
    readonly confirm: string;
    readonly back: string;
  };
}
