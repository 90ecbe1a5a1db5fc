export { saveFile } from "../report/save-file.ts";
export { mediaTypes, nameAfter, newName } from "./names.ts";
export { saveSource } from "./save-source.ts";
