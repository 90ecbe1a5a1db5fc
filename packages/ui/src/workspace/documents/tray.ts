import type { ComponentType, Dispatch, RefObject } from "react";
import type { OnActivity } from "../activity.ts";
import type { WorkspaceEvent } from "../workspace-state.ts";
import type { Several } from "./batch/several.ts";
import type { Documents } from "./documents.ts";
import type { TrayMessages } from "./messages.ts";
import type { Source } from "./source.ts";

/** Files that a person chose or dropped; another object each time, even of the same files. */
export interface Given {
  readonly files: readonly File[];
}

export interface TrayProps {
  readonly messages: TrayMessages;
  readonly documents: Documents;
  readonly given: Given | null;
  /** The file that the text in the box came out of. */
  readonly source: Source | null;
  readonly text: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  /** The most bytes of a file that is opened. */
  readonly fileBytes: number;
  /** Absent where files are taken one at a time. */
  readonly several?: Several;
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly onActivity: OnActivity;
}

/** The tray with its words, and what opens files, already in it. */
export type WordedTray = ComponentType<Omit<TrayProps, "messages" | "documents">>;

/** Called when a file comes in, and again after it failed. */
export type LoadTray = () => Promise<WordedTray>;
