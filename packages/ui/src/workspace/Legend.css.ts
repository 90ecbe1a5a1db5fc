import { component } from "../theme/component.ts";
import { colour, vars } from "../theme/contract.css.ts";
import { space } from "../theme/tokens.ts";

export const legend = component({ display: "grid", gap: space(3), marginBlockStart: space(5) });

export const row = component({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space(5) });

export const sample = component({ inlineSize: space(42), maxInlineSize: "100%", blockSize: space(8), fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const sampleType = component({ stroke: colour.hairline, strokeWidth: "5" });
export const sampleWord = component({ stroke: colour.inkSoft, strokeWidth: "5" });
export const samplePencil = component({ stroke: colour.pencil, strokeWidth: "1.75" });
export const sampleStamp = component({ stroke: colour.stamp, strokeWidth: "1.5" });

export const label = component({ fontFamily: vars.font.serif, fontSize: vars.size.body });
