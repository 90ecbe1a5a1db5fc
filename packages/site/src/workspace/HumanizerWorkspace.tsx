"use client";

import { type LoadRuntime, Workspace, type WorkspaceProps } from "@prosewell/ui/workspace";
import { report } from "../error-reporting/reporting.ts";
import { tellActivity } from "../tracking/activity.ts";

/** The engine, the review and their texts come at the person's first intent, in one chunk. */
const load: LoadRuntime = async () => (await import("./runtime.ts")).createRuntime();

const reportError = (error: unknown) => report({ error });

export const HumanizerWorkspace = (props: Omit<WorkspaceProps, "load" | "report" | "onActivity">) => <Workspace {...props} load={load} report={reportError} onActivity={tellActivity} />;
