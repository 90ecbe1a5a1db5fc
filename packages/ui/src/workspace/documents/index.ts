export type { BatchMessages } from "./batch/messages.ts";
export type { Documents, NewKind } from "./documents.ts";
export type { DownloadMessages } from "./download-messages.ts";
export type { TrayMessages, TrayProblem } from "./messages.ts";
export { Tray } from "./Tray.tsx";
