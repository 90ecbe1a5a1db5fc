export type { Change, OnShare, OpenDocument, Tracking, WriteOptions, Written } from "./document.ts";
export { DocumentError, problems, type Problem } from "./failure.ts";
export { documentKinds, kindOfName, type DocumentKind } from "./kinds.ts";
export { defaultLimits, type Limits } from "./limits.ts";
export { openDocument } from "./open-document.ts";
