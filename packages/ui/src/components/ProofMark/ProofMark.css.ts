import { component } from "../../theme/component.ts";
import { colour } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const strip = component({ inlineSize: space(18), blockSize: space(12), fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
// Forced colours leave drawings alone, so these choose by themselves what can be seen.
export const typeLine = component({ stroke: colour.outline, strokeWidth: "1.25", "@media": { "(forced-colors: active)": { stroke: "CanvasText" } } });
export const pencilLine = component({ stroke: colour.pencil, strokeWidth: "1.75", "@media": { "(forced-colors: active)": { stroke: "Highlight" } } });
