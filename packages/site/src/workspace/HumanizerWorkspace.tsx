"use client";

import { type LoadRuntime, Workspace, type WorkspaceProps } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { OfflineNote } from "../offline/OfflineNote.tsx";
import { tellActivity } from "../tracking/activity.ts";

/** The engine, the review and their texts come at the person's first intent, in one chunk. */
const load: LoadRuntime = async () => (await import("./runtime.ts")).createRuntime();

const reportError = (error: unknown) => report({ error });

interface HumanizerWorkspaceProps extends Omit<WorkspaceProps, "load" | "report" | "onActivity" | "note"> {
  /** Said once the tool works without a connection. */
  readonly offline: string;
}

export const HumanizerWorkspace = ({ offline, ...props }: HumanizerWorkspaceProps) => (
  <Workspace {...props} note={<OfflineNote text={offline} />} load={load} report={reportError} onActivity={tellActivity} />
);
