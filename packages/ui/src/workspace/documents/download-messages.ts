import type { NewKind } from "./documents.ts";
import type { Source } from "./source.ts";

/** What is said where an output is downloaded. */
export interface DownloadMessages {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  /** Said where the input has changed since the run: the files are of the result. */
  readonly stale: string;
  readonly file: {
    /** What comes back of the file that went in. */
    about(source: Source): string;
    /** Said where its text had been changed by hand before the run. */
    readonly byHand: string;
    readonly tracked: string;
    readonly trackedHint: string;
    readonly save: string;
  };
  readonly fresh: {
    readonly heading: string;
    readonly hint: string;
    readonly kinds: Readonly<Record<NewKind, string>>;
  };
  /** The part of a file's name that a new one has where no file came in. */
  readonly stem: string;
  /** Who made tracked changes. */
  readonly author: string;
  readonly making: string;
  saved(name: string): string;
  /** Changes that the file has no place for, by the wordings that are left out. */
  refused(wordings: readonly string[]): string;
  readonly failed: string;
}
