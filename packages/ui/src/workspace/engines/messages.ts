import type { Revealable } from "@prosewell/humanizer";

/** What is said where a language model can be chosen. */
export interface EnginesMessages {
  readonly choice: {
    readonly label: string;
    readonly options: { readonly device: string; readonly model: string };
    readonly hints: { readonly device: string; readonly model: string };
  };
  /** Opens what was agreed to. */
  readonly review: string;
  /** In place of where the text is kept, and of what is said where nothing has come back yet. */
  readonly told: { readonly privacy: string; readonly emptyText: string };
  readonly agreement: {
    readonly title: string;
    /** Where the text goes, what of it is hidden, what is kept, what is checked. */
    readonly says: readonly string[];
    readonly reveal: { readonly legend: string; readonly kinds: Readonly<Record<Revealable, string>> };
    readonly remember: string;
    readonly rememberHint: string;
    readonly agree: string;
    /** Back to the engine on the device; nothing is sent, and nothing remembered. */
    readonly back: string;
  };
  readonly voice: VoiceMessages;
}

export interface VoiceMessages {
  /** Opens it, where there is no sample and where there is one. */
  readonly add: string;
  readonly change: string;
  readonly title: string;
  readonly close: string;
  /** What it is for, where it is kept, what is sent of it. */
  readonly says: readonly string[];
  readonly label: string;
  /** How much there is, of how much it may have. */
  readonly count: (characters: number, most: number) => string;
  readonly save: string;
  readonly remove: string;
  /** The browser keeps nothing. */
  readonly refused: string;
}
