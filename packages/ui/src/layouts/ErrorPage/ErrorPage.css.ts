import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { displayText } from "../../theme/headings.ts";
import { space } from "../../theme/tokens.ts";

export const body = component({
  display: "grid",
  justifyItems: "start",
  gap: space(5),
  maxInlineSize: vars.measure.prose,
  paddingBlock: space(16),
  overflowWrap: "anywhere",
  "@media": { [from("desktop")]: { paddingBlock: space(28) } },
});

/** The title is struck out and a caret asks for what should stand there. */
export const drawing = component({ inlineSize: space(40), blockSize: space(12), fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const type = component({ stroke: colour.outline, strokeWidth: "2", "@media": { "(forced-colors: active)": { stroke: "CanvasText" } } });
export const pencil = component({ stroke: colour.pencil, strokeWidth: "2", "@media": { "(forced-colors: active)": { stroke: "Highlight" } } });

export const title = component(displayText);

export const text = component({ color: colour.inkSoft, fontSize: vars.size.lead });

export const actions = component({ display: "flex", flexWrap: "wrap", gap: space(3), marginBlockStart: space(3) });
