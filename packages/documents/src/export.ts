export { clipboardOf, exportKinds, exportText, type ExportKind } from "./export/export-text.ts";
