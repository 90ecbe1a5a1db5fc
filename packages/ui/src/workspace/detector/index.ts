export { DetectorWorkspace, type DetectorWorkspaceProps } from "./DetectorWorkspace.tsx";
export type { DetectorMessages, JudgementMessages } from "./messages.ts";
export type { DetectorRuntime, LoadDetector } from "./use-check.ts";
