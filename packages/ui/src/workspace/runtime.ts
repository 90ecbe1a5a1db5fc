import type { Edit, Engine, Result, Strength } from "@prosewell/humanizer";
import type { Span } from "@prosewell/prose";
import type { ComponentType } from "react";
import type { Daily } from "./allowance/allowance.ts";
import type { Detect } from "./detection/Detection.tsx";
import type { Documents } from "./documents/documents.ts";
import type { Source } from "./documents/source.ts";
import type { Elsewhere } from "./elsewhere/elsewhere.ts";
import type { WordedEngines } from "./engines/served.ts";
import type { ReviewMessages } from "./messages.ts";
import type { DecisionHistory } from "./review/decision-history.ts";
import type { Decisions } from "./review/decisions.ts";
import type { Draft } from "./settings.ts";

/** A finished run: what was asked, what came back. */
export interface Outcome {
  /** Another run has another id, even of the same text. */
  readonly id: string;
  /** When it finished: milliseconds since 1970, UTC. */
  readonly at: number;
  /** The whole text and the settings at the time. */
  readonly draft: Draft;
  /** The part of the text that was rewritten; the result's offsets count in it. */
  readonly original: string;
  readonly result: Result;
  /** What follows that part, unchanged. */
  readonly rest: string;
  /** The file that the text had come out of. */
  readonly source?: Source;
}

export interface ReviewProps {
  readonly outcome: Outcome;
  /** What was decided of its edits before it is shown. */
  readonly decisions?: Decisions;
  /** What was decided of earlier outputs: where an edit of this one stands in the same place, it holds. */
  readonly decisionHistory?: DecisionHistory | undefined;
  readonly messages: ReviewMessages;
  /** Whether the input has changed since the run. */
  readonly isStale?: boolean;
  readonly detect: Detect;
  /** Makes files of the output; absent where none can be made. */
  readonly documents?: Documents;
  /** Asked for another run of what stands in the input, at this strength. */
  readonly onStrengthen: (strength: Strength) => void;
  /** Asked for another run in which these sentences, and no others, are rewritten one step more strongly than the rest. */
  readonly onStronger?: ((sentences: readonly string[]) => void) | undefined;
  /** Asked to rewrite the sentence at this place once more, and nothing else. */
  readonly onAgain?: ((place: Span) => void) | undefined;
  /** Asked to keep these words as they are, in this run and every later one. */
  readonly onLock?: ((words: string) => void) | undefined;
  /** Told of a copy, and of how many words it holds. */
  readonly onCopy?: ((words: number) => void) | undefined;
  /** Told of what comes along from earlier outputs, and of every change of mind, with all that is decided then and the way to it. */
  readonly onDecide?: ((decisions: Decisions, history: DecisionHistory) => void) | undefined;
  /** Told of edits that the person undoes. */
  readonly onUndo?: ((edits: readonly Edit[]) => void) | undefined;
}

/** The review with its words already in it. */
export type WordedReview = ComponentType<Omit<ReviewProps, "messages" | "documents">>;

/** What the workspace needs only once a person shows intent. */
export interface WorkspaceRuntime {
  readonly engine: Engine;
  /** What it needs is fetched at the first call. */
  readonly detect: Detect;
  readonly Review: WordedReview;
  /** Present where the text goes to a server, and only after the person has agreed. */
  readonly elsewhere?: Elsewhere;
  /** Absent where nobody counts words. */
  readonly daily?: Daily;
  /** Offers another engine than this one, where there is another. */
  readonly Engines?: WordedEngines;
}

/** Called at the first intent, and again on a retry after it failed. */
export type LoadRuntime = () => Promise<WorkspaceRuntime>;
