export { toHtml } from "./html.ts";
export { toMarkdown } from "./markdown.ts";
export { reportOf } from "./report.ts";
export { saveFile } from "./save-file.ts";
