export { saveFile } from "../../report/save-file.ts";
export { today } from "../../report/today.ts";
export { mediaTypes } from "../names.ts";
export { zipOf } from "./zip.ts";
