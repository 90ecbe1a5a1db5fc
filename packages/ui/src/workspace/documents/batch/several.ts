import type { Elsewhere } from "../../elsewhere/elsewhere.ts";
import type { FileRun, Held } from "../../rewrite-file.ts";
import type { Outcome } from "../../runtime.ts";

/** What several files at once need of the workspace. */
export interface Several {
  readonly settings: FileRun["settings"];
  readonly wordsPerRun: number;
  /** How many words are left today. */
  readonly standing: string;
  rewrite(run: FileRun): Promise<Outcome | Held>;
  /** Present where files go to a server, and only after the person has agreed. */
  readonly elsewhere: Elsewhere | undefined;
  agree(): void;
}
