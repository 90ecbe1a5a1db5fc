"use client";

import { DetectorWorkspace, type DetectorWorkspaceProps, type LoadDetector } from "@prosewell/ui/detector";
import { report } from "../error-reporting/reporting.ts";
import { OfflineNote } from "../offline/OfflineNote.tsx";
import { tellActivity } from "../tracking/activity.ts";
import { loadTray } from "./load-tray.ts";

/** The detector, the judgement and their texts come at the person's first intent. */
const load: LoadDetector = async () => (await import("./detector-runtime.tsx")).createDetectorRuntime();

const reportError = (error: unknown) => report({ error });

interface OwnDetectorProps extends Omit<DetectorWorkspaceProps, "load" | "loadTray" | "report" | "onActivity" | "note"> {
  /** Said once the tool works without a connection. */
  readonly offline: string;
}

export const OwnDetector = ({ offline, ...props }: OwnDetectorProps) => (
  <DetectorWorkspace {...props} note={<OfflineNote text={offline} />} load={load} loadTray={loadTray} report={reportError} onActivity={tellActivity} />
);
