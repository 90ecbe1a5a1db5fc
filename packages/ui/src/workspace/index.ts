export type { Allowance, AllowanceMessages, Answer, Daily, DailyWords } from "./allowance/allowance.ts";
export type { Activity, OnActivity } from "./activity.ts";
export type { Counted, NoticeId, ReviewMessages, WorkspaceMessages } from "./messages.ts";
export type { Detect } from "./detection/Detection.tsx";
export type { LoadTray, WordedTray } from "./documents/tray.ts";
export type { Elsewhere } from "./elsewhere/elsewhere.ts";
export type { LoadRuntime, Outcome, ReviewProps, WordedReview, WorkspaceRuntime } from "./runtime.ts";
export type { LoadShelf, WordedShelf } from "./shelf/shelf.ts";
export { Workspace, type WorkspaceProps } from "./Workspace.tsx";
