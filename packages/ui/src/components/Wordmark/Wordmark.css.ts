import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const wordmark = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  minBlockSize: vars.target,
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.name,
  fontWeight: vars.weight.semibold,
  letterSpacing: "-0.015em",
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const sign = component({ inlineSize: space(6), blockSize: space(6), fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const type = component({ stroke: "currentColor", strokeWidth: "2" });
export const pencil = component({ stroke: colour.pencil, strokeWidth: "2.25", "@media": { "(forced-colors: active)": { stroke: "Highlight" } } });
