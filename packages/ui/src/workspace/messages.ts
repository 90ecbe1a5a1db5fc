import type { DetectionMessages } from "./detection/messages.ts";
import type { DownloadMessages } from "./documents/download-messages.ts";
import type { ReportMessages, TakeAlongMessages } from "./report/messages.ts";
import type { FactKind } from "./review/facts.ts";
import type { Command } from "./review/keys.ts";
import type { UncheckedKind } from "./review/unchecked.ts";
import type { StatisticsMessages } from "./statistics/messages.ts";
import type { Coverage, Edit, Shortfall, Strength, Tone } from "@prosewell/humanizer";

/** The forms of a counted phrase; `{{count}}` stands for the number. `other` serves where a form is not given. */
export type Counted = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

interface ChoiceMessages<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  /** What each option brings, in a few words. */
  readonly hints: Readonly<Record<Value, string>>;
}

/** Everything that the shell says before the engine is there: plain strings, so that they cost no code. */
export interface WorkspaceMessages {
  /** BCP 47 code by which numbers and plurals are formed. */
  readonly locale: string;
  readonly input: {
    readonly label: string;
    /** Names the file types that can be opened. */
    readonly fileHint: string;
    readonly openFile: string;
    readonly drop: string;
    /** Where the text is kept. */
    readonly privacy: string;
    /** With `zero`, which an empty box says as the page starts, the page starts without a formatter of numbers: making the first takes long. */
    readonly wordCount: Counted;
    readonly clear: string;
    readonly undo: string;
    readonly trySample: string;
    readonly history: string;
  };
  /** `{{words}}` stands for the words in question. */
  readonly locked: { readonly label: string; readonly lock: string; readonly unlock: string };
  /** Likewise, of sentences that are rewritten more strongly than the rest. */
  readonly stronger: { readonly label: string; readonly lock: string; readonly unlock: string };
  readonly tone: ChoiceMessages<Tone>;
  readonly strength: ChoiceMessages<Strength>;
  readonly run: {
    readonly humanize: string;
    /** Where the text is longer than a run takes; `{{limit}}` stands for the run's words. */
    readonly humanizeFirst: string;
    /** `{{limit}}` as above. */
    readonly tooLong: string;
    /** How to start from the keyboard. */
    readonly shortcut: string;
    readonly cancel: string;
    readonly retry: string;
    readonly loading: string;
    /** A first pass is shown, and the engine still loads; absent where there is no first pass. */
    readonly preceded?: string;
    readonly working: string;
    readonly done: string;
    readonly cancelled: string;
    /** Link to the result, where its keys are heard; on a phone the result lies below. */
    readonly toResult: string;
  };
  readonly result: {
    readonly label: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly legend: { readonly added: string; readonly removed: string; readonly kept: string };
    /** The output belongs to an earlier text or to other settings. */
    readonly stale: string;
  };
  readonly notices: Readonly<Record<NoticeId, string>>;
}

/** Notices that stand over the panes; `{{name}}` stands for what they are about. */
export type NoticeId =
  | "opened"
  | "pastedRich"
  | "cleared"
  | "emptyText"
  | "sample"
  | "reopened"
  | "forgotten"
  | "forgetFailed"
  | "historyGone"
  | "historyFull"
  | "historyRefused"
  | "shelfFailed"
  | "tooLongToJudge"
  | "loadFailed"
  | "runFailed";

/** What the review says. It comes with the engine, so its phrases may be functions. */
export interface ReviewMessages {
  /** Heading over the notes: how many edits there are. */
  editsHeading(count: number): string;
  /** The stamp: how many facts were checked, and that all were kept. */
  proof(count: number): string;
  /** Marks of generated prose for each 1,000 words, before and after, in whole numbers. Not said of short texts. */
  marks(before: number, after: number): string;
  /** Words of the output. */
  words(count: number): string;
  /** Words that were carried over unchanged behind the rewritten part, which has `done` words. */
  carriedOver(done: number, rest: number): string;
  /** How far the language is rewritten, or `null` where it is in full. */
  languageNotice(language: string, coverage?: Coverage): string | null;
  /** A rule's name for people. */
  ruleName(rule: string): string;
  /** Name of the link from a note to its place in the text. */
  toMark(edit: Edit): string;
  readonly showChanges: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly removed: string;
  readonly before: string;
  readonly after: string;
  readonly closeNote: string;
  /** Said of an edit whose original wording stands again. */
  readonly undone: string;
  /** Group of the wordings that fit an edit's place. */
  readonly wordings: string;
  readonly undo: string;
  readonly putBack: string;
  readonly undoSentence: string;
  readonly putBackSentence: string;
  /** Rewrites the sentence again, one step more strongly than the rest; and again as the rest. */
  readonly sentenceStronger: string;
  readonly sentenceAsTheRest: string;
  /** Locks an edit's words, so that no run changes them. */
  keepWords(words: string): string;
  /** All edits by the same rule; there are so many. */
  undoKind(count: number): string;
  putBackKind(count: number): string;
  /** Said of a result of the language model. */
  readonly model: {
    readonly by: string;
    /** Kinds of facts that could not be compared in the text's language. */
    unchecked(kinds: readonly UncheckedKind[], language: string): string;
    /** The model gave no answer, for the whole text or for parts of it, and the engine that needs none took its place. */
    outage(isWhole: boolean): string;
    /** Heading over the places where its wording was not used: how many there are. */
    heading(count: number): string;
    /** Over a wording that was refused. */
    readonly refused: string;
    /** Whose wording stands there. */
    readonly served: Readonly<Record<Shortfall["served"], string>>;
    readonly unchangedText: string;
    /** Rewrites the sentence once more, and nothing else. */
    readonly again: string;
  };
  readonly hints: {
    /** Heading over what is left to the person: how much there is of it. */
    heading(count: number): string;
  };
  readonly detection: DetectionMessages;
  readonly download: DownloadMessages;
  readonly takeAlong: TakeAlongMessages;
  readonly report: ReportMessages;
  readonly statistics: StatisticsMessages;
  readonly facts: {
    /** What was compared, and where a fact leads. */
    readonly how: string;
    /** A kind of fact and how many there are. */
    kind(kind: FactKind, count: number): string;
  };
  readonly shortcuts: {
    readonly title: string;
    readonly close: string;
    /** Where the keys are heard. */
    readonly where: string;
    readonly does: Readonly<Record<Command, string>>;
  };
  readonly unchangedTitle: string;
  readonly unchangedText: string;
  /** Button that runs again with a strength that reaches further. */
  tryStrength(strength: Strength): string;
}
