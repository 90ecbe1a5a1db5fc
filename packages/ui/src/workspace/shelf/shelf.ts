import type { ComponentType, Dispatch } from "react";
import type { Decisions } from "../review/decisions.ts";
import type { Outcome } from "../runtime.ts";
import type { WorkspaceEvent } from "../workspace-state.ts";
import type { ShelfMessages } from "./messages.ts";

/** What can be opened over the workspace. */
export type Panel = "samples" | "history";

export interface ShelfProps {
  readonly messages: ShelfMessages;
  readonly panel: Panel | null;
  readonly outcome: Outcome | null;
  /** What is decided of the outcome's edits. */
  readonly decisions: Decisions;
  /** Id of the review that stood beside the draft when the page was left. */
  readonly recalled: string | null;
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly onClose: () => void;
}

/** The shelf with its words already on it. */
export type WordedShelf = ComponentType<Omit<ShelfProps, "messages">>;

/** Called when something of the shelf is wanted or is to be kept there, and again after it failed. */
export type LoadShelf = () => Promise<WordedShelf>;
