import type { WorkspaceMessages } from "../messages.ts";

/** What is said where the device cannot do the work, so that the text has to go to a server. */
export interface Elsewhere {
  /** Said before the first text goes: where to, why, and what becomes of it there. */
  readonly ask: string;
  readonly agree: string;
  /** In place of where the text is kept. */
  readonly privacy: string;
  /** In place of what is said where nothing has come back yet. */
  readonly emptyText: string;
}

interface Told {
  readonly input: WorkspaceMessages["input"];
  readonly result: Pick<WorkspaceMessages["result"], "emptyText">;
}

/** The messages as they are true there. */
export const toldElsewhere = <Messages extends Told>(messages: Messages, elsewhere: Pick<Elsewhere, "privacy" | "emptyText"> | undefined): Messages =>
  elsewhere
    ? { ...messages, input: { ...messages.input, privacy: elsewhere.privacy }, result: { ...messages.result, emptyText: elsewhere.emptyText } }
    : messages;
