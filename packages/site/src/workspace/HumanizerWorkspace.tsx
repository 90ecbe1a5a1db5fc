"use client";

import { type LoadRuntime, type LoadShelf, Workspace, type WorkspaceProps } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { OfflineNote } from "../offline/OfflineNote.tsx";
import { tellActivity } from "../tracking/activity.ts";
import { loadTray } from "./load-tray.ts";

/** The engine, the review and their texts come at the person's first intent, in one chunk. */
const load: LoadRuntime = async () => (await import("./runtime.ts")).createRuntime();

/** The samples and the history come when one of them is opened, or when there is something to keep. */
const loadShelf: LoadShelf = async () => (await import("./shelf.tsx")).createShelf();

const reportError = (error: unknown) => report({ error });

interface HumanizerWorkspaceProps extends Omit<WorkspaceProps, "load" | "loadShelf" | "loadTray" | "report" | "onActivity" | "note"> {
  /** Said once the tool works without a connection. */
  readonly offline: string;
}

export const HumanizerWorkspace = ({ offline, ...props }: HumanizerWorkspaceProps) => (
  <Workspace {...props} note={<OfflineNote text={offline} />} load={load} loadShelf={loadShelf} loadTray={loadTray} report={reportError} onActivity={tellActivity} />
);
